import CofferHTTPServer
import CofferTestSupport
import Synchronization

/// Answers every path with a stream of the test's, except `/plain…`.
final class Streams: HTTPHandler {
    private struct Open {
        var streams: [HTTPStream] = []
        var ends = 0
    }
    private let open = Mutex(Open())
    private let bytesMax: Int
    private let keepAlive: [UInt8]
    private let body: String

    init(bytesMax: Int = 65536, keepAlive: [UInt8] = HTTPStream.eventComment, body: String = "") {
        self.bytesMax = bytesMax
        self.keepAlive = keepAlive
        self.body = body
    }

    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        if request.path.dropping(prefix: "/plain") != nil { return Echo().decide(request) }
        let stream = HTTPStream(bytesMax: bytesMax, keepAlive: keepAlive) { [self] in open.withLock { $0.ends += 1 } }
        open.withLock { $0.streams.append(stream) }
        return .answer(.stream(HTTPResponse(status: 200, contentType: "text/event-stream", body: Array(body.utf8)), stream))
    }

    /// In the order in which they were asked for.
    var all: [HTTPStream] { open.withLock { $0.streams } }

    /// How often an end was told.
    var ends: Int { open.withLock { $0.ends } }

    /// Lets go of them.
    func forget() { open.withLock { $0.streams = [] } }

    /// Connections that say nothing and are older than what comes after them, on every thread of a server of 2: what is let go of only
    /// in its turn is not yet let go of.
    static func idlers(_ server: HTTPServer) async throws -> [RawClient] {
        let idlers = try (0..<16).map { _ in try RawClient(port: server.address.port) }
        guard await eventually({ server.connectionCount == idlers.count }) else { throw RawClient.Problem.noAnswer }
        return idlers
    }

    /// Asks for a stream, and returns once its head is there.
    func client(_ server: HTTPServer, _ request: String = "GET /stream HTTP/1.1") async throws -> (RawClient, HTTPStream) {
        let client = try RawClient(port: server.address.port)
        client.send("\(request)\r\nHost: x\r\n\r\n")
        let answer = try await client.answer(head: true)
        guard answer.status == 200, let stream = all.last else { throw RawClient.Problem.noAnswer }
        return (client, stream)
    }
}

extension HTTPStream {
    /// Sends text.
    @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }
}

extension RawClient {
    /// Chunks until they make up as much text as another, or the last one has come.
    func chunks(like text: String) async throws -> String {
        var joined = ""
        while joined.utf8.count < text.utf8.count, let chunk = try await chunk() { joined += chunk }
        return joined
    }
}
