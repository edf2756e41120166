/// How much the logger prints.
public enum VGSLogLevel: String, Sendable {
    /// Everything.
    case info
    /// Warnings only.
    case warning
    /// Nothing.
    case none
}
