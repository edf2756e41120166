internal import CofferHTTPServer

/// The routes of the CAAS face (coinme.md §1.2), matched exactly: no trailing slash, no escapes.
enum CaasRoute: Equatable {
    /// `/caas/v2/paymentmethods` or `/services/paymentmethods`: add and list.
    case collection
    /// `…/status`: the customer's limits. Matched before an item of that name.
    case status
    /// `…/{paymentMethodId}`: read and delete.
    case item(id: String)
    /// `/services/authorize`.
    case authorize
    /// None of them.
    case unknown

    init(_ path: HTTPText) {
        if path == "/services/authorize" {
            self = .authorize
            return
        }
        guard let rest = path.dropping(prefix: "/caas/v2/paymentmethods") ?? path.dropping(prefix: "/services/paymentmethods") else {
            self = .unknown
            return
        }
        if rest.isEmpty {
            self = .collection
        } else if rest == "/status" {
            self = .status
        } else if let id = rest.dropping(prefix: "/"), !id.isEmpty, !id.contains(UInt8(ascii: "/")) {
            self = .item(id: id.string)
        } else {
            self = .unknown
        }
    }

    /// The methods that the route answers, as the `Allow` field lists them.
    var allowed: String {
        switch self {
        case .collection: "GET, HEAD, POST"
        case .status: "GET, HEAD"
        case .item: "GET, HEAD, DELETE"
        case .authorize: "POST"
        case .unknown: ""
        }
    }

    /// The route as `errorResponse.path` shows it: a template, without anything that the caller sent.
    var template: String? {
        switch self {
        case .collection: "/services/paymentmethods"
        case .status: "/services/paymentmethods/status"
        case .item: "/services/paymentmethods/{paymentMethodId}"
        case .authorize: "/services/authorize"
        case .unknown: nil
        }
    }
}
