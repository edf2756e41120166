import DemoVault

/// What became of a submitted card.
enum Outcome: Equatable, Sendable {
    /// The vault stored it.
    case stored(status: Int, StoredMethod)
    /// The form refused it and nothing was sent.
    case refusedByForm
    /// The vault refused it with a code of the CAAS table.
    case refusedByVault(status: Int, code: String)
    /// The road failed: no connection, no answer that makes sense, a wrong configuration.
    case fault(status: Int?, code: String)

    /// The stable code of a refusal or a fault.
    var errorCode: String? {
        switch self {
        case .stored: nil
        case .refusedByForm: "validation"
        case .refusedByVault(_, let code), .fault(_, let code): code
        }
    }

    /// The HTTP status, if there was an answer.
    var status: Int? {
        switch self {
        case .stored(let status, _), .refusedByVault(let status, _): status
        case .refusedByForm: nil
        case .fault(let status, _): status
        }
    }
}
