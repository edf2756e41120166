import CofferFoundation

/// The scheme, host and port that cards are sent to.
struct IngressOrigin: Equatable, Sendable {
    /// `https`, or `http` for a loopback host only.
    let scheme: String
    /// The host in lower case, without brackets.
    let host: String
    /// The port, nil for the scheme's own.
    let port: Int?

    /// Reads a host, `host:port`, or an origin with `https://` (on loopback also `http://`).
    ///
    /// Nil for user info, a path other than `/`, a query, a fragment, another scheme, plain HTTP to another machine, and what is no host.
    init?(_ text: String) {
        let hasScheme = text.contains("://")
        // Without a scheme `http` is assumed to take the text apart, and replaced below.
        guard let parts = URLComponents(string: hasScheme ? text : "http://" + text), let host = parts.host,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil, ["", "/"].contains(parts.path)
        else { return nil }
        let name = (host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host).lowercased()
        guard Self.isHost(name), parts.port.map({ (1...65_535).contains($0) }) ?? !Self.endsWithColon(text) else { return nil }
        let isLoopback = Self.isLoopback(name)
        let scheme = hasScheme ? parts.scheme?.lowercased() : isLoopback ? "http" : "https"
        guard scheme == "https" || (scheme == "http" && isLoopback) else { return nil }
        self.scheme = scheme ?? "https"
        self.host = name
        port = parts.port
    }

    /// The origin as text, such as `https://vault.example:8443`.
    var text: String {
        let bracketed = host.contains(":") ? "[\(host)]" : host
        return "\(scheme)://\(bracketed)\(port.map { ":\($0)" } ?? "")"
    }

    private static func endsWithColon(_ text: String) -> Bool { text.hasSuffix(":") || text.hasSuffix(":/") }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }

    private static func isHost(_ host: String) -> Bool {
        if host.contains(":") { return host.utf8.allSatisfy { isHexDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") } }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return !host.isEmpty && host.utf8.count <= VaultLimits.hostBytesMax && labels.allSatisfy(isLabel)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        guard let first = label.utf8.first, let last = label.utf8.last else { return false }
        let hyphen = UInt8(ascii: "-")
        return first != hyphen && last != hyphen && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == hyphen || $0 == UInt8(ascii: "_") }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6 }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 26 }
}
