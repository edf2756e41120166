internal import CofferFoundation

/// The method of a request.
public enum HTTPMethod: UInt8, Sendable, CaseIterable {
    /// `GET`.
    case get
    /// `HEAD`: answered as `GET`; the body is left out by the server.
    case head
    /// `POST`.
    case post
    /// `PUT`.
    case put
    /// `PATCH`.
    case patch
    /// `DELETE`.
    case delete
    /// `OPTIONS`.
    case options
    /// Any other.
    case other

    /// The method's name on the wire; `other` has none and gives an empty one.
    public var name: StaticString {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .patch: "PATCH"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .other: ""
        }
    }

    init(cString: UnsafePointer<CChar>) {
        let text = HTTPText(cString: cString)
        self = Self.allCases.first { text == $0.name } ?? .other
    }
}
