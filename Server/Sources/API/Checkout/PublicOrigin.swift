internal import Synchronization

/// The origin under which clients reach the server, such as `https://vault.example.com`. It is known only when the server listens.
public final class PublicOrigin: Sendable {
    private let known = Mutex<String?>(nil)

    /// An origin that is not known yet.
    public init() {}

    /// Tells the origin.
    /// - Parameter text: Scheme, host and port, without a slash at the end; never from a request's `Host`.
    public func set(_ text: String) { known.withLock { $0 = text } }

    /// The origin; nil until it is told.
    var text: String? { known.withLock { $0 } }
}
