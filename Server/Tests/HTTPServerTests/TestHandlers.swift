import CofferFoundation
import CofferHTTPServer
import Synchronization

/// Answers with what it has understood of the request.
struct Echo: HTTPHandler {
    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        let method = "\(request.method.name)"
        let path = request.path.string
        if request.path == "/refused" { return .answer(.now(HTTPResponse(status: 401))) }
        if request.path == "/query" { return .answer(.now(Self.text("\(request.query("name"))"))) }
        return .body { body in .now(Self.text("\(method) \(path) \(body.count)")) }
    }

    static func text(_ text: String) -> HTTPResponse {
        HTTPResponse(status: 200, contentType: "text/plain", body: Array(text.utf8))
    }
}

/// Answers later, when the test says so.
final class Later: HTTPHandler {
    private struct Waiting {
        var answers: [CheckedContinuation<HTTPResponse, Never>] = []
        var arrivals: [CheckedContinuation<Void, Never>] = []
        var cancellations = 0
    }
    private let waiting = Mutex(Waiting())

    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        .body { [self] _ in .later { [self] in await wait() } }
    }

    /// Returns when the test releases it.
    func wait() async -> HTTPResponse {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let arrivals = waiting.withLock { waiting in
                    waiting.answers.append(continuation)
                    defer { waiting.arrivals = [] }
                    return waiting.arrivals
                }
                for arrival in arrivals { arrival.resume() }
            }
        } onCancel: {
            waiting.withLock { $0.cancellations += 1 }
        }
    }

    /// Requests that wait.
    var count: Int { waiting.withLock { $0.answers.count } }

    var cancellations: Int { waiting.withLock { $0.cancellations } }

    /// Returns when a request is waiting.
    func arrival() async {
        await withCheckedContinuation { continuation in
            let isThere = waiting.withLock { waiting in
                if waiting.answers.isEmpty { waiting.arrivals.append(continuation) }
                return !waiting.answers.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }

    /// Answers the request that has waited longest.
    func release(_ text: String) {
        waiting.withLock { $0.answers.removeFirst() }.resume(returning: Echo.text(text))
    }
}

/// A clock that moves when the test says so.
final class TestClock: Sendable {
    private let nanoseconds = Atomic<UInt64>(1_000_000_000_000)
    func now() -> UInt64 { nanoseconds.load(ordering: .sequentiallyConsistent) }
    func advance(_ seconds: Double) { nanoseconds.wrappingAdd(UInt64(seconds * 1e9), ordering: .sequentiallyConsistent) }
}

/// Runs a server for the time of a call.
func withServer<Result>(
    _ handler: any HTTPHandler = Echo(), clock: TestClock = TestClock(), address: HTTPAddress = .loopback,
    limits: HTTPLimits = HTTPLimits(),
    _ body: (HTTPServer) async throws -> Result
) async throws -> Result {
    let server = try HTTPServer(handler: handler, address: address, limits: limits, now: clock.now)
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

/// Yields until something holds, for a minute at most.
func eventually(_ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
        if ContinuousClock.now > end { return false }
        await Task.yield()
    }
    return true
}
