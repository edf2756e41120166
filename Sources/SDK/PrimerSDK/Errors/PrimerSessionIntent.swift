/// What a session is for; raw values are the service's.
public enum PrimerSessionIntent: String, Codable, CaseIterable, Sendable {
    /// To pay.
    case checkout = "CHECKOUT"
    /// To save a payment method without paying.
    case vault = "VAULT"
}
