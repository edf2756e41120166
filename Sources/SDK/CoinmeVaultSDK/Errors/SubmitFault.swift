import CofferFoundation

/// What goes wrong before or beside the exchange; the underlying error of ``CoinmeVaultError/unknown(underlying:)``.
enum SubmitFault: Error, Equatable, Sendable {
    /// The extra data holds something that JSON cannot.
    case extraDataIsNotJSON
    /// A header's name or value holds a character that a header cannot.
    case invalidHeader
    /// The answer came over something other than HTTP.
    case notHTTP

    /// A stable name for logs.
    var code: String {
        switch self {
        case .extraDataIsNotJSON: "extra-data-is-not-json"
        case .invalidHeader: "invalid-header"
        case .notHTTP: "not-http"
        }
    }
}

extension SubmitFault: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .extraDataIsNotJSON: "The extra data cannot be written as JSON."
        case .invalidHeader: "A header's name or value has a character that is not allowed."
        case .notHTTP: "The answer is not an HTTP response."
        }
    }
}
