internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import CofferFoundation
internal import Synchronization

/// One connection and the request on it.
///
/// `@unchecked Sendable`: `shared` is behind its mutex; `framing`, `decision`, `body` and `bodyOverLimit` belong to the one
/// thread of libmicrohttpd that serves the connection.
final class Connection: @unchecked Sendable {
    /// Where the request on the connection stands. Legal moves: `waiting` → `receiving` → `answering` → `waiting`;
    /// `answering` → `suspended` → `resumed` → `answering`; `waiting` or `receiving` → `cut`; any → `closed`.
    enum Phase {
        /// No head yet.
        case waiting
        /// The head is there, the body is coming.
        case receiving
        /// The answer is being made or sent by the connection's thread.
        case answering
        /// A task makes the answer.
        case suspended
        /// The answer is there and the thread has been asked to go on.
        case resumed
        /// We have ended the socket.
        case cut
        /// libmicrohttpd has let go of it.
        case closed
    }

    private struct Shared {
        var phase = Phase.waiting
        var since: UInt64
        /// Of the request under way.
        var area = HTTPArea.none
        var patience = HTTPPatience.usual
        var isFirstRequest = true
        var requestNumber: UInt64 = 0
        var response: HTTPResponse?
        var task: Task<Void, Never>?
        /// What the answer goes on with.
        var stream: HTTPStream?
    }

    private let core: ServerCore
    private let handle: OpaquePointer
    private let socket: Int32
    private let shared: Mutex<Shared>

    private var isHead = false
    private var takesChunks = false
    private var decision: HTTPDecision?
    private var body: HTTPBody?
    private var bodyBytes = 0

    init(core: ServerCore, handle: OpaquePointer, now: UInt64) {
        self.core = core
        self.handle = handle
        socket = coffer_mhd_socket(handle)
        shared = Mutex(Shared(since: now))
    }

    // MARK: On the connection's thread

    /// The head has arrived. Returns false to close the connection.
    func begin(method: UnsafePointer<CChar>, path: UnsafePointer<CChar>, version: UnsafePointer<CChar>) -> Bool {
        let now = core.now()
        let area = core.handler.area(of: HTTPText(cString: path))
        let isOpen = shared.withLock { shared in
            guard shared.phase == .waiting else { return false }
            shared.phase = .receiving
            shared.area = area
            if !shared.isFirstRequest { shared.since = now }
            return true
        }
        guard isOpen else { return false }

        let request = HTTPRequest(connection: handle, method: HTTPMethod(cString: method), path: path)
        isHead = request.method == .head
        takesChunks = !(HTTPText(cString: version) == "HTTP/1.0")
        switch framing(of: request) {
        case .refused(let refusal):
            return answerEarly(core.handler.refuse(refusal, in: area))
        case .none:
            decision = core.handler.decide(request)
            return true
        case .sized(let bytes):
            return begin(request, bytes: bytes, area: area)
        case .chunked:
            return begin(request, bytes: nil, area: area)
        }
    }

    private enum Framing {
        case none
        case sized(Int)
        case chunked
        case refused(HTTPRefusal)
    }

    private func framing(of request: borrowing HTTPRequest) -> Framing {
        if core.isStopped { return .refused(.stopping) }
        if coffer_mhd_header_bytes(handle) > core.limits.headerBytesMax { return .refused(.headTooLarge) }
        let length = request.header("Content-Length")
        let encoding = request.header("Transfer-Encoding")
        if let encoding {
            guard length == nil, request.headerCount("Transfer-Encoding") == 1,
                encoding.dropping(prefixInAnyCase: "chunked")?.isEmpty == true
            else { return .refused(.framing) }
            return .chunked
        }
        guard let length else { return .none }
        guard request.headerCount("Content-Length") == 1, let bytes = Int(length.string), bytes >= 0 else { return .refused(.framing) }
        return bytes == 0 ? .none : .sized(bytes)
    }

    private func begin(_ request: borrowing HTTPRequest, bytes: Int?, area: HTTPArea) -> Bool {
        let decision = core.handler.decide(request)
        let isTooLarge = bytes.map { $0 > core.limits.bodyBytesMax } ?? false
        switch decision {
        case .answer(.now(let response)) where isTooLarge || request.header("Expect") != nil:
            return answerEarly(response)
        case .body where isTooLarge:
            return answerEarly(core.handler.refuse(.bodyTooLarge, in: area))
        case .answer(let answer) where isTooLarge:
            if case .stream(_, let stream) = answer { stream.end() }
            return answerEarly(core.handler.refuse(.bodyTooLarge, in: area))
        case .answer:
            self.decision = decision
        case .body:
            self.decision = decision
            body = HTTPBody(capacity: bytes ?? 0)
        }
        return true
    }

    /// A piece of the body has arrived; its memory is wiped. Returns false to close the connection.
    func receive(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
        defer { if let base = bytes.baseAddress { coffer_wipe(base, bytes.count) } }
        guard bodyBytes + bytes.count <= core.limits.bodyBytesMax else {
            // A body whose size was not announced: libmicrohttpd takes no answer here, so ours goes out by hand.
            let area = shared.withLock { shared in
                shared.phase = .cut
                return shared.area
            }
            let answer = RawAnswer.bytes(core.handler.refuse(.bodyTooLarge, in: area))
            answer.withUnsafeBytes { coffer_socket_send_and_end(socket, $0.baseAddress, $0.count) }
            return false
        }
        bodyBytes += bytes.count
        body?.append(UnsafeRawBufferPointer(bytes))
        return true
    }

    /// The whole request is there, or the answer to it.
    func finish() -> Bool {
        let ready: HTTPResponse?? = shared.withLock { shared in
            guard shared.phase != .cut, shared.phase != .closed else { return nil }
            shared.phase = .answering
            return .some(shared.response.take())
        }
        guard let ready else { return false }
        if let response = ready { return send(response) }

        let answer: HTTPAnswer
        switch decision.take() {
        case .answer(let decided): answer = decided
        case .body(let ask): answer = ask(body.take() ?? HTTPBody())
        case nil: return false
        }
        switch answer {
        case .now(let response): return send(response)
        case .later(let patience, let work): suspend(patience, work)
        case .stream(let response, let stream): return begin(stream, after: response)
        }
        return true
    }

    /// The request is over, answered or not.
    func end() {
        if case .answer(.stream(_, let stream)) = decision { stream.end() }
        decision = nil
        body = nil
        bodyBytes = 0
        let now = core.now()
        let stream = shared.withLock { shared in
            shared.requestNumber &+= 1
            shared.response = nil
            shared.area = .none
            shared.isFirstRequest = false
            if shared.phase != .cut { shared.phase = .waiting }
            shared.since = now
            return shared.stream.take()
        }
        if let stream {
            core.endStream()
            stream.end()
        }
    }

    /// libmicrohttpd is about to close the socket: from here on nobody else touches it.
    func close() { shared.withLock { $0.phase = .closed } }

    private func answerEarly(_ response: HTTPResponse) -> Bool {
        shared.withLock { $0.phase = .answering }
        return send(response, closing: true)
    }

    private func send(_ response: HTTPResponse, closing: Bool = false) -> Bool {
        ResponseWriter.queue(response, on: handle, closing: closing || core.isDraining)
    }

    // MARK: Answers that come later

    private func suspend(_ patience: HTTPPatience, _ work: @escaping @Sendable () async -> HTTPResponse) {
        let now = core.now()
        let number = shared.withLock { shared in
            shared.phase = .suspended
            shared.since = now
            shared.patience = patience
            return shared.requestNumber
        }
        MHD_suspend_connection(handle)
        let task = Task(executorPreference: InlineExecutor.shared) { self.resume(with: await work(), number: number) }
        shared.withLock { shared in
            if shared.phase == .suspended, shared.requestNumber == number { shared.task = task }
        }
    }

    private func resume(with response: HTTPResponse, number: UInt64) {
        let isAwaited = shared.withLock { shared in
            guard shared.phase == .suspended, shared.requestNumber == number else { return false }
            shared.phase = .resumed
            shared.response = response
            shared.task = nil
            return true
        }
        if isAwaited { MHD_resume_connection(handle) }
    }

    // MARK: Answers that go on

    private func begin(_ stream: HTTPStream, after response: HTTPResponse) -> Bool {
        if core.isDraining { return refuse(stream, .stopping) }
        guard core.beginStream() else { return refuse(stream, .tooManyStreams) }
        shared.withLock { $0.stream = stream }
        let link = StreamLink(handle: handle, socket: socket, isChunked: takesChunks, limits: core.limits, now: core.now)
        stream.begin(on: link, body: response.body)
        // A stop that has begun since the first line has perhaps not found the stream.
        if core.isDraining { stream.stop() }
        return ResponseWriter.queue(response, stream, on: handle, headOnly: isHead || response.status == 204 || response.status == 304)
    }

    private func refuse(_ stream: HTTPStream, _ refusal: HTTPRefusal) -> Bool {
        stream.end()
        let area = shared.withLock { $0.area }
        return send(core.handler.refuse(refusal, in: area))
    }

    /// The server stops.
    func endStream() { shared.withLock { $0.stream }?.stop() }

    // MARK: Limits of time

    /// Ends what has taken too long at `now` (nanoseconds of the server's clock). Called by the server's timer.
    func sweep(now: UInt64, endsEveryHandler: Bool) {
        let limits = core.limits
        enum Overdue { case none, handler(Task<Void, Never>?), stream(HTTPStream) }
        let overdue: Overdue = shared.withLock { shared in
            let seconds = Double(now > shared.since ? now - shared.since : 0) / 1e9
            switch shared.phase {
            case .waiting:
                let allowed = shared.isFirstRequest ? limits.receiveSeconds : limits.idleSeconds + limits.receiveSeconds
                if seconds >= allowed { cut(&shared) } else { coffer_socket_repeat_end(socket) }
            case .receiving:
                if seconds >= limits.receiveSeconds { cut(&shared) } else { coffer_socket_repeat_end(socket) }
            case .suspended:
                let isLong = shared.patience == .long
                guard endsEveryHandler || seconds >= (isLong ? limits.longHandlerSeconds : limits.handlerSeconds) else { break }
                shared.phase = .resumed
                shared.response = core.handler.refuse(isLong ? .longHandlerTooSlow : .handlerTooSlow, in: shared.area)
                return .handler(shared.task.take())
            case .answering:
                if let stream = shared.stream { return .stream(stream) }
            case .resumed, .cut, .closed: break
            }
            return .none
        }
        switch overdue {
        case .none: break
        case .handler(let task):
            task?.cancel()
            MHD_resume_connection(handle)
        case .stream(let stream): stream.sweep(now: now)
        }
    }

    /// Answers 408 and ends the socket. The lock is held, so that `close()` waits for us.
    private func cut(_ shared: inout Shared) {
        shared.phase = .cut
        RawAnswer.bytes(core.handler.refuse(.requestTooSlow, in: shared.area)).withUnsafeBytes {
            coffer_socket_send_and_end(socket, $0.baseAddress, $0.count)
        }
    }
}
