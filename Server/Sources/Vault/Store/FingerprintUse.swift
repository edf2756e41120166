/// Who holds a card already, seen from one account.
public enum FingerprintUse: Sendable {
    /// Nobody of the tenant.
    case unused
    /// The account itself.
    case sameAccount(CardRow)
    /// Another account, and not the account itself.
    case otherAccount
}
