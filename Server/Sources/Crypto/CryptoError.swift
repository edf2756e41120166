/// What can go wrong in cryptography; no case carries a byte of a key or of a text.
public enum CryptoError: Error, Equatable, Sendable {
    /// A key has the wrong size; both in bytes.
    case wrongKeyLength(count: Int, expected: Int)
    /// A sealed text is shorter than its nonce and tag, or its tag does not match its bytes, its key or its associated data.
    case doesNotOpen
    /// The operating system's random source gave no bytes.
    case randomUnavailable
    /// OpenSSL refused an operation that cannot fail on valid input; `operation` is a fixed name.
    case libraryFailure(operation: StaticName)

    /// A stable name for logs and tests.
    public var code: String {
        switch self {
        case .wrongKeyLength: "crypto.wrong-key-length"
        case .doesNotOpen: "crypto.does-not-open"
        case .randomUnavailable: "crypto.random-unavailable"
        case .libraryFailure: "crypto.library-failure"
        }
    }

    /// The operations that an error may name.
    public enum StaticName: String, Sendable {
        /// AES-256-GCM encryption.
        case seal
        /// AES-256-GCM decryption.
        case open
        /// HMAC-SHA-256.
        case authenticate
    }
}
