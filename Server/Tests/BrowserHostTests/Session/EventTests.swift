import CofferFoundation
import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

@MainActor
@Suite struct EventTests {
    /// Serves a desk, opens a page and listens.
    private func withPage(
        limits: HostLimits = HostLimits(), _ body: @MainActor (TestPage, Patches) async throws -> Void
    ) async throws {
        try await withHost(Desk(), limits: limits) { server in
            let page = try await Visitor.enter(server).open()
            try await body(page, try await page.listen())
        }
    }

    private func tap(_ page: TestPage, _ identifier: String) -> String { #"["tap",\#(page.node(identifier))]"# }

    @Test func `events are done in their order, and one patch says what became of all`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            let status = try await page.send(
                #"["focus",\#(name)]"#, #"["edit",\#(name),0,0,"a","a"]"#, tap(page, "tap"), #"["edit",\#(name),1,1,"b","ab"]"#,
                tap(page, "tap"))
            #expect(status == 204)
            let patch = try #require(try await patches.next())
            #expect(patch.handled == 5)
            #expect(patch.operations.contains(#"["t",\#(page.node("count")),"2 taps"]"#))
            #expect(patch.operations.contains(#"["t",\#(page.node("echo")),"<ab>"]"#))
            // What the page shows by itself is not said.
            #expect(!patch.all.contains(#"["v""#) && !patch.all.contains(#"["c""#))
        }
    }

    @Test func `a page may repeat what it is not sure of`() async throws {
        try await withPage { page, patches in
            let tap = tap(page, "tap")
            #expect(try await page.post(1, "\(tap),\(tap)") == 204)
            #expect(try await patches.next()?.all == #"["t",\#(page.node("count")),"2 taps"]"#)
            // The same again, then with one more.
            #expect(try await page.post(1, "\(tap),\(tap)") == 204)
            #expect(try await page.post(2, "\(tap)") == 204)
            #expect(try await page.post(1, "\(tap),\(tap),\(tap)") == 204)
            let patch = try #require(try await patches.next())
            #expect(patch.all == #"["t",\#(page.node("count")),"3 taps"]"#)
            #expect(patch.handled == 3)
        }
    }

    @Test(arguments: [2, 3, 1000, 9_007_199_254_740_000])
    func `a gap is told and nothing is done`(_ first: Int) async throws {
        try await withPage { page, patches in
            let status = try await page.post(first, tap(page, "tap"))
            #expect(status == 409)
            #expect(try await page.post(1, tap(page, "tap")) == 204)
            #expect(try await patches.next()?.all == #"["t",\#(page.node("count")),"1 taps"]"#)
        }
    }

    @Test func `a request with one wrong event has no effect at all`() async throws {
        try await withPage { page, patches in
            #expect(try await page.post(1, tap(page, "tap") + #",["tap",-1]"#) == 400)
            #expect(try await page.post(1, tap(page, "tap") + #",["tap","\ud800"]"#) == 400)
            #expect(try await page.post(1, Array(repeating: tap(page, "tap"), count: 65).joined(separator: ",")) == 413)
            #expect(try await page.post(1, tap(page, "tap")) == 204)
            let patch = try #require(try await patches.next())
            #expect(patch.all == #"["t",\#(page.node("count")),"1 taps"]"#)
            #expect(patch.handled == 1)
        }
    }

    @Test func `what cannot be done counts as done`() async throws {
        try await withPage { page, patches in
            let (name, gone) = (page.node("name"), 9_007_199_254_740_991)
            let status = try await page.send(
                tap(page, "never"), #"["tap",\#(gone)]"#, #"["tap",\#(page.node("count"))]"#, #"["toggle",\#(page.node("tap")),true]"#,
                #"["edit",\#(page.node("tap")),0,0,"a","a"]"#, #"["edit",\#(gone),0,0,"a","a"]"#, #"["select",\#(page.node("tap")),0,0]"#,
                #"["focus",\#(page.node("count"))]"#, #"["blur",\#(name)]"#, #"["dismiss",\#(page.node("sheet"))]"#, #"["submit",1]"#,
                #"["select",\#(name),40,50]"#, tap(page, "tap"))
            #expect(status == 204)
            let patch = try #require(try await patches.next())
            #expect(patch.handled == 13)
            #expect(patch.operations.contains(#"["t",\#(page.node("count")),"1 taps"]"#))
            #expect(!patch.all.contains("1001 taps"))
            try await page.does(tap(page, "tap"))
            #expect(try await patches.next()?.operations.contains(#"["t",\#(page.node("count")),"2 taps"]"#) == true)
        }
    }

    @Test func `a thousand events at once are done, each once`() async throws {
        try await withPage { page, patches in
            let tap = tap(page, "tap")
            var first = 1
            while first <= 1000 {
                let count = min(64, 1001 - first)
                #expect(try await page.post(first, Array(repeating: tap, count: count).joined(separator: ",")) == 204)
                first += count
            }
            var last: Patches.Patch?
            while last?.handled != 1000, let next = try await patches.next() { last = next }
            #expect(last?.all == #"["t",\#(page.node("count")),"1000 taps"]"#)
            #expect(last?.number == 16)
        }
    }

    @Test func `a hundred requests at once lose and double nothing`() async throws {
        try await withPage { page, patches in
            let (tap, visitor, path) = (tap(page, "tap"), page.visitor, "/screens/\(page.name)/events")
            let statuses = try await answers(100) {
                try await visitor.post(path, #"{"from":1,"events":[\#(tap),\#(tap),\#(tap)]}"#).status
            }
            #expect(Set(statuses) == [204])
            #expect(try await patches.next()?.all == #"["t",\#(page.node("count")),"3 taps"]"#)
            #expect(try await page.post(4, tap) == 204)
            #expect(try await patches.next()?.all == #"["t",\#(page.node("count")),"4 taps"]"#)
        }
    }

    @Test func `a node that has gone takes nothing, and what came takes its own`() async throws {
        try await withPage { page, patches in
            try await page.does(tap(page, "sheet"))
            let opened = try #require(try await patches.next())
            #expect(opened.all.contains("inside"))
            let sheet = try #require(opened.all.range(of: #"id=\"n"#)).upperBound
            let number = try #require(Int(opened.all[sheet...].prefix { $0.isNumber }))
            try await page.does(#"["dismiss",\#(number)]"#)
            #expect(try await patches.next()?.operations.contains(#"["-",\#(number)]"#) == true)
            try await page.does(#"["dismiss",\#(number)]"#, tap(page, "tap"))
            #expect(try await patches.next()?.all.contains("1 taps") == true)
        }
    }

    @Test func `each page has a screen of its own`() async throws {
        try await withHost(Desk()) { server in
            let visitor = try await Visitor.enter(server)
            let (first, second) = (try await visitor.open(), try await visitor.open())
            #expect(first.name != second.name)
            let (hearsFirst, hearsSecond) = (try await first.listen(), try await second.listen())
            try await first.does(tap(first, "tap"), tap(first, "tap"))
            try await second.does(tap(second, "tap"))
            #expect(try await hearsFirst.next()?.all.contains("2 taps") == true)
            #expect(try await hearsSecond.next()?.all.contains("1 taps") == true)
        }
    }

    @Test func `the body of a request has a limit`() async throws {
        var limits = HostLimits()
        limits.bodyBytesMax = 200
        try await withPage(limits: limits) { page, _ in
            let tap = tap(page, "tap")
            let room = 200 - #"{"from":1,"events":[]}"#.utf8.count - tap.utf8.count
            let tooLarge = try await page.post(1, tap + String(repeating: " ", count: room + 1))
            let statuses = [tooLarge, try await page.post(1, tap + String(repeating: " ", count: room))]
            #expect(statuses == [413, 204])
        }
    }
}
