import SwiftUI
import Testing

@testable import BrowserHost

/// What a host keeps of what was typed.
@MainActor
@Suite struct LeftBehindTests {
    /// A field that writes its text in capitals, which the page therefore has to be told.
    struct Form: View {
        @State private var text = ""
        @State private var isShown = true

        var body: some View {
            if isShown {
                TextField("Name", text: Binding(get: { text }, set: { text = $0.uppercased() })).accessibilityIdentifier("name")
            }
            Button("Clear") { text = "" }.accessibilityIdentifier("clear")
            Button("Leave") { isShown = false }.accessibilityIdentifier("leave")
        }
    }

    @Test(arguments: ["clear", "leave"])
    func `what stood in a field is not said again after the field is empty or gone`(_ end: String) async throws {
        try await withHost(Form()) { server in
            let page = try await Visitor.enter(server).open()
            let field = page.node("name")
            #expect(try await page.send(#"["focus",\#(field)]"#, #"["edit",\#(field),0,0,"hidden","hidden"]"#) == 204)
            let first = try await page.listen(after: "0")
            #expect(try #require(await first.next()).all.contains("HIDDEN"))

            // A page that missed all of it comes back.
            #expect(try await page.send(#"["tap",\#(page.node(end))]"#) == 204)
            let second = try await page.listen(after: "0")
            let patch = try #require(await second.next())
            #expect(patch.operations.first?.hasPrefix(#"["reset""#) == true)
            #expect(!patch.all.contains("HIDDEN"))
        }
    }

    @Test func `what stands in a field still reaches a page that missed it`() async throws {
        try await withHost(Form()) { server in
            let page = try await Visitor.enter(server).open()
            let field = page.node("name")
            #expect(try await page.send(#"["focus",\#(field)]"#, #"["edit",\#(field),0,0,"hid","hid"]"#) == 204)
            #expect(try await page.send(#"["edit",\#(field),3,3,"den","HIDden"]"#) == 204)
            let patches = try await page.listen(after: "0")
            #expect(try #require(await patches.next()).operations.contains(#"["v",\#(field),"HID"]"#))
            #expect(try #require(await patches.next()).operations.contains(#"["v",\#(field),"HIDDEN"]"#))
        }
    }

    @Test func `a switch that cannot be turned is turned back on the page`() async throws {
        try await withHost(Toggle("Fixed", isOn: .constant(false)).disabled(true).accessibilityIdentifier("fixed")) { server in
            let page = try await Visitor.enter(server).open()
            let node = page.node("fixed")
            let patches = try await page.listen(after: "0")
            #expect(try await page.send(#"["toggle",\#(node),true]"#) == 204)
            #expect(try #require(await patches.next()).all.contains(#""aria-checked":"false""#))
        }
    }
}
