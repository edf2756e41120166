/// Why a server does not start.
public enum HTTPServerProblem: Error, Equatable, Sendable {
    /// The address is no number of IPv4 or IPv6, nor `localhost`.
    case notAnAddress
    /// Plain HTTP is served on loopback only.
    case plainBeyondLoopback
    /// The port is taken.
    case portInUse(port: UInt16)
    /// The system refuses, with this `errno`.
    case system(errno: Int32)

    /// A stable code.
    public var code: String {
        switch self {
        case .notAnAddress: "http-not-an-address"
        case .plainBeyondLoopback: "http-plain-beyond-loopback"
        case .portInUse: "http-port-in-use"
        case .system: "http-system"
        }
    }
}
