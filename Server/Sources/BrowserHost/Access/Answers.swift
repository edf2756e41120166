internal import CofferHTTPServer

/// What is sent, with the header fields that every answer has.
enum Answers {
    /// What a page may do: nothing but load the three files of the host and talk to it.
    static let securityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types coffer"

    private static let fields: [HTTPResponse.Field] = [
        .init("Content-Security-Policy", securityPolicy),
        .init("Referrer-Policy", "no-referrer"),
        .init("X-Content-Type-Options", "nosniff"),
        .init("X-Frame-Options", "DENY"),
        .init("Cross-Origin-Opener-Policy", "same-origin"),
        .init("Cross-Origin-Resource-Policy", "same-origin"),
        .init(
            "Permissions-Policy",
            "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), "
                + "serial=(), usb=()"),
    ]

    /// A status alone.
    static func status(_ status: Int, _ more: HTTPResponse.Field...) -> HTTPResponse {
        HTTPResponse(status: status, fields: fields + more)
    }

    /// A page.
    static func page(_ html: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, contentType: "text/html; charset=utf-8", fields: fields, body: Array(html.utf8))
    }

    /// A file of the page.
    static func file(_ bytes: [UInt8], type: StaticString) -> HTTPResponse {
        HTTPResponse(status: 200, contentType: type, fields: fields, body: bytes)
    }

    /// JSON.
    static func json(_ bytes: [UInt8]) -> HTTPResponse {
        HTTPResponse(status: 200, contentType: "application/json", fields: fields, body: bytes)
    }

    /// The head of a stream of messages, and what tells the page how soon to come back when it breaks.
    static func stream(comeBackMilliseconds: Int) -> HTTPResponse {
        HTTPResponse(
            status: 200, contentType: "text/event-stream", fields: fields, body: Array("retry: \(comeBackMilliseconds)\n\n".utf8))
    }

    /// Sends the browser to the page, with a cookie or without.
    static func toPage(cookie: String? = nil) -> HTTPResponse {
        var response = status(303, .init("Location", "/"))
        if let cookie { response.fields.append(.init("Set-Cookie", "\(cookie); Path=/; HttpOnly; SameSite=Strict")) }
        return response
    }
}
