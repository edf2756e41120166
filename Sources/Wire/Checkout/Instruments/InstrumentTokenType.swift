/// Whether an instrument's token is good once or until it is deleted (primer.md §2.2).
public enum InstrumentTokenType: String, CaseIterable, Codable, Sendable {
    /// Good for one payment.
    case singleUse = "SINGLE_USE"
    /// Good until the instrument is deleted.
    case multiUse = "MULTI_USE"
}
