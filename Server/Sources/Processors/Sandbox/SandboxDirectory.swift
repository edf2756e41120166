public import CofferVault

/// Knows every account and session but two, so that their refusals can be seen.
public struct SandboxDirectory: AccountDirectory {
    /// The account that is unknown.
    public static let unknownAccount = "unknown-account"
    /// The session that belongs to someone else.
    public static let wrongSession = "wrong-session"

    /// A directory.
    public init() {}

    /// Admits all but ``unknownAccount`` and ``wrongSession``.
    public func admission(of account: AccountID, webSessionId: String?) -> AccountAdmission {
        if account.text == Self.unknownAccount { return .unknownAccount }
        return webSessionId == Self.wrongSession ? .wrongSession : .admitted
    }
}
