internal import CofferCrypto
internal import CofferFoundation
internal import CofferHTTPServer
internal import CofferScreen
internal import Dispatch

/// A browser host that serves: its screens and the way to them.
@MainActor
final class BrowserServer {
    /// The screens.
    let sessions: Sessions
    /// The way in for one browser.
    nonisolated let url: String
    /// The port that it listens on.
    nonisolated let port: UInt16

    private let server: HTTPServer
    private let farewellSeconds: Double
    private let timer: any DispatchSourceTimer

    /// Starts to serve on loopback.
    /// - Parameters:
    ///   - port: 0 lets the system choose.
    ///   - makeScreen: Makes the screen of one page.
    /// - Throws: ``HTTPServerProblem`` when the port cannot be had, ``CryptoError`` when there is nothing to draw secrets from.
    init(
        port: UInt16, limits: HostLimits = HostLimits(), now: @escaping @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds },
        makeScreen: @escaping @MainActor (Surroundings) -> Screen
    ) throws {
        let keys = try Keys()
        let sessions = Sessions(limits: limits, now: now, makeScreen: makeScreen)
        let handler = BrowserHandler(sessions: sessions, keys: keys, limits: limits)
        var serverLimits = HTTPLimits(threads: 2)
        serverLimits.bodyBytesMax = limits.bodyBytesMax
        serverLimits.connectionsMax = limits.connectionsMax
        server = try HTTPServer(handler: handler, address: HTTPAddress(loopback: "127.0.0.1", port: port), limits: serverLimits)
        handler.open(port: server.address.port)
        self.port = server.address.port
        url = "\(server.address.url)/?token=\(keys.token)"
        self.sessions = sessions
        farewellSeconds = limits.farewellSeconds
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak sessions] in MainActor.assumeIsolated { sessions?.sweep() } }
        timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
        timer.activate()
    }

    /// Ends all screens, tells their pages, and stops to serve.
    func stop() async {
        timer.cancel()
        sessions.end()
        // The server breaks off what is still on its way.
        for _ in 0..<Int(farewellSeconds * 100) where server.streamCount > 0 { try? await Task.sleep(nanoseconds: 10_000_000) }
        await server.stop()
    }
}
