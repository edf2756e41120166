// What the follow-up screens ask for.

@available(iOS 15.0, *)
extension CheckoutRun {
    /// Closes the success screen after a while, unless it is gone by then.
    func closeSoon(_ result: PaymentResult) async {
        await world.pause(ScreenTimes.successSeconds)
        guard !Task.isCancelled, navigator.route == .success(result) else { return }
        navigator.showSelection()
    }
}

/// How long screens wait.
enum ScreenTimes {
    /// Until the success screen closes by itself.
    static let successSeconds = 3.0
    /// Until the field for the security code takes the focus, so that it does not do so in the middle of a transition.
    static let focusSeconds = 0.3
}
