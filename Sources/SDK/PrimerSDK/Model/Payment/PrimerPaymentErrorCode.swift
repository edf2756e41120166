/// Why a payment failed; raw values are the wire's.
public enum PrimerPaymentErrorCode: String, Codable, CaseIterable, Sendable {
    /// It was refused or went wrong.
    case failed = "payment-failed"
    /// The customer broke it off.
    case cancelledByCustomer = "cancelled-by-customer"
}
