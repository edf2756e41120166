internal import CofferFoundation

/// Where a server of plain HTTP listens: always on loopback.
public struct HTTPAddress: Sendable, Equatable {
    /// A numeric address.
    public let host: String
    /// 0 lets the system choose.
    public let port: UInt16
    /// Whether the address is one of IPv6.
    public let isIPv6: Bool

    /// `127.0.0.1` with a port that the system chooses.
    public static let loopback = HTTPAddress(checkedHost: "127.0.0.1", port: 0, isIPv6: false)

    /// An address of loopback.
    /// - Parameter host: `127.x.y.z`, `::1` or `localhost` (taken as `127.0.0.1`).
    /// - Throws: ``HTTPServerProblem/plainBeyondLoopback``, ``HTTPServerProblem/notAnAddress``.
    public init(loopback host: String, port: UInt16) throws(HTTPServerProblem) {
        var v4 = in_addr()
        var v6 = in6_addr()
        if host == "localhost" {
            self.init(checkedHost: "127.0.0.1", port: port, isIPv6: false)
        } else if inet_pton(AF_INET, host, &v4) == 1 {
            guard UInt32(bigEndian: v4.s_addr) >> 24 == 127 else { throw .plainBeyondLoopback }
            self.init(checkedHost: host, port: port, isIPv6: false)
        } else if inet_pton(AF_INET6, host, &v6) == 1 {
            let bytes = withUnsafeBytes(of: &v6) { Array($0) }
            guard bytes.dropLast().allSatisfy({ $0 == 0 }), bytes.last == 1 else { throw .plainBeyondLoopback }
            self.init(checkedHost: "::1", port: port, isIPv6: true)
        } else {
            throw .notAnAddress
        }
    }

    private init(checkedHost: String, port: UInt16, isIPv6: Bool) {
        host = checkedHost
        self.port = port
        self.isIPv6 = isIPv6
    }

    /// The same host with the port that was given by the system.
    func with(port: UInt16) -> HTTPAddress { HTTPAddress(checkedHost: host, port: port, isIPv6: isIPv6) }

    /// The origin of a URL, such as `http://127.0.0.1:8080`.
    public var url: String { isIPv6 ? "http://[\(host)]:\(port)" : "http://\(host):\(port)" }
}
