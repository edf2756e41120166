internal import CofferCardRules
internal import CofferCrypto

/// The card that pays, opened. Silent in every text form.
struct PayingCard: Sendable {
    /// Canonical ASCII digits.
    var number: SecretBytes
    /// 1 through 12.
    var month: Int
    /// Four digits.
    var year: Int
    /// Nil when the customer was not asked for it.
    var securityCode: SecretBytes?
    var person: CardPerson
    var brand: CardBrand
    var bin: String
    var last4: String
    var funding: CardFunding
    /// Nil for a card that is not saved.
    var saved: Saved?
    /// What is used up by paying; nil for a token that can be used again.
    var redemption: RedemptionID?

    struct Saved: Equatable, Sendable {
        var id: CardID
        var token: CardToken
        var account: AccountID
    }

    /// Whether the card's month is over.
    func isExpired(at milliseconds: Int64) -> Bool {
        guard let expiry = try? CardExpiry(month: month, year: year) else { return true }
        return expiry.isExpired(at: milliseconds / 1_000)
    }

    var instrument: PaidInstrument {
        PaidInstrument(
            card: saved?.id, token: saved?.token, brand: brand, bin: bin, last4: last4, month: month, year: year, funding: funding,
            holderName: person.holderName)
    }
}

extension PayingCard: Silent {}
