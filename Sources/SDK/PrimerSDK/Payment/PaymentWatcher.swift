/// A sub-session that asked for a payment and shows how it stands.
@MainActor
protocol PaymentWatcher: AnyObject {
    /// A payment begins.
    func paymentStarted()
    /// A payment is over.
    func paymentEnded(with method: PaidMethod, _ end: PaymentEnd)
}
