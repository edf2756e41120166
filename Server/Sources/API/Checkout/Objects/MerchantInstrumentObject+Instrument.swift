internal import CofferVault
internal import CofferWire

extension MerchantInstrumentObject {
    /// A saved card.
    init(_ instrument: Instrument) {
        self.init(instrument.card)
        isDefault = instrument.isDefault
        isVerified = instrument.isVerified
        paymentMethodData = InstrumentData(instrument.card)
    }

    /// A card that was deleted: nothing is known of it any more.
    init(tombstone card: StoredCard) {
        self.init(card)
        deleted = true
        deletedAt = card.deletedAt.map { UTCTimestamp.text(unixMilliseconds: $0) }
    }

    private init(_ card: StoredCard) {
        self.init(
            createdAt: UTCTimestamp.text(unixMilliseconds: card.createdAt), token: card.token.text, analyticsId: card.id.text,
            paymentMethodType: CardWire.methodType, accountFundingType: CardWire.funding(card.funding), customerId: card.account.text)
    }
}
