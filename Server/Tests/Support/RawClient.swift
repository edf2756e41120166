internal import CofferFoundation

/// A socket and nothing more, so that tests can send what no decent client sends.
///
/// Waiting happens on threads of its own: those of Swift's tasks are few, and the server under test needs them.
/// `@unchecked Sendable`: one test uses it, one call at a time.
package final class RawClient: @unchecked Sendable {
    /// One answer.
    package struct Answer: Sendable {
        /// The status.
        package var status: Int
        /// The header fields, names in lower case.
        package var fields: [String: String]
        /// The body.
        package var body: [UInt8]
        /// The body as text.
        package var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Why there is no answer.
    package enum Problem: Error { case connect(Int32), ended, silent, noAnswer }

    private let socket: Int32
    private var received: [UInt8] = []

    /// Connects to loopback.
    package init(port: UInt16, ipv6: Bool = false) throws {
        #if os(Linux)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        socket = Foundation.socket(ipv6 ? AF_INET6 : AF_INET, stream, 0)
        // A program that a test starts meanwhile must not hold the connection open.
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var seconds = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &seconds, socklen_t(MemoryLayout<timeval>.size))
        var v4 = sockaddr_in()
        v4.sin_family = sa_family_t(AF_INET)
        v4.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &v4.sin_addr)
        var v6 = sockaddr_in6()
        v6.sin6_family = sa_family_t(AF_INET6)
        v6.sin6_port = port.bigEndian
        inet_pton(AF_INET6, "::1", &v6.sin6_addr)
        let outcome =
            ipv6
            ? withUnsafePointer(to: &v6) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) }
            }
            : withUnsafePointer(to: &v4) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
            }
        guard outcome == 0 else { throw Problem.connect(errno) }
    }

    deinit { close(socket) }

    /// Goes away.
    package func hangUp() { shutdown(socket, Int32(SHUT_RDWR)) }

    /// Sends text.
    package func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends bytes; what cannot be sent is dropped.
    package func send(_ bytes: [UInt8]) {
        #if os(Linux)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
        #endif
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Ends the direction in which we send; answers still arrive.
    package func endSending() { _ = shutdown(socket, Int32(SHUT_WR)) }

    /// The next answer; `head` where no body follows the announced length.
    package func answer(head: Bool = false) async throws -> Answer {
        try await offPool { try self.blockingAnswer(head: head) }
    }

    /// The next chunk of a body that comes in chunks, nil for the last one; to be asked after ``answer(head:)`` with `head`.
    package func chunk() async throws -> String? {
        try await offPool { try self.blockingChunk() }
    }

    /// Everything until the server closes the connection.
    package func rest() async throws -> String {
        try await offPool {
            do { while true { try self.more() } } catch Problem.ended {}
            return String(decoding: self.received, as: UTF8.self)
        }
    }

    /// Whether the server has closed the connection with nothing further to say.
    package func hasEnded() async -> Bool {
        await (try? offPool { self.blockingHasEnded() }) ?? false
    }

    private func offPool<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
        }
    }

    private func blockingAnswer(head: Bool) throws -> Answer {
        var lines: [String] = []
        while true {
            let line = try line()
            if line.isEmpty { break }
            lines.append(line)
        }
        guard let status = lines.first.flatMap({ Int($0.dropFirst("HTTP/1.1 ".count).prefix(3)) }) else { throw Problem.noAnswer }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw Problem.noAnswer }
            fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        let length = head || status == 100 ? 0 : Int(fields["content-length"] ?? "0") ?? 0
        while received.count < length { try more() }
        defer { received.removeFirst(length) }
        return Answer(status: status, fields: fields, body: Array(received[..<length]))
    }

    private func blockingChunk() throws -> String? {
        guard let count = Int(try line(), radix: 16) else { throw Problem.noAnswer }
        while received.count < count + 2 { try more() }
        defer { received.removeFirst(count + 2) }
        return count == 0 ? nil : String(decoding: received[..<count], as: UTF8.self)
    }

    private func blockingHasEnded() -> Bool {
        guard received.isEmpty else { return false }
        do { try more() } catch Problem.ended { return true } catch { return false }
        return false
    }

    private func line() throws -> String {
        while true {
            if let end = received.firstIndex(of: 10) {
                defer { received.removeFirst(end + 1) }
                return String(decoding: received[..<end], as: UTF8.self).trimmingCharacters(in: .newlines)
            }
            try more()
        }
    }

    private func more() throws {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count == 0 || (count < 0 && errno == ECONNRESET) { throw Problem.ended }
        guard count > 0 else { throw Problem.silent }
        received += buffer[..<count]
    }
}
