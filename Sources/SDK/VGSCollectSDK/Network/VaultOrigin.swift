import CofferFoundation

/// Where a collector's requests go: a scheme, a host and maybe a port. Plain HTTP is for loopback only.
package struct VaultOrigin: Equatable, Sendable {
    /// The origin as text, for example `https://vault.example:8443`, without a trailing slash.
    package let text: String

    /// The origin that a host name means: `host`, `host:port`, or a URL of which scheme, host and port are taken.
    ///
    /// Without a scheme a loopback host gets `http`, any other `https`. Nil for a name with a user or with characters that no host has, and
    /// for `http` to a host that is not loopback.
    package init?(hostname: String) {
        let trimmed = hostname.trimmingCharacters(in: .whitespacesAndNewlines)
        let hasScheme = trimmed.contains("://")
        guard let parts = URLComponents(string: hasScheme ? trimmed : "https://" + trimmed), parts.user == nil, parts.password == nil,
            let host = parts.host?.lowercased(), Self.isHost(host), parts.port.map({ (1...65535).contains($0) }) ?? true
        else { return nil }

        let isLoopback = Self.isLoopback(host)
        let scheme = hasScheme ? parts.scheme?.lowercased() ?? "" : isLoopback ? "http" : "https"
        guard scheme == "https" || (scheme == "http" && isLoopback) else { return nil }
        text = scheme + "://" + (host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host) + (parts.port.map { ":\($0)" } ?? "")
    }

    /// The vendor's own address of a vault, `https://{id}.{environment}.verygoodproxy.com`, with the route after the id when there is one.
    ///
    /// Nil for an id that is empty or not of ASCII letters and digits only, for an environment that is none, and for a route that is no UUID.
    init?(id: String, environment: String, routeId: String?) {
        guard Self.isID(id), Self.isEnvironment(environment) else { return nil }
        var label = id
        if let routeId, !routeId.isEmpty {
            guard UUID(uuidString: routeId) != nil else { return nil }
            label += "-" + routeId
        }
        text = "https://\(label).\(environment).verygoodproxy.com"
    }

    /// The URL of a path on this origin. Leading slashes count as one; `?` and `#` are escaped, so a path brings no query.
    func url(path: String) -> URL? { URL(string: text)?.appendingPathComponent(String(path.drop { $0 == "/" })) }

    // MARK: Checks

    /// Whether a vault id is non-empty and of ASCII letters and digits only.
    static func isID(_ id: String) -> Bool { !id.isEmpty && id.utf8.allSatisfy(isLetterOrDigit) }

    /// Whether a data region is non-empty and of ASCII letters, digits and hyphens only.
    static func isDataRegion(_ region: String) -> Bool {
        !region.isEmpty && region.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// Whether a text is `live` or `sandbox` in one case, once or more, then maybe a region after hyphens.
    static func isEnvironment(_ environment: String) -> Bool {
        var rest = Substring(environment)
        var wordsCount = 0
        while let word = ["live", "sandbox", "LIVE", "SANDBOX"].first(where: { rest.hasPrefix($0) }) {
            rest = rest.dropFirst(word.count)
            wordsCount += 1
        }
        guard wordsCount > 0 else { return false }
        if rest.utf8.allSatisfy({ $0.asciiDigitValue != nil }) { return true }
        return rest.utf8.first == UInt8(ascii: "-") && rest.utf8.last != UInt8(ascii: "-") && isDataRegion(String(rest))
    }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }

    private static func isHost(_ host: String) -> Bool {
        !host.isEmpty && host.utf8.allSatisfy { isLetterOrDigit($0) || "-._:[]".utf8.contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
