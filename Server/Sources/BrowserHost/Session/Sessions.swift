internal import CofferCrypto
internal import CofferFoundation
internal import CofferHTTPServer
internal import CofferScreen
internal import Synchronization

/// All screens of a host, one for each page load, by names that nobody can guess.
@MainActor
final class Sessions {
    private let limits: HostLimits
    private let now: @Sendable () -> UInt64
    private let makeScreen: @MainActor (Surroundings) -> Screen
    private let random = RandomBytes()
    private var sessions: [String: ScreenSession] = [:]
    private var isEnded = false
    /// The names of the open ones, for threads that cannot wait for the main one.
    nonisolated let names = Names()

    /// Those of screens that are open.
    final class Names: Sendable {
        private let names = Mutex<Set<String>>([])

        /// Whether a screen of that name is open.
        func contains(_ name: String) -> Bool { names.withLock { $0.contains(name) } }
        fileprivate func insert(_ name: String) { _ = names.withLock { $0.insert(name) } }
        fileprivate func remove(_ name: String) { _ = names.withLock { $0.remove(name) } }
    }

    init(limits: HostLimits, now: @escaping @Sendable () -> UInt64, makeScreen: @escaping @MainActor (Surroundings) -> Screen) {
        (self.limits, self.now, self.makeScreen) = (limits, now, makeScreen)
    }

    /// How many screens are open.
    var count: Int { sessions.count }

    /// The screen of a name.
    subscript(_ name: String) -> ScreenSession? { sessions[name] }

    /// A screen that was opened.
    struct Opened {
        var name: String
        var html: String
        var isRightToLeft: Bool
    }

    /// Opens a screen; nil when there are as many as there may be and a page listens to each, or the host ends.
    func open(_ surroundings: PageSurroundings) -> Opened? {
        guard !isEnded else { return nil }
        if sessions.count >= limits.screensMax {
            let silent = sessions.compactMap { name, session in session.silentSince.map { (since: $0, name: name) } }
            guard let oldest = silent.min(by: { $0.since < $1.since }) else { return nil }
            close(oldest.name)
        }
        guard let bytes = try? random.bytes(HostLimits.secretBytes) else { return nil }
        let name = Base64URL.encode(bytes)
        let session = ScreenSession(surroundings, limits: limits, now: now, makeScreen: makeScreen)
        sessions[name] = session
        names.insert(name)
        return Opened(name: name, html: session.html, isRightToLeft: surroundings.isRightToLeft)
    }

    /// Handles events of a screen; nil when there is none of that name.
    func handle(_ batch: EventBatch, of name: String) -> ScreenSession.Outcome? { sessions[name]?.handle(batch) }

    /// Takes a page that listens to a screen.
    func attach(_ stream: HTTPStream, to name: String, after last: Int?) {
        guard let session = sessions[name] else { return stream.finish() }
        session.attach(stream, after: last)
    }

    /// A page listens no more.
    func detach(_ stream: HTTPStream, from name: String) { sessions[name]?.detach(stream) }

    /// Ends a screen. Without one of that name nothing happens.
    func close(_ name: String) {
        names.remove(name)
        sessions.removeValue(forKey: name)?.end()
    }

    /// Ends the screens to which no page has listened for too long.
    func sweep() {
        let time = now()
        for (name, session) in sessions {
            guard let since = session.silentSince, time > since, Double(time - since) / 1e9 >= limits.silentSecondsMax else { continue }
            close(name)
        }
    }

    /// Ends all screens and opens no other.
    func end() {
        isEnded = true
        for name in Array(sessions.keys) { close(name) }
    }
}
