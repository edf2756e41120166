public import CofferCardRules

/// A vaulted card as reads see it: masked, without its number.
public struct StoredCard: Sendable {
    /// The card's identifier.
    public var id: CardID
    /// The merchant-side token.
    public var token: CardToken
    /// The customer that owns it.
    public var account: AccountID
    /// The network.
    public var brand: CardBrand
    /// First six digits.
    public var bin: String
    /// Last four digits.
    public var last4: String
    /// How many digits the number has.
    public var numberLength: Int
    /// Month of expiry, 1 through 12.
    public var month: Int
    /// Year of expiry, four digits.
    public var year: Int
    /// What stands behind the card.
    public var funding: CardFunding
    /// Where it is in its life.
    public var status: CardStatus
    /// Whether the customer can pay with it.
    public var buySupported: Bool
    /// Whether the customer can be paid to it.
    public var sellSupported: Bool
    /// The payment provider's id.
    public var providerId: String?
    /// When it was added, in milliseconds since 1970.
    public var createdAt: Int64
    /// When it was verified, in milliseconds since 1970.
    public var verifiedAt: Int64?
    /// When it was declined, in milliseconds since 1970.
    public var declinedAt: Int64?
    /// When it was deleted, in milliseconds since 1970.
    public var deletedAt: Int64?
    /// Name and address, opened from the sealed record; empty for a tombstone.
    public var openedPerson: OpenedPerson

    /// Name and address as texts.
    public var person: CardPerson { openedPerson.person }

    /// How many digits between the first six and the last four are not shown.
    public var hiddenDigits: Int { max(0, numberLength - bin.utf8.count - last4.utf8.count) }

    /// First six digits, asterisks to the full length, last four digits (coinme.md §1.5).
    public var maskedNumber: String {
        let hidden = hiddenDigits
        return String(unsafeUninitializedCapacity: bin.utf8.count + hidden + last4.utf8.count) { text in
            var end = 0
            func append(_ byte: UInt8) {
                text.initializeElement(at: end, to: byte)
                end += 1
            }
            bin.utf8.forEach(append)
            for _ in 0..<hidden { append(UInt8(ascii: "*")) }
            last4.utf8.forEach(append)
            return end
        }
    }
}
