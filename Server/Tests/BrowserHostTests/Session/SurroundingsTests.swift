import CofferTestSupport
import SwiftUI
import Testing

@testable import BrowserHost

@MainActor
@Suite struct SurroundingsTests {
    @Test(arguments: [
        ("en-US", "en_US ltr", false), ("de", "de ltr", false), ("ar", "ar rtl", true), ("ar-EG", "ar_EG rtl", true),
        ("he-IL", "he_IL rtl", true),
        ("fa", "fa rtl", true), ("ur-PK", "ur_PK rtl", true), ("zh-Hant-TW", "zh_Hant_TW ltr", false), ("xx", "xx ltr", false),
        ("az-Arab", "az_Arab rtl", true), ("ar-Latn", "ar_Latn ltr", false),
    ])
    func `the page's language is the app's, and says which way it runs`(_ locale: String, _ word: String, _ isRightToLeft: Bool)
        async throws
    {
        try await withHost(Desk()) { server in
            let page = try await Visitor.enter(server).open(locale: locale)
            #expect(page.html.contains("light \(word)"))
            #expect(page.isRightToLeft == isRightToLeft)
        }
    }

    @Test func `light or dark is as on the page, each for itself`() async throws {
        try await withHost(Desk()) { server in
            let visitor = try await Visitor.enter(server)
            #expect(try await visitor.open(dark: true).html.contains("dark en_US ltr"))
            #expect(try await visitor.open(dark: false).html.contains("light en_US ltr"))
        }
    }

    @Test func `surroundings that change are patched`() async throws {
        try await withHost(Desk()) { server in
            let page = try await Visitor.enter(server).open()
            let patches = try await page.listen()
            try await page.does(#"["surround",true,"he"]"#)
            #expect(try await patches.next()?.operations.contains(#"["t",\#(page.node("place")),"dark he rtl"]"#) == true)
            // Links still go to the page.
            try await page.does(#"["tap",\#(page.node("web"))]"#)
            #expect(try await patches.next()?.all.contains(#"["u""#) == true)
        }
    }

    @Test func `a web page is offered, anything else is not`() async throws {
        try await withHost(Desk()) { server in
            let page = try await Visitor.enter(server).open()
            let patches = try await page.listen()
            try await page.does(#"["tap",\#(page.node("mail"))]"#, #"["tap",\#(page.node("web"))]"#)
            #expect(try await patches.next()?.all == #"["u","https://example.com/a?b=c"]"#)
        }
    }

    @Test(arguments: [
        ("https://example.com/", true), ("HTTP://example.com", true), ("http://127.0.0.1:8080/pay?a=b#c", true),
        ("mailto:a@example.com", false), ("javascript:alert(1)", false), ("data:text/html,x", false), ("file:///etc/passwd", false),
        ("https:", false), ("https:///path", false), ("//example.com", false), ("/path", false), ("ftp://example.com/", false),
    ])
    func `only web addresses with a host are opened`(_ text: String, _ isOpened: Bool) throws {
        let outbox = Outbox(limits: HostLimits())
        #expect(outbox.open(try #require(URL(string: text))) == isOpened)
        #expect(outbox.takeURLs().count == (isOpened ? 1 : 0))
        #expect(outbox.isEmpty)
    }

    @Test func `an address has at most so many bytes`() throws {
        let outbox = Outbox(limits: HostLimits())
        let start = "https://example.com/"
        let most = start + String(repeating: "a", count: 2048 - start.utf8.count)
        #expect(outbox.open(try #require(URL(string: most))))
        #expect(!outbox.open(try #require(URL(string: most + "a"))))
    }

    @Test func `an address that is opened as soon as the screen is there is not lost`() async throws {
        struct Opener: View {
            @SwiftUI.Environment(\.openURL) private var openURL
            var body: some View { Text("x").onAppear { URL(string: "https://example.com/").map { openURL($0) } } }
        }
        try await withHost(Opener()) { server in
            let patches = try await Visitor.enter(server).open().listen()
            #expect(try await patches.next()?.all == #"["u","https://example.com/"]"#)
        }
    }

    @Test func `the title of the page in front is said from the start`() async throws {
        struct Titled: View {
            var body: some View { NavigationView { Text("x").navigationTitle("Shop") } }
        }
        try await withHost(Titled()) { server in
            let page = try await Visitor.enter(server).open()
            #expect(try await page.listen().next()?.all == #"["title","Shop"]"#)
            #expect(try await page.listen(after: "9").next()?.operations.last == #"["title","Shop"]"#)
        }
    }
}
