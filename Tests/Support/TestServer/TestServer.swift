public import CofferFoundation

/// A small HTTP/1.1 server on the loopback interface that answers as told and remembers every request.
///
/// The lock `condition` guards every mutable property.
public final class TestServer: @unchecked Sendable {
    /// What to do with a request.
    public typealias Script = @Sendable (RecordedRequest) -> ScriptedAnswer

    /// The port, chosen by the system.
    public let port: Int

    private let listener: Int32
    private let condition = NSCondition()
    private var script: Script
    private var recorded: [RecordedRequest] = []
    private var connections = 0
    private var isReleased = false
    private var isStopped = false

    /// Starts listening.
    /// - Throws: A `POSIXError` when the system gives no socket.
    public init(_ script: @escaping Script) throws {
        self.script = script
        (listener, port) = try LoopbackSocket.listen()
        Thread.detachNewThread { [listener] in
            while let connection = LoopbackSocket.accept(listener) {
                Thread.detachNewThread { [weak self] in
                    self?.serve(connection)
                    LoopbackSocket.close(connection)
                }
            }
            LoopbackSocket.close(listener)
        }
    }

    /// Starts a server that gives every request the same answer.
    public convenience init(_ answer: ScriptedAnswer) throws { try self.init { _ in answer } }

    deinit { stop() }

    /// The server's origin by its address, such as `http://127.0.0.1:4321`.
    public var url: URL { address("127.0.0.1") }

    /// The server's origin by another name for the same host, such as `http://localhost:4321`.
    public var otherNameURL: URL { address("localhost") }

    /// The requests received so far, whole ones only.
    public var requests: [RecordedRequest] { locked { recorded } }

    /// The connections accepted so far, those that brought no request included.
    public var connectionCount: Int { locked { connections } }

    /// Replaces the script for requests to come.
    public func answer(_ script: @escaping Script) { locked { self.script = script } }

    /// Lets every ``ScriptedAnswer/held(_:)`` go on, those to come included.
    public func release() {
        locked {
            isReleased = true
            condition.broadcast()
        }
    }

    /// Waits until so many requests have been received.
    /// - Returns: False when that did not happen within two minutes.
    public func received(_ count: Int) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                let deadline = Date(timeIntervalSinceNow: 120)
                condition.lock()
                while recorded.count < count, condition.wait(until: deadline) {}
                let isReached = recorded.count >= count
                condition.unlock()
                continuation.resume(returning: isReached)
            }
        }
    }

    /// Stops listening; the port then refuses connections.
    public func stop() {
        let isFirst = locked {
            defer { isStopped = true }
            isReleased = true
            condition.broadcast()
            return !isStopped
        }
        if isFirst { LoopbackSocket.wake(listener) }
    }

    private func serve(_ connection: Int32) {
        locked { connections += 1 }
        var received = Data()
        while let bytes = LoopbackSocket.read(connection) {
            received += bytes
            guard let request = RecordedRequest(received) else { continue }
            var answer = locked {
                recorded.append(request)
                condition.broadcast()
                return script
            }(request)
            while case .held(let next) = answer {
                locked { while !isReleased { condition.wait() } }
                answer = next
            }
            LoopbackSocket.write(connection, answer.bytes(for: request) ?? Data())
            return
        }
    }

    private func address(_ host: String) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = host
        components.port = port
        return components.url ?? URL(fileURLWithPath: "/")
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}
