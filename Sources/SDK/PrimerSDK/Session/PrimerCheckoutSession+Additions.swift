public import CofferFoundation

// What upstream does not have.

@available(iOS 15.0, *)
extension PrimerCheckoutSession {
    /// Starts the session and tells of its outcomes, for a checkout without the SDK's views.
    ///
    /// As ``start()``, and returns when it does. Called on the main actor with
    /// - a failure to start, once; the session can then be started again;
    /// - after that, the failure of each attempt to pay and of each refresh; the session goes on;
    /// - success or dismissal, once, as the last call.
    ///
    /// A closure given to a call that returns at once is not called.
    public func start(onCompletion: @escaping @MainActor (PrimerCheckoutState) -> Void) async { await begin(onCompletion) }

    /// Shows the customer a page where a payment needs one, for example to confirm it with their bank; returns whether it is shown.
    ///
    /// Where it is nil, the SDK's views open the page by the environment's `openURL`; in a checkout without them a payment that needs a page
    /// then fails with ``PrimerError/failedToRedirect(url:diagnosticsId:)``.
    public var requiredActionOpener: (@MainActor (URL) async -> Bool)? {
        get { openURL }
        set { openURL = newValue }
    }
}
