public import CofferFoundation

/// The only error that the SDK throws. No case ever carries a field value, in any text form: log them freely.
public enum CoinmeVaultError: Error {
    /// The form is invalid; thrown before any network call. Field names and, for each, `["required"]` or `["invalid"]`.
    case validation(fields: [String: [String]])
    /// The vault could not be reached, or the exchange broke off. The underlying error carries a domain and a code only.
    case network(underlying: (any Error)?)
    /// An HTTP status outside 200 through 299 without a recognisable CAAS envelope; the body is scrubbed, nil when it was empty.
    case server(status: Int, body: String?)
    /// A CAAS error envelope. The status is the transport's, 200 when the envelope came nested in a success.
    case caas(status: Int, errorResponse: CaasErrorResponse)
    /// A submit is already in flight.
    case submitInProgress
    /// The configuration is missing or invalid, such as a vault id that is not baked in; the text never holds an id.
    case invalidConfiguration(String)
    /// Anything else. The underlying error carries a domain and a code only.
    case unknown(underlying: (any Error)?)

    /// The card-submit error that the answer's first known code stands for; nil for unknown codes and every case but ``caas(status:errorResponse:)``.
    public var submitCardError: SubmitCardError? {
        guard case .caas(_, let response) = self else { return nil }
        return response.firstKnownError().flatMap { SubmitCardError(errorCode: $0.errorCode) }
    }
}

extension CoinmeVaultError: LocalizedError, CustomNSError, CustomStringConvertible {
    /// A fixed sentence with field names and codes only.
    public var errorDescription: String? { description }

    /// The same sentence as ``errorDescription``.
    public var description: String {
        switch self {
        case .validation(let fields):
            let list = fields.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.joined(separator: ", ")))" }
            return list.isEmpty ? "The form has no fields to submit." : "The form is not valid: \(list.joined(separator: ", "))."
        case .network(let underlying):
            return "The vault could not be reached\(Self.code(of: underlying))."
        case .server(let status, _):
            return "The vault answered with HTTP status \(status)."
        case .caas(_, let response):
            return "The vault refused the request\(Self.code(of: response))."
        case .submitInProgress:
            return "A submit is already in progress."
        case .invalidConfiguration(let reason):
            return "The vault's configuration is not valid. \(reason)"
        case .unknown(let underlying):
            return "The submit failed\(Self.code(of: underlying))."
        }
    }

    /// `CoinmeVaultSDK`.
    public static var errorDomain: String { "CoinmeVaultSDK" }

    /// A stable number for each case, 1 through 7 in the order of declaration.
    public var errorCode: Int {
        switch self {
        case .validation: 1
        case .network: 2
        case .server: 3
        case .caas: 4
        case .submitInProgress: 5
        case .invalidConfiguration: 6
        case .unknown: 7
        }
    }

    /// The description only.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

    private static func code(of underlying: (any Error)?) -> String {
        guard let underlying else { return "" }
        if let fault = underlying as? SubmitFault { return " (\(fault.code))" }
        let error = underlying as NSError
        return " (\(error.domain) \(error.code))"
    }

    private static func code(of response: CaasErrorResponse) -> String {
        guard let entry = response.firstKnownError() else { return "" }
        if let known = SubmitCardError(errorCode: entry.errorCode) { return ": \(known.rawValue)" }
        return CaasCodeShape.matches(entry.errorCode) ? ": code \(entry.errorCode)" : ""
    }
}
