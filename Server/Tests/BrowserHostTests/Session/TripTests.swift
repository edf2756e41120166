import CofferFoundation
import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

/// From the printed URL to a patch, over HTTP.
@MainActor
@Suite struct TripTests {
    @Test func `a link leads to a page, a screen, an event and a patch`() async throws {
        try await withHost(Desk()) { server in
            let visitor = try await Visitor.enter(server)
            let shell = try await visitor.get("/")
            #expect(shell.status == 200)
            #expect(shell.text.contains(#"<main id="app">"#))
            let page = try await visitor.open()
            let patches = try await page.listen()
            try await page.does(#"["tap",\#(page.node("tap"))]"#)
            let patch = try #require(try await patches.next())
            #expect(patch.id == 1 && patch.number == 1 && patch.handled == 1)
            #expect(patch.operations == [#"["t",\#(page.node("count")),"1 taps"]"#])
        }
    }
}
