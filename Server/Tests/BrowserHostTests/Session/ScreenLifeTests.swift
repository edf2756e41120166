import CofferFoundation
import CofferHTTPServer
import CofferScreen
import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

@MainActor
@Suite struct ScreenLifeTests {
    private func limits(screens: Int) -> HostLimits {
        var limits = HostLimits()
        limits.screensMax = screens
        return limits
    }

    @Test func `a page that goes away closes its screen`() async throws {
        try await withHost(Desk()) { server in
            let page = try await Visitor.enter(server).open()
            let patches = try await page.listen()
            #expect(try await page.close() == 204)
            #expect(server.sessions.count == 0)
            #expect(try await patches.next()?.operations == [#"["end"]"#])
            #expect(try await patches.next() == nil)
            #expect(try await page.send(#"["tap",1]"#) == 404)
            #expect(try await page.listen().answer.status == 404)
            #expect(try await page.close() == 404)
        }
    }

    @Test func `a screen without a page is closed after a while, one with a page is not`() async throws {
        let clock = HandClock()
        try await withHost(Desk(), clock: clock) { server in
            let visitor = try await Visitor.enter(server)
            let (heard, silent) = (try await visitor.open(), try await visitor.open())
            let patches = try await heard.listen()
            #expect(try await patches.message() != nil)
            let session = try #require(server.sessions[heard.name])
            #expect(await eventually { session.silentSince == nil })
            clock.advance(59.9)
            server.sessions.sweep()
            #expect(server.sessions.count == 2)
            clock.advance(0.2)
            server.sessions.sweep()
            #expect(server.sessions[silent.name] == nil)
            #expect(server.sessions.count == 1)
            #expect(try await silent.send(#"["tap",1]"#) == 404)

            patches.client.hangUp()
            #expect(await eventually { session.silentSince != nil })
            clock.advance(59.9)
            server.sessions.sweep()
            #expect(server.sessions.count == 1)
            // It comes back in time, and has all the time again.
            let again = try await heard.listen()
            #expect(try await again.message() != nil)
            #expect(await eventually { session.silentSince == nil })
            clock.advance(600)
            server.sessions.sweep()
            #expect(server.sessions.count == 1)
            again.client.hangUp()
            #expect(await eventually { session.silentSince != nil })
            clock.advance(60)
            server.sessions.sweep()
            #expect(server.sessions.count == 0)
        }
    }

    @Test func `one screen too many closes the oldest without a page`() async throws {
        let clock = HandClock()
        try await withHost(Desk(), limits: limits(screens: 3), clock: clock) { server in
            let visitor = try await Visitor.enter(server)
            var pages: [TestPage] = []
            for _ in 1...3 {
                clock.advance(1)
                pages.append(try await visitor.open())
            }
            #expect(server.sessions.count == 3)
            let patches = try await pages[0].listen()
            #expect(try await patches.message() != nil)
            let session = try #require(server.sessions[pages[0].name])
            #expect(await eventually { session.silentSince == nil })
            clock.advance(1)
            _ = try await visitor.open()
            #expect(server.sessions.count == 3)
            #expect(server.sessions[pages[0].name] != nil && server.sessions[pages[1].name] == nil && server.sessions[pages[2].name] != nil)
        }
    }

    @Test func `one screen too many is refused where pages listen to all`() async throws {
        try await withHost(Desk(), limits: limits(screens: 2)) { server in
            let visitor = try await Visitor.enter(server)
            var listening: [Patches] = []
            for _ in 1...2 {
                let page = try await visitor.open()
                listening.append(try await page.listen())
                let session = try #require(server.sessions[page.name])
                #expect(await eventually { session.silentSince == nil })
            }
            #expect(try await visitor.post("/screens", #"{"dark":false,"locale":"en"}"#).status == 503)
            #expect(server.sessions.count == 2)
            withExtendedLifetime(listening) {}
        }
    }

    @Test func `a host that stops says so to each page and takes nothing new`() async throws {
        let server = try BrowserServer(port: 0) { Screen(Desk(), surroundings: $0) }
        let visitor = try await Visitor.enter(server)
        let pages = [try await visitor.open(), try await visitor.open()]
        let listening = [try await pages[0].listen(), try await pages[1].listen()]
        for patches in listening { #expect(try await patches.message() != nil) }
        await server.stop()
        for patches in listening {
            #expect(try await patches.next()?.operations == [#"["end"]"#])
            #expect(try await patches.next() == nil)
        }
        #expect(server.sessions.count == 0)
        #expect(server.sessions.open(PageSurroundings()) == nil)
        #expect(throws: (any Error).self) { try RawClient(port: server.port) }
    }

    @Test func `a port that is taken is a typed refusal`() async throws {
        try await withHost(Desk()) { server in
            #expect(throws: HTTPServerProblem.portInUse(port: server.port)) {
                try BrowserServer(port: server.port) { Screen(Desk(), surroundings: $0) }
            }
            #expect(server.sessions.count == 0)
        }
    }

    /// What the screens of the test below leave behind, as long as anybody holds it.
    @MainActor
    final class Traces {
        final class Trace {
            weak var object: AnyObject?
            init(_ object: AnyObject) { self.object = object }
        }
        var all: [Trace] = []
        var living: Int { all.count { $0.object != nil } }
    }

    final class Model: ObservableObject {
        @Published var number = 0
        var ticks = 0
    }

    struct Tracked: View {
        let traces: Traces
        @StateObject private var model = Model()
        @State private var text = ""
        var body: some View {
            Text(verbatim: "\(model.number)").onAppear { traces.all.append(Traces.Trace(model)) }
            TextField("t", text: $text).accessibilityIdentifier("field")
            Button("b") { model.number += 1 }.accessibilityIdentifier("button")
                .task {
                    // Would never end by itself.
                    while !Task.isCancelled {
                        model.ticks += 1
                        await Task.yield()
                        try? await Task.sleep(nanoseconds: 1_000_000_000)
                    }
                }
        }
    }

    @Test func `five hundred screens come and go and nothing of them stays`() async throws {
        let traces = Traces()
        var screens = Traces(), sessions = Traces(), nodes: Set<Int> = []
        let server = try BrowserServer(port: 0) { surroundings in
            let screen = Screen(Tracked(traces: traces), surroundings: surroundings)
            screens.all.append(Traces.Trace(screen))
            return screen
        }
        let visitor = try await Visitor.enter(server)
        for round in 0..<500 {
            let page = try await visitor.open()
            let session = try #require(server.sessions[page.name])
            sessions.all.append(Traces.Trace(session))
            nodes.insert(session.nodeCount)
            // Some listen, some type, some tap, some do nothing.
            let patches = round % 3 == 0 ? try await page.listen() : nil
            if round % 2 == 0 { #expect(try await page.send(#"["tap",\#(page.node("button"))]"#) == 204) }
            if round % 5 == 0 { #expect(try await page.send(#"["edit",\#(page.node("field")),0,0,"a","a"]"#) == 204) }
            if let patches, round % 2 == 0 { #expect(try await patches.next() != nil) }
            #expect(try await page.close() == 204)
            #expect(session.nodeCount == 1)
        }
        #expect(server.sessions.count == 0)
        #expect(nodes.count == 1)
        #expect(traces.all.count == 500 && screens.all.count == 500 && sessions.all.count == 500)
        #expect(await eventually { traces.living == 0 })
        #expect(await eventually { screens.living == 0 })
        #expect(await eventually { sessions.living == 0 })
        await server.stop()
        (screens, sessions) = (Traces(), Traces())
    }
}
