/// One thing that happened to a payment. Events are only ever appended.
enum PaymentEvent: Equatable, Sendable {
    /// A step was made durable, before the processor is asked. Step 0 is the authorisation.
    case began(PaymentStep.Kind, amount: Int64, isFinal: Bool, reason: String?)
    /// The processor has done a step.
    case approved(step: Int, id: String?)
    /// The processor has not.
    case refused(step: Int, PaymentRefusal)
    /// The processor wants the customer to act before it goes on with the authorisation.
    case actionRequired(PaymentActionRequest)
    /// The customer has decided.
    case decided(isApproved: Bool)
    /// The processor is asked to go on.
    case resumed
    /// The processor has approved the authorisation after it was put down as refused: what it reserved is to be given up.
    case approvedTooLate(id: String?)
}

/// What stands behind a ``PaymentAction``.
struct PaymentActionRequest: Equatable, Sendable {
    /// The random part of the action's id, 16 bytes.
    var secret: [UInt8]
    /// The random part of the token that goes on with the payment, 16 bytes.
    var resumeSecret: [UInt8]
    /// The processor's own name for the action.
    var processorId: String?
    /// A word of the processor.
    var reason: String
    /// Milliseconds since 1970.
    var expiresAt: Int64

    /// The size of both secrets in bytes.
    static let secretByteCount = 16
}
