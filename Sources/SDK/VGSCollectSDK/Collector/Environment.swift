/// The two vault environments; its raw value is the label in the vault's host name.
public enum Environment: String, Sendable {
    /// Test data only.
    case sandbox
    /// Real cards.
    case live
}
