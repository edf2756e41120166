import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

/// What is said about text that somebody types.
@MainActor
@Suite struct FieldTests {
    private func withPage(_ body: @MainActor (TestPage, Patches) async throws -> Void) async throws {
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
            try await page.does(#"["edit",\#(pairs),0,0,"12","12"]"#)
            #expect(try await said(of: pairs, patches) == [])
            try await page.does(#"["edit",\#(pairs),2,2,"3","123"]"#)
            #expect(try await said(of: pairs, patches) == [#"["v",\#(pairs),"12 3"]"#, #"["c",\#(pairs),4,4]"#])
            try await page.does(#"["edit",\#(pairs),4,4,"x","12 3x"]"#)
            #expect(try await said(of: pairs, patches) == [#"["v",\#(pairs),"12 3"]"#, #"["c",\#(pairs),4,4]"#])
        }
    }

    @Test func `a text on which the page and the app have parted is taken from the page as a whole`() async throws {
        try await withPage { page, patches in
            let (name, echo) = (page.node("name"), page.node("echo"))
            try await page.does(#"["edit",\#(name),0,0,"abc","abc"]"#)
            #expect(try await patches.next()?.operations.contains(#"["t",\#(echo),"<abc>"]"#) == true)
            // The page had "xc", which the app does not know, and the caret is after the second letter now.
            try await page.does(#"["edit",\#(name),1,1,"d","xdc"]"#)
            let patch = try #require(try await patches.next())
            #expect(patch.operations == [#"["t",\#(echo),"<xdc>"]"#])
            // A stretch beyond the end is no harm.
            try await page.does(#"["edit",\#(name),9,12,"","xd"]"#)
            let shorter = try #require(try await patches.next())
            #expect(shorter.operations.first == #"["t",\#(echo),"<xd>"]"#)
        }
    }

    @Test func `an app that empties a field says so, also when the page had typed that by itself`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            try await page.does(#"["edit",\#(name),0,0,"abc","abc"]"#)
            _ = try await patches.next()
            try await page.does(#"["tap",\#(page.node("clear"))]"#)
            #expect(try await patches.next()?.operations.contains(#"["v",\#(name),""]"#) == true)
        }
    }

    @Test func `what a page may not have listened to is said again`() async throws {
        try await withPage { page, patches in
            let pairs = page.node("pairs")
            try await page.does(#"["edit",\#(pairs),0,0,"123","123"]"#)
            #expect(try await said(of: pairs, patches).first == #"["v",\#(pairs),"12 3"]"#)
            // The page had moved its caret meanwhile, and so dropped the text.
            try await page.does(#"["select",\#(pairs),1,1]"#)
            #expect(try await said(of: pairs, patches).first == #"["v",\#(pairs),"12 3"]"#)
            // Once is enough while nothing more happens in the field.
            try await page.does(#"["tap",\#(page.node("tap"))]"#)
            #expect(try await said(of: pairs, patches) == [])
        }
    }

    @Test func `a caret in a text of the page's own goes behind the same digits of the field's`() async throws {
        try await withPage { page, patches in
            let pairs = page.node("pairs")
            try await page.does(#"["edit",\#(pairs),0,0,"123","123"]"#)
            _ = try await said(of: pairs, patches)
            try await page.does(#"["select",\#(pairs),3,3,"123"]"#)
            #expect(try await said(of: pairs, patches) == [#"["v",\#(pairs),"12 3"]"#, #"["c",\#(pairs),4,4]"#])
        }
    }

    @Test func `a field that is hidden tells its length to the app and nothing to the page`() async throws {
        try await withPage { page, patches in
            let code = page.node("code")
            try await page.does(#"["edit",\#(code),0,0,"123","123"]"#)
            let patch = try #require(try await patches.next())
            #expect(patch.operations.contains(#"["t",\#(page.node("hidden")),"3 hidden"]"#))
            #expect(!patch.all.contains("123"))
        }
    }

    @Test func `the caret goes where the page puts it`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            try await page.does(#"["edit",\#(name),0,0,"abc","abc"]"#, #"["select",\#(name),1,2]"#)
            #expect(try await said(of: name, patches) == [])
            try await page.does(#"["edit",\#(name),1,2,"X","aXc"]"#)
            #expect(try await patches.next()?.operations == [#"["t",\#(page.node("echo")),"<aXc>"]"#])
        }
    }

    @Test func `whole characters are kept where a page parts them`() async throws {
        try await withPage { page, patches in
            let name = page.node("name")
            try await page.does(#"["edit",\#(name),0,0,"a😀","a😀"]"#)
            _ = try await patches.next()
            try await page.does(#"["select",\#(name),2,2]"#)
            #expect(try await said(of: name, patches).first?.hasPrefix(#"["c",\#(name),"#) == true)
        }
    }

    @Test func `two spellings of one letter are told apart`() async throws {
        try await withPage { page, patches in
            let (name, echo) = (page.node("name"), page.node("echo"))
            try await page.does(#"["edit",\#(name),0,0,"e\u0301","e\u0301"]"#)
            #expect(try await patches.next()?.all.contains("e\u{301}>") == true)
            // The page thinks that it is one unit; the app has two.
            try await page.does(#"["edit",\#(name),1,1,"x","\u00e9x"]"#)
            #expect(try await patches.next()?.operations.contains { $0.hasPrefix(#"["t",\#(echo),"#) && $0.hasSuffix("x>\"]") } == true)
        }
    }

    @Test func `a switch is said whatever became of it`() async throws {
        try await withPage { page, patches in
            let node = page.node("switch")
            try await page.does(#"["toggle",\#(node),true]"#)
            #expect(try await patches.next()?.all.contains(#"["=",\#(node),{"aria-checked":"true"}]"#) == true)
            try await page.does(#"["toggle",\#(node),false]"#)
            #expect(try await patches.next()?.all.contains(#"["=",\#(node),{"aria-checked":"false"}]"#) == true)
        }
    }
}
