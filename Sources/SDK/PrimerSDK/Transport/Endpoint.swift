import CofferFoundation

/// An address that card data, codes or tokens may be sent to: HTTPS, or plain HTTP to this machine itself.
struct Endpoint: Equatable, Sendable {
    /// The address, without a fragment.
    let url: URL

    /// Reads an absolute URL.
    ///
    /// Nil for what is no URL, has a user or password in it, has no host, or is neither `https` nor `http` to a loopback host.
    init?(_ text: String) {
        guard var parts = URLComponents(string: text), parts.user == nil, parts.password == nil, let host = parts.host, !host.isEmpty,
            parts.port.map({ (1...65535).contains($0) }) ?? true
        else { return nil }
        switch parts.scheme?.lowercased() {
        case "https": break
        case "http": guard Self.isLoopback(host.lowercased()) else { return nil }
        default: return nil
        }
        parts.fragment = nil
        guard let url = parts.url else { return nil }
        self.url = url
    }

    /// Scheme, host and port, which can be shown where a path or query may hold a token.
    var origin: String {
        var parts = URLComponents()
        parts.scheme = url.scheme?.lowercased()
        parts.host = url.host?.lowercased()
        parts.port = url.port
        return parts.string ?? ""
    }

    /// The address of a path under this one. Every segment is escaped whole, so an id with a slash or a question mark stays an id.
    func appending(_ segments: [String]) -> URL? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        var path = parts.percentEncodedPath
        while path.hasSuffix("/") { path.removeLast() }
        for segment in segments {
            // `.` and `..` would be taken as steps in the tree.
            guard !segment.isEmpty, segment != ".", segment != "..",
                let escaped = segment.addingPercentEncoding(withAllowedCharacters: Self.segmentCharacters)
            else { return nil }
            path += "/" + escaped
        }
        parts.percentEncodedPath = path
        parts.query = nil
        return parts.url
    }

    /// This address with a query member more.
    func adding(query name: String, _ value: String) -> URL? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        parts.queryItems = (parts.queryItems ?? []).filter { $0.name != name } + [URLQueryItem(name: name, value: value)]
        return parts.url
    }

    private static let segmentCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }
}
