internal import CofferVault
internal import CofferWire

extension InstrumentObject {
    /// A saved card with a token that pays once, or with none: the merchant's own token is not for apps.
    init(_ instrument: Instrument, token: SingleUseToken?) {
        let card = instrument.card
        let id = card.id.text
        self.init(
            id: id, analyticsId: id, token: token?.text, tokenType: token == nil ? .multiUse : .singleUse,
            isVaulted: true, paymentMethodType: CardWire.methodType, paymentInstrumentType: .paymentCard,
            paymentInstrumentData: InstrumentData(card), vaultCustomerId: card.account.text)
    }

    /// A card that pays once and is not saved.
    init(_ card: MaskedCard, token: SingleUseToken, id: String) {
        self.init(
            id: id, analyticsId: id, token: token.text, tokenType: .singleUse, isVaulted: false, paymentMethodType: CardWire.methodType,
            paymentInstrumentType: .paymentCard, paymentInstrumentData: InstrumentData(card))
    }
}
