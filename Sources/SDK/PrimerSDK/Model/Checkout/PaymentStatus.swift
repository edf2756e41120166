/// How far a payment got, as a checkout sees it; raw values are the wire's.
public enum PaymentStatus: String, Codable, CaseIterable, Sendable {
    /// Not decided yet.
    case pending = "PENDING"
    /// Paid, or reserved for the merchant to capture.
    case success = "SUCCESS"
    /// Refused, failed or cancelled.
    case failed = "FAILED"
}
