// What upstream does not have: it leaves those who list saved methods themselves without a way to pay.

@available(iOS 15.0, *)
extension PrimerSelectionSession {
    /// Pays with the selected saved method and returns when the attempt is over. The outcome goes to the session's completion.
    ///
    /// Does nothing when nothing is selected, while a payment runs, and after a success: a second tap never pays twice. Where the card's
    /// security code is needed and no valid one was entered, `state.cvvError` says so and nothing is sent.
    public func submitSelectedVaulted() async { await payWithSelected() }

    /// Gives up a page that the customer has left, for example by closing the browser; the attempt fails as cancelled.
    ///
    /// Does nothing unless a payment waits for such a page: while money may move, an attempt cannot be given up.
    public func cancelRequiredAction() { run?.giveUpAction() }
}
