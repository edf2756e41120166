/// What names one step of one payment to the processor, and makes it happen once.
public struct PaymentReference: Hashable, Sendable {
    /// The payment.
    public let payment: PaymentID
    /// The step within it; 0 is the authorisation.
    public let step: Int

    /// Names a step.
    public init(payment: PaymentID, step: Int) {
        self.payment = payment
        self.step = step
    }

    /// The text form: the payment's, a point, the step's number.
    public var text: String { "\(payment.text).\(step)" }
}
