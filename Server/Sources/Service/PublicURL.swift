internal import CofferFoundation

/// The origin under which clients reach a server, where that is not its own address: `https://vault.example.com`.
public struct PublicURL: Sendable, Equatable {
    /// Scheme, host and port, without a slash at the end.
    public let text: String

    /// Accepts an origin: `https`, or `http` on loopback; no user, path, query or fragment. Nil for anything else.
    public init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(), let host = parts.host?.lowercased(),
            !host.isEmpty, parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            parts.path.isEmpty || parts.path == "/"
        else { return nil }
        guard scheme == "https" || (scheme == "http" && Self.isLoopback(host)) else { return nil }
        if let port = parts.port, !(1...65_535).contains(port) { return nil }
        self.text = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "[::1]" || host == "::1"
            || (host.hasPrefix("127.") && host.split(separator: ".").count == 4
                && host.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) })
    }
}
