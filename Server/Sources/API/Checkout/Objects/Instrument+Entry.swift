internal import CofferVault
internal import CofferWire

extension Instrument {
    /// Writes the card as an entry of an app's list: byte for byte what an ``InstrumentObject`` without a token writes, but without making
    /// one. The list is what apps ask for most, and an object of that many members costs more than the writing.
    func writeEntry(to writer: inout JSONWriter) {
        let id = card.id.text, network = card.brand.primerNetwork
        writer.literal(#"{"id":"#)
        writer.string(id)
        writer.literal(#","analyticsId":"#)
        writer.string(id)
        writer.literal(
            #","tokenType":"MULTI_USE","isVaulted":true,"paymentMethodType":"PAYMENT_CARD","paymentInstrumentType":"PAYMENT_CARD""#)
        writer.literal(#","paymentInstrumentData":{"first6Digits":"#)
        writer.string(card.bin)
        writer.literal(#","last4Digits":"#)
        writer.string(card.last4)
        writer.literal(#","expirationMonth":"#)
        writer.digits(card.month, count: 2)
        writer.literal(#","expirationYear":"#)
        writer.digits(card.year, count: 4)
        if let name = card.person.holderName {
            writer.literal(#","cardholderName":"#)
            writer.string(name)
        }
        writer.literal(#","network":"#)
        writer.string(CardWire.network(network))
        writer.literal(#","isNetworkTokenized":false,"binData":{"network":"#)
        writer.string(network.rawValue)
        writer.literal(#","accountFundingType":"#)
        writer.string(CardWire.funding(card.funding))
        writer.literal(#"}},"vaultData":{"customerId":"#)
        writer.string(card.account.text)
        writer.literal("}}")
    }
}
