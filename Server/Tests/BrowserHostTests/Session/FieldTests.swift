import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

/// What is said about text that somebody types.
@MainActor
@Suite struct FieldTests {
    private func withPage(_ body: (TestPage, Patches) async throws -> Void) async throws {
        try await withHost(Desk()) { server in
            let page = try await Visitor.enter(server).open()
            try await body(page, try await page.listen())
        }
    }

    /// The next patch's operations that concern a node, without those about its having the caret.
    private func said(of node: Int, _ patches: Patches) async throws -> [String] {
        try #require(try await patches.next()).operations.filter { $0.contains(",\(node),") && !$0.hasPrefix(#"["f""#) }
    }

    @Test func `what an app makes of a text is said, and where the caret is then`() async throws {
        try await withPage { page, patches in
            let pairs = page.node("pairs")
            #expect(try await page.send(#"["edit",\#(pairs),0,0,"12","12"]"#) == 204)
            #expect(try await said(of: pairs, patches) == [])
            #expect(try await page.send(#"["edit",\#(pairs),2,2,"3","123"]"#) == 204)
            #expect(try await said(of: pairs, patches) == [#"["v",\#(pairs),"12 3"]"#, #"["c",\#(pairs),4,4]"#])
            #expect(try await page.send(#"["edit",\#(pairs),4,4,"x","12 3x"]"#) == 204)
            #expect(try await said(of: pairs, patches) == [#"["v",\#(pairs),"12 3"]"#, #"["c",\#(pairs),4,4]"#])
        }
    }

    @Test func `a text on which the page and the app have parted is taken from the page as a whole`() async throws {
        try await withPage { page, patches in
            let (name, echo) = (page.node("name"), page.node("echo"))
            #expect(try await page.send(#"["edit",\#(name),0,0,"abc","abc"]"#) == 204)
            #expect(try await patches.next()?.operations.contains(#"["t",\#(echo),"<abc>"]"#) == true)
            // The page has lost the middle, and its stretch is beyond the end.
            #expect(try await page.send(#"["edit",\#(name),9,12,"d","acd"]"#) == 204)
            let patch = try #require(try await patches.next())
            #expect(patch.operations == [#"["t",\#(echo),"<acd>"]"#])
        }
    }

    @Test func `an app that empties a field says so, also when the page had typed that by itself`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            #expect(try await page.send(#"["edit",\#(name),0,0,"abc","abc"]"#) == 204)
            _ = try await patches.next()
            #expect(try await page.send(#"["tap",\#(page.node("clear"))]"#) == 204)
            #expect(try await patches.next()?.operations.contains(#"["v",\#(name),""]"#) == true)
        }
    }

    @Test func `what a page may not have listened to is said again`() async throws {
        try await withPage { page, patches in
            let pairs = page.node("pairs")
            #expect(try await page.send(#"["edit",\#(pairs),0,0,"123","123"]"#) == 204)
            #expect(try await said(of: pairs, patches).first == #"["v",\#(pairs),"12 3"]"#)
            // The page had moved its caret meanwhile, and so dropped the text.
            #expect(try await page.send(#"["select",\#(pairs),1,1]"#) == 204)
            #expect(try await said(of: pairs, patches).first == #"["v",\#(pairs),"12 3"]"#)
            // Once is enough while nothing more happens in the field.
            #expect(try await page.send(#"["tap",\#(page.node("tap"))]"#) == 204)
            #expect(try await said(of: pairs, patches) == [])
        }
    }

    @Test func `a field that is hidden tells its length to the app and nothing to the page`() async throws {
        try await withPage { page, patches in
            let code = page.node("code")
            #expect(try await page.send(#"["edit",\#(code),0,0,"123","123"]"#) == 204)
            let patch = try #require(try await patches.next())
            #expect(patch.operations.contains(#"["t",\#(page.node("hidden")),"3 hidden"]"#))
            #expect(!patch.all.contains("123"))
        }
    }

    @Test func `the caret goes where the page puts it`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            #expect(try await page.send(#"["edit",\#(name),0,0,"abc","abc"]"#, #"["select",\#(name),1,2]"#) == 204)
            #expect(try await said(of: name, patches) == [])
            #expect(try await page.send(#"["edit",\#(name),1,2,"X","aXc"]"#) == 204)
            #expect(try await patches.next()?.operations == [#"["t",\#(page.node("echo")),"<aXc>"]"#])
        }
    }

    @Test func `whole characters are kept where a page parts them`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            #expect(try await page.send(#"["edit",\#(name),0,0,"a😀","a😀"]"#) == 204)
            _ = try await patches.next()
            #expect(try await page.send(#"["select",\#(name),2,2]"#) == 204)
            #expect(try await said(of: name, patches).first?.hasPrefix(#"["c",\#(name),"#) == true)
        }
    }

    @Test func `two spellings of one letter are told apart`() async throws {
        try await withPage { page, patches in
            let (name, echo) = (page.node("name"), page.node("echo"))
            #expect(try await page.send(#"["edit",\#(name),0,0,"e\u0301","e\u0301"]"#) == 204)
            #expect(try await patches.next()?.all.contains("e\u{301}>") == true)
            // The page thinks that it is one unit; the app has two.
            #expect(try await page.send(#"["edit",\#(name),1,1,"x","\u00e9x"]"#) == 204)
            #expect(try await patches.next()?.operations.contains { $0.hasPrefix(#"["t",\#(echo),"#) && $0.hasSuffix("x>\"]") } == true)
        }
    }

    @Test func `a switch is said whatever became of it`() async throws {
        try await withPage { page, patches in
            let node = page.node("switch")
            #expect(try await page.send(#"["toggle",\#(node),true]"#) == 204)
            #expect(try await patches.next()?.all.contains(#"["=",\#(node),{"aria-checked":"true"}]"#) == true)
            #expect(try await page.send(#"["toggle",\#(node),false]"#) == 204)
            #expect(try await patches.next()?.all.contains(#"["=",\#(node),{"aria-checked":"false"}]"#) == true)
        }
    }
}
