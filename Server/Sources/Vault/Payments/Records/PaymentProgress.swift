internal import CofferCrypto

/// What of a payment changes: its log, and the card that was kept because it succeeded.
struct PaymentProgress: Equatable, Sendable {
    var log = PaymentLog()
    var kept: Kept?

    /// A card that was saved by this payment.
    struct Kept: Equatable, Sendable {
        var card: CardID
        var token: CardToken
    }

    func write(to bytes: inout ByteWriter) {
        bytes.append(byte: kept == nil ? 0 : 1)
        if let kept {
            kept.card.raw.withUnsafeBytes { bytes.append(raw: $0) }
            kept.token.raw.withUnsafeBytes { bytes.append(raw: $0) }
        }
        log.write(to: &bytes)
    }

    init() {}

    /// Reads what ``write(to:)`` wrote; nil for anything else.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = ByteReader(bytes)
        guard let hasKept = reader.byte() else { return nil }
        if hasKept == 1 {
            guard let card = reader.id(), let token = reader.id() else { return nil }
            kept = Kept(card: CardID(card), token: CardToken(token))
        }
        guard let log = PaymentLog(&reader), reader.isAtEnd else { return nil }
        self.log = log
    }
}
