public import CofferFoundation

/// How a send ended. A plain value that may cross actors.
@frozen public enum VGSResponse: Sendable {
    /// The server answered with a status from 200 through 299.
    case success(_ code: Int, _ data: Data?, _ response: URLResponse?)
    /// Anything else: `code` is the HTTP status, the transport error's code, or a ``VGSErrorType`` raw value.
    /// An HTTP status outside 200 through 299 comes with no error.
    case failure(_ code: Int, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?)
}
