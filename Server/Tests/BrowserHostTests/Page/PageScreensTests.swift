import CofferRendered
import CofferScreen
import SwiftUI
import Testing

@testable import BrowserHost

/// Dialogs, pages and what follows when something is used.
@MainActor
@Suite struct PageScreensTests {
    private struct Sheet: View {
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) { Text("All cards").accessibilityAddTraits(.isHeader) }
        }
    }

    private struct Question: View {
        @State var isAlert = true
        @State var isChoice = false

        var body: some View {
            Text("a")
                .alert("Remove the card?", isPresented: $isAlert) {
                    Button("Remove", role: .destructive) {}
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("It can be added again.")
                }
                .confirmationDialog("Others", isPresented: $isChoice, titleVisibility: .visible) { Button("Later") {} }
        }
    }

    private struct Pages: View {
        var body: some View {
            NavigationView {
                NavigationLink("Next", destination: Text("inner").navigationTitle("Second"))
                    .navigationTitle("First")
                    .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Done") {} } }
            }
        }
    }

    @Test func `a sheet is a dialog named by its heading`() throws {
        var page = Page(Sheet())
        let button = try #require(page.node(.button))
        let operations = page.send(.tap, to: button)
        let (sheet, heading) = (try #require(page.node(.sheet)), try #require(page.mirror.nodes.first { $0.value.isHeading }?.key))
        #expect(operations.count == 1)
        #expect(
            PageMirror.plain(page.mirror.html(of: sheet))
                == "<dialog aria-labelledby=\"n\(heading.rawValue)\" aria-modal=\"true\" data-dismiss=\"\"><div data-slot=\"\"><h2>All cards</h2></div>"
                + "<button aria-label=\"Close\" data-event=\"dismiss\" type=\"button\"></button>"
                + "<div aria-live=\"polite\" role=\"status\"></div></dialog>")
        #expect(page.send(.dismiss, to: sheet) == [#"["-",\#(sheet.rawValue)]"#])
        #expect(page.mirror.dialogs.isEmpty)
    }

    @Test func `an alert asks with its title and message, and begins with what changes nothing`() throws {
        let page = Page(Question())
        let alert = try #require(page.node(.alert))
        let (title, message) = (try #require(page.node(.title)), try #require(page.node(.message)))
        #expect(
            PageMirror.plain(page.mirror.html(of: alert))
                == "<dialog aria-describedby=\"n\(message.rawValue)\" aria-labelledby=\"n\(title.rawValue)\" aria-modal=\"true\" data-dismiss=\"\""
                + " role=\"alertdialog\"><div data-slot=\"\"><h2><span>Remove the card?</span></h2><div><div>It can be added again.</div></div>"
                + "<button type=\"button\"><span>Remove</span></button><button autofocus=\"\" type=\"button\"><span>Keep</span></button></div>"
                + "<div aria-live=\"polite\" role=\"status\"></div></dialog>")
    }

    @Test func `a choice can be left without choosing`() throws {
        let page = Page(Question(isAlert: false, isChoice: true))
        let choice = try #require(page.node(.confirmation))
        #expect(
            PageMirror.plain(page.mirror.html(of: choice)).hasSuffix(
                "<button type=\"button\"><span>Later</span></button></div><button data-event=\"dismiss\" type=\"button\">Cancel</button>"
                    + "<div aria-live=\"polite\" role=\"status\"></div></dialog>"))
    }

    @Test func `a page has a title, its buttons in the bar, and a way back once it was pushed`() throws {
        var page = Page(Pages())
        #expect(page.mirror.title == "First")
        #expect(
            page.html.hasPrefix(
                "<div><div><header><h1 data-text=\"\">First</h1><div><div><div><button type=\"button\"><span>Done</span></button></div></div></div></header>"
            ))
        let link = try #require(
            page.mirror.nodes.first {
                $0.value.kind == .button && $0.value.children.contains { page.mirror.nodes[$0]?.attributes[.text] == "Next" }
            }?.key)
        let operations = page.send(.tap, to: link)
        #expect(operations.last == #"["title","Second"]"#)
        let pushed = try #require(page.mirror.pages.max())
        #expect(
            PageMirror.plain(page.mirror.html(of: pushed)).hasPrefix(
                "<div><header><button aria-label=\"Back\" data-event=\"dismiss\" type=\"button\">"))
        #expect(page.send(.dismiss, to: pushed).first == #"["-",\#(pushed.rawValue)]"#)
    }

    private struct Typed: View {
        @State private var text = ""
        let rows: Int

        var body: some View {
            VStack {
                ForEach(0..<rows, id: \.self) { Text("Card \($0)") }
                TextField("Code", text: $text)
                if text.count > 2 { Text("Too long").accessibilityAddTraits(.updatesFrequently) }
            }
        }
    }

    @Test(arguments: [5, 200])
    func `a key says only what it changed, however much is on the screen`(_ rows: Int) throws {
        var page = Page(Typed(rows: rows))
        let field = try #require(page.node(.textField))
        #expect(page.send(.focus, to: field) == [#"["f",\#(field.rawValue)]"#, #"["c",\#(field.rawValue),0,0]"#])
        #expect(page.send(.edit(0..<0, "1"), to: field, shown: [.value: "1", .selection: "1,1"]) == [])
        #expect(page.send(.edit(1..<1, "2"), to: field, shown: [.value: "12"]) == [#"["c",\#(field.rawValue),2,2]"#])
        let last = page.send(.edit(2..<2, "3"), to: field, shown: [.value: "123", .selection: "3,3"])
        #expect(last.count == 2)
        #expect(last.joined().utf8.count < 300)
        #expect(last.last == #"["t",-\#(page.mirror.root.rawValue),"Too long"]"#)
    }
}
