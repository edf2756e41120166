/// Whoever knows which customers and risk sessions exist.
public protocol AccountDirectory: Sendable {
    /// Judges an account, and the session when there is one. Called on every operation, so it must answer at once.
    func admission(of account: AccountID, webSessionId: String?) -> AccountAdmission
}
