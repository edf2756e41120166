/// Where a payment is (primer.md §5.2). The raw value is the name on the merchant's wire.
public enum PaymentStatus: String, CaseIterable, Sendable {
    /// Nothing is known yet: the processor has not answered, or the customer must act first.
    case pending = "PENDING"
    /// It could not be tried.
    case failed = "FAILED"
    /// Approved; the merchant may capture or cancel.
    case authorized = "AUTHORIZED"
    /// A capture is on its way.
    case settling = "SETTLING"
    /// A part was captured.
    case partiallySettled = "PARTIALLY_SETTLED"
    /// All of it was captured.
    case settled = "SETTLED"
    /// The issuer or the processor said no.
    case declined = "DECLINED"
    /// The merchant gave it up before a capture.
    case cancelled = "CANCELLED"

    /// The reduced set that the SDK's wire knows (primer.md §3.6, §5.2). The raw value is the name there.
    public enum Checkout: String, CaseIterable, Sendable {
        /// Not decided.
        case pending = "PENDING"
        /// Approved.
        case success = "SUCCESS"
        /// Not approved, or given up.
        case failed = "FAILED"
    }

    /// What the SDK is told.
    public var checkout: Checkout {
        switch self {
        case .pending: .pending
        case .authorized, .settling, .partiallySettled, .settled: .success
        case .failed, .declined, .cancelled: .failed
        }
    }
}
