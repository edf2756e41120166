import CofferFoundation
import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

/// A page that loses its stream and comes back.
@MainActor
@Suite struct ListeningTests {
    private func withPage(
        limits: HostLimits = HostLimits(), _ body: @MainActor (BrowserServer, TestPage) async throws -> Void
    ) async throws {
        try await withHost(Desk(), limits: limits) { server in try await body(server, try await Visitor.enter(server).open()) }
    }

    private func tap(_ page: TestPage) async throws { #expect(try await page.send(#"["tap",\#(page.node("tap"))]"#) == 204) }

    @Test func `a stream says first when to come back`() async throws {
        try await withPage { _, page in
            let patches = try await page.listen()
            #expect(patches.answer.status == 200)
            #expect(patches.answer.fields["content-type"] == "text/event-stream")
            #expect(patches.answer.fields["cache-control"] == "no-store")
            #expect(patches.answer.fields["content-security-policy"] != nil)
            #expect(try await patches.message() == "retry: 500")
        }
    }

    @Test func `what changed before a page listened comes first`() async throws {
        try await withPage { _, page in
            try await tap(page)
            try await tap(page)
            let patches = try await page.listen()
            #expect(try await patches.next()?.all.contains("1 taps") == true)
            #expect(try await patches.next()?.all.contains("2 taps") == true)
        }
    }

    @Test(arguments: ["0", "1", "2", "3"])
    func `a page that comes back gets what it missed, and nothing twice`(_ last: String) async throws {
        try await withPage { _, page in
            for _ in 1...3 { try await tap(page) }
            let patches = try await page.listen(after: last)
            let had = Int(last) ?? 0
            for number in had + 1..<4 { #expect(try await patches.next()?.number == number) }
            try await tap(page)
            #expect(try await patches.next()?.number == 4)
        }
    }

    @Test(arguments: ["4", "-1", "x", "", "1.0", "99999999999999999999", "1,2"])
    func `a page that has what is none of ours gets the whole screen`(_ last: String) async throws {
        try await withPage { _, page in
            for _ in 1...3 { try await tap(page) }
            let patches = try await page.listen(after: last)
            let patch = try #require(try await patches.next())
            #expect(patch.number == 4 && patch.handled == 3)
            #expect(patch.operations.first?.hasPrefix(#"["reset","#) == true)
            #expect(patch.all.contains("3 taps"))
            try await tap(page)
            #expect(try await patches.next()?.all == #"["t",\#(page.node("count")),"4 taps"]"#)
        }
    }

    @Test func `a page that missed more than is kept gets the whole screen`() async throws {
        var limits = HostLimits()
        limits.patchesKeptMax = 2
        try await withPage(limits: limits) { _, page in
            for _ in 1...3 { try await tap(page) }
            let reset = try #require(try await page.listen(after: "0").next())
            #expect(reset.operations.first?.hasPrefix(#"["reset","#) == true)
            // And from there it goes on as usual.
            try await tap(page)
            #expect(try await page.listen(after: "4").next()?.all.contains("4 taps") == true)
        }
        try await withPage(limits: limits) { _, page in
            for _ in 1...3 { try await tap(page) }
            #expect(try await page.listen(after: "1").next()?.number == 2)
        }
    }

    @Test func `what was typed is in the whole screen, and patches after it are counted on`() async throws {
        try await withPage { _, page in
            let name = page.node("name")
            try await page.does(#"["edit",\#(name),0,0,"Zoe","Zoe"]"#)
            let patches = try await page.listen(after: "77")
            let reset = try #require(try await patches.next())
            #expect(reset.all.contains(#"value=\"Zoe\""#))
            try await page.does(#"["edit",\#(name),3,3,"!","Zoe!"]"#)
            #expect(try await patches.next()?.all == #"["t",\#(page.node("echo")),"<Zoe!>"]"#)
        }
    }

    @Test func `of two streams for one screen the newer one goes on`() async throws {
        try await withPage { _, page in
            let (first, second) = (try await page.listen(), try await page.listen())
            #expect(try await first.next() == nil)
            try await tap(page)
            #expect(try await second.next()?.all.contains("1 taps") == true)
        }
    }

    @Test func `a page for which more would wait than may loses its stream, and its screen goes on`() async throws {
        var limits = HostLimits()
        // Less than one patch, so that it does not matter how fast the page reads.
        limits.streamBytesMax = 30
        try await withPage(limits: limits) { server, page in
            try await tap(page)
            let session = try #require(server.sessions[page.name])
            let patches = try await page.listen()
            await #expect(throws: (any Error).self) { while try await patches.next() != nil {} }
            #expect(await eventually { session.silentSince != nil })
            try await tap(page)
            #expect(server.sessions.count == 1)
        }
        limits.streamBytesMax = 200
        try await withPage(limits: limits) { _, page in
            try await tap(page)
            #expect(try await page.listen().next()?.all.contains("1 taps") == true)
        }
    }

    @Test func `what an app does by itself is said in one patch a turn`() async throws {
        try await withPage { _, page in
            let patches = try await page.listen()
            try await page.does(#"["tap",\#(page.node("later"))]"#)
            let patch = try #require(try await patches.next())
            #expect(patch.all == #"["t",\#(page.node("count")),"10 taps"]"#)
            #expect(patch.handled == 1)
        }
    }

    @Test func `many changes of one turn make one patch`() async throws {
        final class Model: ObservableObject { @Published var number = 0 }
        struct Counter: View {
            @ObservedObject var model: Model
            var body: some View { Text(verbatim: "\(model.number)") }
        }
        let model = Model()
        try await withHost(Counter(model: model)) { server in
            let patches = try await Visitor.enter(server).open().listen()
            for number in 1...1000 { model.number = number }
            #expect(try await patches.next()?.all.contains(#""1000""#) == true)
            model.number = 7
            let last = try #require(try await patches.next())
            #expect(last.number == 2 && last.all.contains(#""7""#))
        }
    }
}
