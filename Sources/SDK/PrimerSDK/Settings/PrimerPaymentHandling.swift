/// Who creates payments.
public enum PrimerPaymentHandling: String, Codable, CaseIterable, Sendable {
    /// The SDK does, as soon as the customer pays.
    case auto = "AUTO"
    /// The merchant does, with a token. Saved methods have no such road.
    case manual = "MANUAL"
}
