internal import CofferHTTPServer

/// Decides whether a request comes from the page that the host itself has sent, in the browser that was let in.
struct Door: Sendable {
    let keys: Keys
    /// The cookie's name. It holds the port, because a browser sends cookies of one host name to all of its ports.
    let cookieName: String
    private let hosts: [String]

    init(keys: Keys, port: UInt16) {
        self.keys = keys
        cookieName = "coffer-\(port)"
        let names = ["127.0.0.1", "localhost", "[::1]"]
        // A browser leaves out the port that is the scheme's own.
        hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }

    /// The host that a request names, when it is this one: a foreign name that was made to lead here is not.
    func host(of request: borrowing HTTPRequest) -> String? {
        guard request.headerCount("Host") == 1, let host = request.header("Host")?.string, hosts.contains(host) else { return nil }
        return host
    }

    /// Whether a request may begin a visit: somebody typed or followed the printed URL, or a page of ours leads here.
    func admitsNavigation(_ request: borrowing HTTPRequest) -> Bool {
        guard host(of: request) != nil, hasOwnOriginIfAny(request) else { return false }
        guard let site = request.header("Sec-Fetch-Site") else { return true }
        return request.headerCount("Sec-Fetch-Site") == 1 && (site == "same-origin" || site == "none")
    }

    /// Whether a request for a part of the page comes from the page, in the browser that was let in.
    func admitsPart(_ request: borrowing HTTPRequest) -> Bool {
        host(of: request) != nil && hasOwnOriginIfAny(request) && isSameOriginIfSaid(request) && hasCookie(request)
    }

    /// Whether a request that changes something comes from the page, in the browser that was let in.
    func admitsChange(_ request: borrowing HTTPRequest) -> Bool { request.header("Origin") != nil && admitsPart(request) }

    /// The same for a last word that a page sends while it goes away. A browser writes the origin of such a beacon as `null`, because the page
    /// tells no referrer; then the browser has to say itself where it comes from.
    func admitsFarewell(_ request: borrowing HTTPRequest) -> Bool {
        if admitsChange(request) { return true }
        guard let origin = request.header("Origin"), origin == "null", request.headerCount("Origin") == 1,
            request.header("Sec-Fetch-Site") != nil
        else { return false }
        return host(of: request) != nil && isSameOriginIfSaid(request) && hasCookie(request)
    }

    /// Whether a request carries the cookie.
    func hasCookie(_ request: borrowing HTTPRequest) -> Bool {
        guard request.headerCount("Cookie") == 1, let cookies = request.header("Cookie") else { return false }
        var isIn = false
        for pair in cookies.bytes.split(separator: UInt8(ascii: ";")) {
            let pair = pair.drop { $0 == UInt8(ascii: " ") }
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")), pair[..<equals].elementsEqual(cookieName.utf8) else { continue }
            if keys.accepts(cookie: pair[pair.index(after: equals)...]) { isIn = true }
        }
        return isIn
    }

    private func hasOwnOriginIfAny(_ request: borrowing HTTPRequest) -> Bool {
        guard let origin = request.header("Origin") else { return true }
        guard request.headerCount("Origin") == 1, let host = host(of: request) else { return false }
        return origin.string == "http://\(host)"
    }

    private func isSameOriginIfSaid(_ request: borrowing HTTPRequest) -> Bool {
        guard let site = request.header("Sec-Fetch-Site") else { return true }
        return request.headerCount("Sec-Fetch-Site") == 1 && site == "same-origin"
    }
}
