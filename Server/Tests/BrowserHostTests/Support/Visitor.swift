import CofferFoundation
import CofferTestSupport
import Testing

@testable import BrowserHost

/// A browser as far as a host sees one: its cookie, and what it writes into the head of a request by itself.
struct Visitor: Sendable {
    let port: UInt16
    /// The header line with the cookie.
    var cookie: String

    /// Follows the printed URL.
    static func enter(_ server: BrowserServer) async throws -> Visitor {
        let target = String(server.url.dropFirst("http://127.0.0.1:\(server.port)".count))
        let answer = try await ask(server.port, "GET \(target)", ["Sec-Fetch-Site: none"])
        guard answer.status == 303, let cookie = answer.fields["set-cookie"]?.split(separator: ";").first else {
            throw RawClient.Problem.noAnswer
        }
        return Visitor(port: server.port, cookie: "Cookie: \(cookie)")
    }

    /// The header lines that a page's script brings.
    var own: [String] { [cookie, "Origin: http://127.0.0.1:\(port)", "Sec-Fetch-Site: same-origin"] }

    func get(_ path: String, _ more: String...) async throws -> RawClient.Answer {
        try await Self.ask(port, "GET \(path)", [cookie, "Sec-Fetch-Site: same-origin"] + more)
    }

    func post(_ path: String, _ body: String, type: String = "application/json") async throws -> RawClient.Answer {
        try await Self.ask(port, "POST \(path)", own + ["Content-Type: \(type)"], body)
    }

    /// Opens a screen.
    @MainActor
    func open(dark: Bool = false, locale: String = "en-US") async throws -> TestPage {
        let answer = try await post("/screens", #"{"dark":\#(dark),"locale":"\#(locale)"}"#)
        guard answer.status == 200, let opened = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any],
            let name = opened["screen"] as? String, let html = opened["html"] as? String
        else { throw RawClient.Problem.noAnswer }
        return TestPage(visitor: self, name: name, html: html, isRightToLeft: opened["rtl"] as? Bool)
    }

    /// Sends one request on a connection of its own.
    static func ask(_ port: UInt16, _ line: String, _ fields: [String] = [], _ body: String? = nil, host: String? = nil) async throws
        -> RawClient.Answer
    {
        let client = try RawClient(port: port)
        client.send(head(port, line, fields, body, host: host))
        return try await client.answer(head: line.hasPrefix("HEAD"))
    }

    static func head(_ port: UInt16, _ line: String, _ fields: [String], _ body: String? = nil, host: String? = nil) -> String {
        var lines = ["\(line) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + fields
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    }
}

/// A page with a screen, which counts its events.
@MainActor
final class TestPage {
    let visitor: Visitor
    let name: String
    let html: String
    let isRightToLeft: Bool?
    private(set) var made = 0

    init(visitor: Visitor, name: String, html: String, isRightToLeft: Bool?) {
        (self.visitor, self.name, self.html, self.isRightToLeft) = (visitor, name, html, isRightToLeft)
    }

    /// The number of the node with an identifier.
    func node(_ identifier: String) -> Int { Self.node(identifier, in: html) ?? 0 }

    static func node(_ identifier: String, in html: String) -> Int? {
        guard let place = html.range(of: "data-testid=\"\(identifier)\"") else { return nil }
        let before = html[..<place.lowerBound]
        let after = html[place.upperBound...]
        let tag = (before.lastIndex(of: "<").map { before[$0...] } ?? "") + after.prefix { $0 != ">" }
        if let own = number(in: String(tag)) { return own }
        return number(in: String(before.split(separator: "<").last { number(in: String($0)) != nil } ?? ""))
    }

    private static func number(in tag: String) -> Int? {
        guard let id = tag.range(of: " id=\"n") else { return nil }
        return Int(tag[id.upperBound...].prefix { $0.isNumber })
    }

    /// Sends events that have not been sent; returns the status.
    func send(_ events: String...) async throws -> Int {
        let first = made + 1
        made += events.count
        return try await post(first, events.joined(separator: ","))
    }

    /// Sends events, which must be taken.
    func does(_ events: String..., at place: SourceLocation = #_sourceLocation) async throws {
        let first = made + 1
        made += events.count
        let status = try await post(first, events.joined(separator: ","))
        #expect(status == 204, sourceLocation: place)
    }

    /// Sends events with a number for the first one.
    func post(_ first: Int, _ events: String) async throws -> Int {
        try await visitor.post("/screens/\(name)/events", #"{"from":\#(first),"events":[\#(events)]}"#).status
    }

    /// Closes the screen.
    func close() async throws -> Int { try await visitor.post("/screens/\(name)/close", "", type: "text/plain").status }

    /// Begins to listen.
    func listen(after last: String? = nil) async throws -> Patches {
        let client = try RawClient(port: visitor.port)
        let fields =
            [visitor.cookie, "Sec-Fetch-Site: same-origin", "Accept: text/event-stream"] + (last.map { ["Last-Event-ID: \($0)"] } ?? [])
        client.send(Visitor.head(visitor.port, "GET /screens/\(name)/patches", fields))
        let answer = try await client.answer(head: true)
        return Patches(client: client, answer: answer)
    }
}

/// What a listening page hears.
@MainActor
final class Patches {
    let client: RawClient
    let answer: RawClient.Answer
    private var text = ""

    init(client: RawClient, answer: RawClient.Answer) { (self.client, self.answer) = (client, answer) }

    struct Patch: Sendable {
        let id: Int
        let number: Int
        let handled: Int
        /// Each operation as JSON with keys sorted.
        let operations: [String]
        var all: String { operations.joined(separator: " ") }
    }

    /// The next message as it came, nil at the end.
    func message() async throws -> String? {
        while true {
            if let end = text.range(of: "\n\n") {
                defer { text.removeSubrange(..<end.upperBound) }
                return String(text[..<end.lowerBound])
            }
            guard let chunk = try await client.chunk() else { return nil }
            text += chunk
        }
    }

    /// The next patch, nil at the end; comments and what says when to come back are passed over.
    func next() async throws -> Patch? {
        while let message = try await message() {
            guard message.hasPrefix("id: ") else { continue }
            let lines = message.split(separator: "\n")
            let data = Data(lines[1].dropFirst("data: ".count).utf8)
            guard lines.count == 2, let id = Int(lines[0].dropFirst(4)),
                let patch = try JSONSerialization.jsonObject(with: data) as? [String: Any], let number = patch["n"] as? Int,
                let handled = patch["a"] as? Int, let operations = patch["o"] as? [[Any]]
            else { throw RawClient.Problem.noAnswer }
            return Patch(
                id: id, number: number, handled: handled,
                operations: try operations.map {
                    let data = try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes])
                    return String(decoding: data, as: UTF8.self)
                })
        }
        return nil
    }
}

/// Asks many times at once; what is answered.
func answers(_ count: Int, _ ask: @escaping @Sendable () async throws -> Int) async throws -> [Int] {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<count { group.addTask { try await ask() } }
        var all: [Int] = []
        for try await answer in group { all.append(answer) }
        return all
    }
}

/// A clock that moves when the test says so.
final class HandClock: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var nanoseconds: UInt64 = 1_000_000_000_000
    func now() -> UInt64 { lock.withLock { nanoseconds } }
    func advance(_ seconds: Double) { lock.withLock { nanoseconds += UInt64(seconds * 1e9) } }
}

/// Yields until something holds, for a minute at most.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
        if ContinuousClock.now > end { return false }
        await Task.yield()
    }
    return true
}
