internal import CofferHTTPServer
internal import CofferWire
internal import Synchronization

/// Answers a browser. What concerns screens is done on the main actor; the server's threads do not wait for it.
final class BrowserHandler: HTTPHandler {
    private let sessions: Sessions
    private let keys: Keys
    private let limits: HostLimits
    /// Nobody comes in before the port is known.
    private let door = Mutex<Door?>(nil)

    init(sessions: Sessions, keys: Keys, limits: HostLimits) { (self.sessions, self.keys, self.limits) = (sessions, keys, limits) }

    /// Lets requests in that come to a port.
    func open(port: UInt16) { door.withLock { $0 = Door(keys: keys, port: port) } }

    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        guard let door = door.withLock({ $0 }) else { return .answer(.now(Answers.status(503))) }
        guard let route = Route(path: request.path.string) else {
            return .answer(.now(Answers.status(door.admitsPart(request) ? 404 : 403)))
        }
        if route == .page { return .answer(.now(page(request, door))) }
        let isAdmitted =
            switch route {
            case .close: door.admitsFarewell(request)
            case _ where route.isChange: door.admitsChange(request)
            default: door.admitsPart(request)
            }
        guard isAdmitted else { return .answer(.now(Answers.status(403))) }
        return route.isChange ? change(request, route) : .answer(part(request, route))
    }

    func refuse(_ refusal: HTTPRefusal, in area: HTTPArea) -> HTTPResponse { Answers.status(refusal.status) }

    // MARK: The page and its parts

    private func page(_ request: borrowing HTTPRequest, _ door: Door) -> HTTPResponse {
        guard door.admitsNavigation(request) else { return Answers.status(403) }
        guard request.method == .get || request.method == .head else { return Self.wrongMethod("GET, HEAD") }
        let isIn = door.hasCookie(request)
        let token = request.query("token")
        if token == .absent { return isIn ? Answers.page(Pages.shell) : Answers.page(Pages.closed, status: 403) }
        if isIn { return Answers.toPage() }
        guard case .value(let candidate) = token, request.method == .get, keys.take(token: candidate) else {
            return Answers.page(Pages.closed, status: 403)
        }
        return Answers.toPage(cookie: "\(door.cookieName)=\(keys.cookie)")
    }

    private func part(_ request: borrowing HTTPRequest, _ route: Route) -> HTTPAnswer {
        if case .patches(let name) = route { return patches(request, name) }
        guard request.method == .get || request.method == .head else { return .now(Self.wrongMethod("GET, HEAD")) }
        switch route {
        case .script: return .now(Answers.file(ClientFiles.script, type: "text/javascript; charset=utf-8"))
        case .style: return .now(Answers.file(ClientFiles.style, type: "text/css; charset=utf-8"))
        default: return .now(Answers.status(204))
        }
    }

    private func patches(_ request: borrowing HTTPRequest, _ name: String) -> HTTPAnswer {
        guard request.method == .get else { return .now(Self.wrongMethod("GET")) }
        guard sessions.names.contains(name) else { return .now(Answers.status(404)) }
        let last = request.header("Last-Event-ID").map { Int($0.string) } ?? 0
        let listener = Listener()
        let stream = HTTPStream(bytesMax: limits.streamBytesMax) { [sessions] in
            Task { @MainActor in listener.end(in: sessions, name) }
        }
        Task { @MainActor [sessions] in listener.begin(stream, in: sessions, name, after: last) }
        return .stream(Answers.stream(comeBackMilliseconds: limits.comeBackMilliseconds), stream)
    }

    /// A stream as the main actor sees it. Its end may come before its beginning.
    @MainActor
    private final class Listener {
        private var stream: HTTPStream?
        private var hasEnded = false

        nonisolated init() {}

        func begin(_ stream: HTTPStream, in sessions: Sessions, _ name: String, after last: Int?) {
            guard !hasEnded else { return }
            self.stream = stream
            sessions.attach(stream, to: name, after: last)
        }

        func end(in sessions: Sessions, _ name: String) {
            hasEnded = true
            if let stream { sessions.detach(stream, from: name) }
            stream = nil
        }
    }

    // MARK: Changes

    private func change(_ request: borrowing HTTPRequest, _ route: Route) -> HTTPDecision {
        guard request.method == .post else { return .answer(.now(Self.wrongMethod("POST"))) }
        if case .close(let name) = route { return .answer(.later { [sessions] in await Self.close(name, in: sessions) }) }
        guard request.headerCount("Content-Type") == 1, request.header("Content-Type").map(Self.isJSON) == true else {
            return .answer(.now(Answers.status(400)))
        }
        switch route {
        case .events(let name):
            return body { [sessions] reader, bytes throws(RequestProblem) in
                let batch = try reader.batch(bytes)
                return .later { await Self.handle(batch, of: name, in: sessions) }
            }
        default:
            return body { [sessions] reader, bytes throws(RequestProblem) in
                let surroundings = try reader.surroundings(bytes)
                return .later { await Self.open(surroundings, in: sessions) }
            }
        }
    }

    private func body(_ read: @escaping (BodyReader, [UInt8]) throws(RequestProblem) -> HTTPAnswer) -> HTTPDecision {
        let reader = BodyReader(limits: limits)
        return .body { body in
            let bytes = body.withUnsafeBytes { Array($0) }
            do throws(RequestProblem) { return try read(reader, bytes) } catch { return .now(Answers.status(error.status)) }
        }
    }

    @MainActor
    private static func open(_ surroundings: PageSurroundings, in sessions: Sessions) -> HTTPResponse {
        guard let opened = sessions.open(surroundings) else { return Answers.status(503) }
        var writer = JSONWriter(capacity: opened.html.utf8.count + 256)
        writer.beginObject()
        writer.member("screen", opened.name)
        writer.member("html", opened.html)
        writer.member("rtl", opened.isRightToLeft)
        writer.endObject()
        return Answers.json(writer.bytes)
    }

    @MainActor
    private static func handle(_ batch: EventBatch, of name: String, in sessions: Sessions) -> HTTPResponse {
        switch sessions.handle(batch, of: name) {
        case .handled: Answers.status(204)
        case .gap: Answers.status(409)
        case nil: Answers.status(404)
        }
    }

    @MainActor
    private static func close(_ name: String, in sessions: Sessions) -> HTTPResponse {
        guard sessions[name] != nil else { return Answers.status(404) }
        sessions.close(name)
        return Answers.status(204)
    }

    private static func wrongMethod(_ allowed: String) -> HTTPResponse { Answers.status(405, .init("Allow", allowed)) }

    private static func isJSON(_ type: HTTPText) -> Bool {
        guard let rest = type.dropping(prefixInAnyCase: "application/json") else { return false }
        return rest.isEmpty || rest.bytes.first == UInt8(ascii: ";")
    }
}
