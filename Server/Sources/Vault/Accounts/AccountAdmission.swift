/// Whether an account may be used.
public enum AccountAdmission: Equatable, Sendable {
    /// The account may be used and is created on first use.
    case admitted
    /// There is no such account.
    case unknownAccount
    /// The session is not this account's.
    case wrongSession
}
