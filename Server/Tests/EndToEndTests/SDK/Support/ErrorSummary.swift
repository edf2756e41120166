import CofferFoundation

@testable import CoinmeVaultSDK

extension CoinmeVaultError {
    /// The error in one line: case, status, codes, the `submitCardError`, a body.
    var summary: String {
        switch self {
        case .validation(let fields):
            "validation" + fields.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.joined(separator: "+"))" }.joined()
        case .network(let underlying): "network \((underlying as? URLError)?.code.rawValue ?? 0)"
        case .server(let status, let body): "server \(status) \(body ?? "nil")"
        case .caas(let status, let response):
            "caas \(status) \(response.errorData.map(\.errorCode).joined(separator: "+")) \(submitCardError?.rawValue ?? "nil")"
        case .submitInProgress: "submitInProgress"
        case .invalidConfiguration: "invalidConfiguration"
        case .unknown: "unknown"
        }
    }

    /// The error in every text form by which it can end in a log.
    var textForms: [String] {
        var dumped = ""
        dump(self, to: &dumped)
        var parts = [dumped]
        switch self {
        case .network(let underlying?), .unknown(let underlying?):
            parts += [
                String(reflecting: underlying), underlying.localizedDescription, String(describing: (underlying as NSError).userInfo),
            ]
        case .caas(_, let response): parts += [String(reflecting: response), String(describing: response)] + response.texts
        case .server(_, let body?): parts.append(body)
        default: break
        }
        let bridged = self as NSError
        return parts + [
            description, localizedDescription, errorDescription ?? "", "\(self)", String(reflecting: self), String(describing: bridged),
            String(describing: bridged.userInfo), bridged.debugDescription,
        ]
    }
}

extension CaasErrorResponse {
    /// Every text that an app can read out of it.
    fileprivate var texts: [String] {
        let entries = errorData.flatMap { [$0.errorCode, $0.message ?? ""] }
        return [timestamp, path, message, retry].compactMap { $0 } + entries
    }
}
