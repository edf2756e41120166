internal import CofferCardRules
internal import CofferCrypto

/// What of a payment never changes and is not for the database's eyes.
struct PaymentContent: Equatable, Sendable {
    var instrument: PaidInstrument
    var processor: String
    /// Order, customer, metadata and terms, as JSON.
    var json: [UInt8]
    /// Whether the card, which is not saved yet, is to be saved once the payment succeeds.
    var keepsCard: Bool

    func write(to bytes: inout ByteWriter) {
        bytes.append(byte: keepsCard ? 1 : 0)
        bytes.append(field: processor)
        write(instrument.card?.raw, instrument.token?.raw, to: &bytes)
        bytes.append(byte: instrument.brand.rawValue)
        bytes.append(field: instrument.bin)
        bytes.append(field: instrument.last4)
        bytes.append(Int64(instrument.year * 12 + instrument.month - 1))
        bytes.append(instrument.funding.rawValue)
        bytes.append(optional: instrument.holderName)
        bytes.append(field: json)
    }

    private func write(_ card: TimedID?, _ token: TimedID?, to bytes: inout ByteWriter) {
        guard let card, let token else { return bytes.append(byte: 0) }
        bytes.append(byte: 1)
        card.withUnsafeBytes { bytes.append(raw: $0) }
        token.withUnsafeBytes { bytes.append(raw: $0) }
    }

    init(instrument: PaidInstrument, processor: String, json: [UInt8], keepsCard: Bool) {
        self.instrument = instrument
        self.processor = processor
        self.json = json
        self.keepsCard = keepsCard
    }

    /// Reads what ``write(to:)`` wrote; nil for anything else.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = ByteReader(bytes)
        guard let keeps = reader.byte(), let processor = reader.text(), let isSaved = reader.byte() else { return nil }
        var saved: (card: CardID, token: CardToken)?
        if isSaved == 1 {
            guard let card = reader.id(), let token = reader.id() else { return nil }
            saved = (CardID(card), CardToken(token))
        }
        guard let brand = reader.byte().flatMap(CardBrand.init(rawValue:)), let bin = reader.text(), let last4 = reader.text(),
            let months = reader.integer(), let funding = reader.integer().flatMap(CardFunding.init(rawValue:)),
            let holder = reader.optionalText(), let json = reader.field(), reader.isAtEnd
        else { return nil }
        instrument = PaidInstrument(
            card: saved?.card, token: saved?.token, brand: brand, bin: bin, last4: last4, month: Int(months % 12) + 1,
            year: Int(months / 12), funding: funding, holderName: holder)
        self.processor = processor
        self.json = Array(json)
        keepsCard = keeps == 1
    }
}
