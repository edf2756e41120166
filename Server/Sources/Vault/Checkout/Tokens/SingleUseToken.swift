public import CofferCrypto

/// A token that pays once. Its text holds the security code, sealed, so it must not be stored anywhere, a log or a remembered answer
/// included (D8); what may be kept of it is `redemption`. Silent in every text form.
public struct SingleUseToken: Equatable, Sendable {
    /// The text for `paymentMethodToken`, characters of the base64url alphabet.
    public var text: String
    /// Its name, which pays nothing.
    public var redemption: RedemptionID
    /// When it expires, in milliseconds since 1970.
    public var expiresAt: Int64
}

extension SingleUseToken: Silent {}
