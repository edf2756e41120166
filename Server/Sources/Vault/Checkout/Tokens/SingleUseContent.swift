internal import CofferCrypto

/// What a single-use token carries.
struct SingleUseContent {
    /// What it pays with.
    enum Source: Equatable {
        /// A card of the vault, and whose it was.
        case saved(CardID, AccountID)
        /// A card that is nowhere else.
        case fresh(FreshCard)
    }

    var redemption: RedemptionID
    /// Milliseconds since 1970; at this moment it is expired.
    var expiresAt: Int64
    /// The security code: ASCII digits.
    var securityCode: SecretBytes?
    var source: Source

    private enum Kind {
        static let saved: UInt8 = 1
        static let fresh: UInt8 = 2
    }

    /// Codes and numbers take as much room as the longest, so that a token's length does not tell them apart.
    private static let codeByteCount = 4
    private static let numberByteCount = 19

    func write(to bytes: inout ByteWriter) {
        redemption.raw.withUnsafeBytes { bytes.append(raw: $0) }
        bytes.append(expiresAt)
        Self.append(securityCode, padded: Self.codeByteCount, to: &bytes)
        switch source {
        case .saved(let card, let account):
            bytes.append(byte: Kind.saved)
            card.raw.withUnsafeBytes { bytes.append(raw: $0) }
            bytes.append(field: account.text)
        case .fresh(let card):
            bytes.append(byte: Kind.fresh)
            Self.append(card.number, padded: Self.numberByteCount, to: &bytes)
            bytes.append(Int64(card.masked.year * 12 + card.masked.month - 1))
            bytes.append(optional: card.masked.holderName)
            bytes.append(optional: card.preferredNetwork)
        }
    }

    private static func append(_ secret: SecretBytes?, padded count: Int, to bytes: inout ByteWriter) {
        bytes.append(byte: UInt8(secret?.count ?? 0))
        secret?.withUnsafeBytes { bytes.append(raw: $0) }
        for _ in (secret?.count ?? 0)..<count { bytes.append(byte: 0) }
    }

    /// Reads what ``write(to:)`` wrote; nil for anything else.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = ByteReader(bytes)
        guard let id = reader.raw(TimedID.byteCount).flatMap({ TimedID(bytes: $0) }), let expiresAt = reader.integer(),
            let code = Self.secret(padded: Self.codeByteCount, &reader), let kind = reader.byte()
        else { return nil }
        redemption = RedemptionID(id)
        self.expiresAt = expiresAt
        securityCode = code.count == 0 ? nil : code
        guard let source = kind == Kind.saved ? Self.saved(&reader) : kind == Kind.fresh ? Self.fresh(&reader) : nil, reader.isAtEnd else {
            return nil
        }
        self.source = source
    }

    private static func saved(_ reader: inout ByteReader) -> Source? {
        guard let card = reader.raw(TimedID.byteCount).flatMap({ TimedID(bytes: $0) }), let account = reader.text().flatMap(AccountID.init)
        else { return nil }
        return .saved(CardID(card), account)
    }

    private static func fresh(_ reader: inout ByteReader) -> Source? {
        guard let number = secret(padded: numberByteCount, &reader), let months = reader.integer(), let holder = reader.optionalText(),
            let network = reader.optionalText(), let facts = try? CardFacts(number)
        else { return nil }
        let masked = MaskedCard(facts, month: Int(months % 12) + 1, year: Int(months / 12), holderName: holder)
        return .fresh(FreshCard(number: number, masked: masked, preferredNetwork: network))
    }

    private static func secret(padded count: Int, _ reader: inout ByteReader) -> SecretBytes? {
        guard let length = reader.byte(), let field = reader.raw(count), length <= count else { return nil }
        return SecretBytes(copying: field.prefix(Int(length)))
    }

    init(redemption: RedemptionID, expiresAt: Int64, securityCode: SecretBytes?, source: Source) {
        self.redemption = redemption
        self.expiresAt = expiresAt
        self.securityCode = securityCode
        self.source = source
    }
}
