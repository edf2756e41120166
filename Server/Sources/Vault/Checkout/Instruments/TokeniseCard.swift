public import CofferCrypto

/// A card that a customer typed at checkout, as it came from the wire (primer.md §3.5). Silent in every text form.
public struct TokeniseCard: Sendable {
    /// The number as typed, in ASCII.
    public var number: SecretBytes
    /// The month as sent, `"03"`.
    public var month: String
    /// The year as sent, `"2030"`.
    public var year: String
    /// The security code, in ASCII.
    public var securityCode: SecretBytes
    /// The name on the card.
    public var holderName: String?
    /// The network that the customer chose for a card with two: capital letters and underscores.
    public var preferredNetwork: String?
    /// What becomes of it.
    public var purpose: Purpose

    /// What becomes of a card that was typed.
    public enum Purpose: Sendable {
        /// It pays once (`SINGLE_USE`, the default on the wire).
        case payOnce
        /// It is kept at once (`MULTI_USE` with `paymentFlow` `VAULT`).
        case keep
    }

    /// Makes a request.
    public init(
        number: SecretBytes, month: String, year: String, securityCode: SecretBytes, holderName: String? = nil,
        preferredNetwork: String? = nil, purpose: Purpose = .payOnce
    ) {
        self.number = number
        self.month = month
        self.year = year
        self.securityCode = securityCode
        self.holderName = holderName
        self.preferredNetwork = preferredNetwork
        self.purpose = purpose
    }
}

extension TokeniseCard: Silent {}
