// What upstream does not have.

@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout.VaultManager {
    /// Makes a manager for one session, which is kept weakly. For an app that has several sessions at once.
    public convenience init(session: PrimerCheckoutSession) { self.init(of: session) }
}
