/// The HTTP method of a send; the raw value goes on the wire. Every method carries the JSON body, `get` too.
public enum VGSCollectHTTPMethod: String, Sendable {
    /// `GET`.
    case get = "GET"
    /// `POST`.
    case post = "POST"
    /// `PUT`.
    case put = "PUT"
    /// `PATCH`.
    case patch = "PATCH"
    /// `DELETE`.
    case delete = "DELETE"
}
