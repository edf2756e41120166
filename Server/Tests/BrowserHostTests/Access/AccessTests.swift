import CofferFoundation
import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

@MainActor
@Suite struct AccessTests {
    private func token(_ server: BrowserServer) -> String { String(server.url.split(separator: "=").last ?? "") }

    @Test func `the printed URL is of this machine and has a token of 256 bits`() async throws {
        try await withHost(Desk()) { first in
            try await withHost(Desk()) { second in
                #expect(first.url.hasPrefix("http://127.0.0.1:\(first.port)/?token="))
                #expect(token(first).utf8.count == 43)
                #expect(token(first) != token(second))
                #expect(first.port != second.port)
            }
        }
    }

    @Test func `the token works once and gives a cookie that no script and no other site gets`() async throws {
        try await withHost(Desk()) { server in
            let first = try await Visitor.ask(server.port, "GET /?token=\(token(server))")
            #expect(first.status == 303)
            #expect(first.fields["location"] == "/")
            #expect(first.body.isEmpty)
            let parts = try #require(first.fields["set-cookie"]).components(separatedBy: "; ")
            #expect(parts.dropFirst() == ["Path=/", "HttpOnly", "SameSite=Strict"])
            #expect(parts[0].hasPrefix("coffer-\(server.port)="))
            #expect(parts[0].utf8.count == "coffer-\(server.port)=".utf8.count + 43)
            #expect(!parts[0].hasSuffix(token(server)))

            let second = try await Visitor.ask(server.port, "GET /?token=\(token(server))")
            #expect(second.status == 403)
            #expect(second.text.contains("works once"))
            #expect(second.fields["set-cookie"] == nil)

            let again = try await Visitor.ask(server.port, "GET /?token=\(token(server))", ["Cookie: \(parts[0])"])
            #expect(again.status == 303)
            #expect(again.fields["location"] == "/")
            #expect(again.fields["set-cookie"] == nil)
            #expect(try await Visitor.ask(server.port, "GET /", ["Cookie: a=b; \(parts[0]);c=d"]).status == 200)
        }
    }

    @Test func `a wrong token gives nothing and does not use up the right one`() async throws {
        try await withHost(Desk()) { server in
            let right = token(server)
            let wrong = [
                "", String(right.dropLast()), right + "A", right.lowercased() + "-", "\(right)&token=\(right)", "%FF", "\(right)%00",
                String(repeating: "A", count: 43),
            ]
            for token in wrong {
                let answer = try await Visitor.ask(server.port, "GET /?token=\(token)")
                #expect(answer.status == 403, "\(token.count) characters")
                #expect(answer.fields["set-cookie"] == nil)
            }
            #expect(try await Visitor.ask(server.port, "HEAD /?token=\(right)").status == 403)
            #expect(try await Visitor.ask(server.port, "POST /?token=\(right)", [], "").status == 405)
            #expect(try await Visitor.ask(server.port, "GET /?token=\(right)", ["Sec-Fetch-Site: cross-site"]).status == 403)
            #expect(try await Visitor.ask(server.port, "GET /?token=\(right)", host: "rebound.example:\(server.port)").status == 403)
            #expect(try await Visitor.ask(server.port, "GET /?token=\(right)").status == 303)
        }
    }

    @Test func `of a hundred that come with the token at once one gets in`() async throws {
        try await withHost(Desk()) { server in
            let (port, right) = (server.port, token(server))
            let statuses = try await answers(100) { try await Visitor.ask(port, "GET /?token=\(right)").status }
            #expect(statuses.count { $0 == 303 } == 1)
            #expect(statuses.count { $0 == 403 } == 99)
        }
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let status: Int
        let line: String
        let fields: [String]
        var body: String?
        var host: String?

        init(_ name: String, _ status: Int, _ line: String, _ fields: [String], body: String? = nil, host: String? = nil) {
            (testDescription, self.status, self.line, self.fields, self.body, self.host) = (name, status, line, fields, body, host)
        }
    }

    private nonisolated static let own = "Origin: http://127.0.0.1:PORT"
    private nonisolated static let json = "Content-Type: application/json"
    private nonisolated static let light = #"{"dark":false,"locale":"en-US"}"#

    /// In each, PORT, COOKIE and SCREEN stand for the real ones.
    @Test(arguments: [
        // Host names.
        Row("by its number", 200, "GET /", ["COOKIE"], host: "127.0.0.1:PORT"),
        Row("by its name", 200, "GET /", ["COOKIE"], host: "localhost:PORT"),
        Row("by its other number", 200, "GET /", ["COOKIE"], host: "[::1]:PORT"),
        Row("a foreign name that leads here", 403, "GET /", ["COOKIE"], host: "evil.example:PORT"),
        Row("another port", 403, "GET /", ["COOKIE"], host: "127.0.0.1:1"),
        Row("no port", 403, "GET /", ["COOKIE"], host: "127.0.0.1"),
        Row("a name below ours", 403, "GET /", ["COOKIE"], host: "localhost.evil.example:PORT"),
        Row("a name with a user", 403, "GET /", ["COOKIE"], host: "127.0.0.1:PORT@evil.example"),
        Row("an upper name", 403, "GET /", ["COOKIE"], host: "LOCALHOST:PORT"),
        Row("two hosts", 403, "GET /", ["COOKIE", "Host: 127.0.0.1:PORT"]),
        // The cookie.
        Row("no cookie for the script", 403, "GET /client.js", []),
        Row("the cookie's name alone", 403, "GET /client.js", ["Cookie: coffer-PORT="]),
        Row("another value", 403, "GET /client.js", ["Cookie: coffer-PORT=\(String(repeating: "A", count: 43))"]),
        Row("another name", 403, "GET /client.js", ["OTHERCOOKIE"]),
        Row("a longer value", 403, "GET /client.js", ["COOKIEA"]),
        Row("two cookie fields", 403, "GET /client.js", ["COOKIE", "COOKIE"]),
        Row("the cookie after a forged one", 200, "GET /client.js", ["COOKIE; coffer-PORT=forged"]),
        Row("the script", 200, "GET /client.js", ["COOKIE"]),
        Row("the style sheet", 200, "GET /client.css", ["COOKIE"]),
        Row("the picture", 204, "GET /favicon.ico", ["COOKIE"]),
        // Where a request comes from.
        Row("typed", 200, "GET /", ["COOKIE", "Sec-Fetch-Site: none"]),
        Row("from the page", 200, "GET /", ["COOKIE", "Sec-Fetch-Site: same-origin"]),
        Row("from another port of this machine", 403, "GET /", ["COOKIE", "Sec-Fetch-Site: same-site"]),
        Row("from another site", 403, "GET /", ["COOKIE", "Sec-Fetch-Site: cross-site"]),
        Row("a script for another site", 403, "GET /client.js", ["COOKIE", "Sec-Fetch-Site: cross-site"]),
        Row("a script that was typed", 403, "GET /client.js", ["COOKIE", "Sec-Fetch-Site: none"]),
        Row("two answers to where from", 403, "GET /client.js", ["COOKIE", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: same-origin"]),
        Row("a foreign origin of a part", 403, "GET /client.js", ["COOKIE", "Origin: http://evil.example"]),
        // Changes.
        Row("a screen", 200, "POST /screens", ["COOKIE", own, json], body: light),
        Row("no origin", 403, "POST /screens", ["COOKIE", json], body: light),
        Row("no origin from the page itself", 403, "POST /screens", ["COOKIE", "Sec-Fetch-Site: same-origin", json], body: light),
        Row("a foreign origin", 403, "POST /screens", ["COOKIE", "Origin: http://evil.example", json], body: light),
        Row("the origin of another port", 403, "POST /screens", ["COOKIE", "Origin: http://127.0.0.1:1", json], body: light),
        Row("the origin of another name", 403, "POST /screens", ["COOKIE", "Origin: http://localhost:PORT", json], body: light),
        Row("the origin of another scheme", 403, "POST /screens", ["COOKIE", "Origin: https://127.0.0.1:PORT", json], body: light),
        Row("no origin at all", 403, "POST /screens", ["COOKIE", "Origin: null", "Sec-Fetch-Site: same-origin", json], body: light),
        Row("two origins", 403, "POST /screens", ["COOKIE", own, own, json], body: light),
        Row("from another site with our origin", 403, "POST /screens", ["COOKIE", own, "Sec-Fetch-Site: cross-site", json], body: light),
        Row("no cookie", 403, "POST /screens", [own, json], body: light),
        Row("a form's type", 400, "POST /screens", ["COOKIE", own, "Content-Type: text/plain"], body: light),
        Row("no type", 400, "POST /screens", ["COOKIE", own], body: light),
        Row("a longer type", 400, "POST /screens", ["COOKIE", own, "Content-Type: application/jsonp"], body: light),
        Row("a type with a charset", 200, "POST /screens", ["COOKIE", own, "Content-Type: Application/JSON; charset=utf-8"], body: light),
        // Paths and methods.
        Row("another path", 404, "GET /nothing", ["COOKIE"]),
        Row("another path without the cookie", 403, "GET /nothing", []),
        Row("a screen that is not there", 404, "GET /screens/AAAA/patches", ["COOKIE"]),
        Row(
            "events of a screen that is not there", 404, "POST /screens/A/events", ["COOKIE", own, json],
            body: #"{"from":1,"events":[["tap",1]]}"#),
        Row("the end of a screen that is not there", 404, "POST /screens/A/close", ["COOKIE", own], body: ""),
        Row("a screen without a name", 404, "GET /screens//patches", ["COOKIE"]),
        Row("a part of a screen that is none", 404, "GET /screens/SCREEN/other", ["COOKIE"]),
        Row("further down", 404, "GET /screens/SCREEN/patches/", ["COOKIE"]),
        Row("posting the page", 405, "POST /", ["COOKIE", own], body: ""),
        Row("reading the screens", 405, "GET /screens", ["COOKIE", own]),
        Row("putting a screen", 405, "PUT /screens", ["COOKIE", own, json], body: light),
        Row("asking for permission beforehand", 403, "OPTIONS /screens", ["Origin: http://evil.example"]),
        Row("the head of patches", 405, "HEAD /screens/SCREEN/patches", ["COOKIE"]),
        Row("no permission to listen", 403, "GET /screens/SCREEN/patches", []),
        // The last word of a page.
        Row("a beacon", 204, "POST /screens/SCREEN/close", ["COOKIE", "Origin: null", "Sec-Fetch-Site: same-origin"], body: ""),
        Row(
            "a beacon of another site", 403, "POST /screens/SCREEN/close", ["COOKIE", "Origin: null", "Sec-Fetch-Site: cross-site"],
            body: ""),
        Row("a beacon of an old browser", 403, "POST /screens/SCREEN/close", ["COOKIE", "Origin: null"], body: ""),
        Row("a beacon without the cookie", 403, "POST /screens/SCREEN/close", ["Origin: null", "Sec-Fetch-Site: same-origin"], body: ""),
        Row("a beacon from nowhere", 403, "POST /screens/SCREEN/close", ["COOKIE"], body: ""),
    ])
    func `only the page that was let in gets further`(_ row: Row) async throws {
        try await withHost(Desk()) { server in
            let visitor = try await Visitor.enter(server)
            let screen = try await visitor.open().name
            func filled(_ text: String) -> String {
                text.replacingOccurrences(of: "OTHERCOOKIE", with: visitor.cookie.replacingOccurrences(of: "coffer-", with: "coffer-1"))
                    .replacingOccurrences(of: "COOKIE", with: visitor.cookie).replacingOccurrences(of: "PORT", with: "\(server.port)")
                    .replacingOccurrences(of: "SCREEN", with: screen)
            }
            let answer = try await Visitor.ask(
                server.port, filled(row.line), row.fields.map(filled), row.body, host: row.host.map(filled))
            #expect(answer.status == row.status)
            if row.status >= 400 { #expect(answer.body.isEmpty) }
            if row.status == 405 { #expect(answer.fields["allow"] != nil) }
            let (opens, closes) = (row.line == "POST /screens" && row.status == 200, row.line.hasSuffix("/close") && row.status == 204)
            #expect(server.sessions.count == (opens ? 2 : closes ? 0 : 1))
            try expectGuarded(answer)
        }
    }

    @Test func `the page for strangers has the same fields and says what to do`() async throws {
        try await withHost(Desk()) { server in
            let answer = try await Visitor.ask(server.port, "GET /")
            #expect(answer.status == 403)
            #expect(answer.text.contains("start it again"))
            #expect(!answer.text.contains("client.js"))
            try expectGuarded(answer)
        }
    }

    @Test func `what the server itself refuses has the same fields`() async throws {
        try await withHost(Desk()) { server in
            let visitor = try await Visitor.enter(server)
            let answer = try await Visitor.ask(
                server.port, "POST /screens", visitor.own + ["Content-Type: application/json", "Content-Length: 99999999"])
            #expect(answer.status == 413)
            try expectGuarded(answer)
        }
    }

    private func expectGuarded(_ answer: RawClient.Answer) throws {
        let policy = try #require(answer.fields["content-security-policy"])
        for part in [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types coffer",
        ] {
            #expect(policy.components(separatedBy: "; ").contains(part))
        }
        #expect(answer.fields["referrer-policy"] == "no-referrer")
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.fields["x-frame-options"] == "DENY")
        #expect(answer.fields["cross-origin-opener-policy"] == "same-origin")
        #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
        #expect(answer.fields["permissions-policy"]?.contains("camera=()") == true)
        #expect(answer.fields["cache-control"] == "no-store")
        #expect(answer.fields["access-control-allow-origin"] == nil)
    }

    @Test func `keys show nothing in any text form`() throws {
        let keys = try Keys()
        var dumped = ""
        dump(keys, to: &dumped)
        for text in ["\(keys)", String(reflecting: keys), dumped] {
            #expect(!text.contains(keys.token) && !text.contains(keys.cookie))
        }
    }
}
