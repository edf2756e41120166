internal import CofferCardRules
internal import CofferVault
internal import CofferWire

extension InstrumentData {
    /// What both halves see of a saved card.
    init(_ card: StoredCard) {
        let network = card.brand.primerNetwork
        self.init(
            first6Digits: card.bin, last4Digits: card.last4, expirationMonth: CardWire.month(card.month), expirationYear: "\(card.year)",
            cardholderName: card.person.holderName, network: CardWire.network(network), isNetworkTokenized: false,
            binData: BinDataObject(network: network.rawValue, accountFundingType: CardWire.funding(card.funding)))
    }

    /// What an app sees of a card that is not saved.
    init(_ card: MaskedCard) {
        let network = card.brand.primerNetwork
        self.init(
            first6Digits: card.bin, last4Digits: card.last4, expirationMonth: CardWire.month(card.month), expirationYear: "\(card.year)",
            cardholderName: card.holderName, network: CardWire.network(network), isNetworkTokenized: false,
            binData: BinDataObject(network: network.rawValue))
    }

    /// What a merchant sees of the card that a payment was made with.
    init(_ card: PaidInstrument) {
        let network = card.brand.primerNetwork
        self.init(
            first6Digits: card.bin, last4Digits: card.last4, expirationMonth: CardWire.month(card.month), expirationYear: "\(card.year)",
            cardholderName: card.holderName, network: CardWire.network(network), isNetworkTokenized: false,
            binData: BinDataObject(network: network.rawValue, accountFundingType: CardWire.funding(card.funding)))
    }
}
