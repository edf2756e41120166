package import CofferCrypto

/// The card behind a payment token. Silent in every text form.
package struct PayableCard: Sendable {
    /// Where its number is.
    package enum Source: Sendable {
        /// In the vault: ``Vault/openNumber(of:)``, after the audit event that D10 asks for.
        case saved(CardRow)
        /// In the token only.
        case fresh(FreshCard)
    }

    /// Where its number is.
    package var source: Source
    /// The security code that the customer typed: ASCII digits of the network's length.
    package var securityCode: SecretBytes?
    /// What the payment's first transaction must redeem; nil for a merchant's own token, which pays again and again.
    package var redemption: RedemptionID?
}

extension PayableCard: Silent {}
extension PayableCard.Source: Silent {}
