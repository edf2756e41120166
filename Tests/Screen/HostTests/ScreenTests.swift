import CofferRendered
import CofferScreen
import SwiftUI
import Testing

@MainActor
struct ScreenTests {
    struct Shop: App {
        @State private var text = ""
        @State private var taps = 0
        @Environment(\.openURL) private var openURL
        var body: some Scene {
            WindowGroup {
                Text(verbatim: "\(text) \(taps)").foregroundColor(.primary)
                TextField("name", text: $text)
                Button("tap") { taps += 1 }
                Button("open") { if let url = URL(string: "https://example.com/") { openURL(url) } }
            }
        }
    }

    private func find(_ kind: NodeKind, _ word: String, in node: NodeSnapshot) -> NodeSnapshot? {
        if node.kind == kind, node.description.contains("\"\(word)\"") || node.attributes[.title]?.content == word { return node }
        return node.children.lazy.compactMap { find(kind, word, in: $0) }.first
    }

    @Test func `a host takes the screen once, then only what changed`() throws {
        let screen = Screen(Shop.self)
        let whole = screen.snapshot()
        let text = try #require(find(.text, " 0", in: whole))
        let button = try #require(find(.button, "tap", in: whole))
        var calls = 0
        screen.onChange = { calls += 1 }
        #expect(screen.send(.tap, to: button.id))
        #expect(calls == 1)
        #expect(screen.changes() == [.set(text.id, [.text: " 1"])])
        #expect(screen.changes().isEmpty)
    }

    @Test func `what the host shows by itself is not said again`() throws {
        let screen = Screen(Shop.self)
        let whole = screen.snapshot()
        let text = try #require(find(.text, " 0", in: whole))
        let field = try #require(find(.textField, "name", in: whole))
        #expect(screen.send(.focus, to: field.id, shown: [.focused: .yes, .selection: "0,0"]))
        #expect(screen.changes().isEmpty)
        #expect(screen.send(.edit(0..<0, "a"), to: field.id, shown: [.value: "a", .selection: "1,1"]))
        #expect(screen.changes() == [.set(text.id, [.text: "a 0"])])
    }

    @Test func `properties can be asked for, and said again`() throws {
        let screen = Screen(Shop.self)
        let field = try #require(find(.textField, "name", in: screen.snapshot()))
        screen.send(.edit(0..<0, "a"), to: field.id)
        #expect(screen.attributes(of: field.id)?[.value] == "a")
        #expect(screen.attributes(of: NodeID(rawValue: 999)) == nil)
        _ = screen.changes()
        screen.repeatAttributes([.value, .hint], of: field.id)
        screen.repeatAttributes([.value], of: NodeID(rawValue: 999))
        #expect(screen.changes() == [.set(field.id, [.value: "a", .hint: nil])])
        screen.send(.blur, to: field.id, shown: [.focused: nil, .selection: nil])
        #expect(screen.changes().isEmpty)
    }

    @Test func `other surroundings change what depends on them, and nothing else`() throws {
        let screen = Screen(Shop.self)
        let text = try #require(find(.text, " 0", in: screen.snapshot()))
        screen.surround(with: Surroundings(isDark: true))
        #expect(screen.changes() == [.set(text.id, [.color: "#FFFFFF"])])
    }

    @Test func `a URL goes to the host`() throws {
        var opened: [String] = []
        let screen = Screen(
            Shop.self,
            surroundings: Surroundings(openURL: { url in
                opened.append(url.absoluteString)
                return true
            }))
        let button = try #require(find(.button, "open", in: screen.snapshot()))
        screen.send(.tap, to: button.id)
        #expect(opened == ["https://example.com/"])
    }

    @Test func `a closed screen does nothing and holds nothing`() throws {
        let screen = Screen(Shop.self)
        let button = try #require(find(.button, "tap", in: screen.snapshot()))
        screen.close()
        screen.close()
        #expect(!screen.send(.tap, to: button.id))
        #expect(screen.nodeCount == 1)
    }

    @Test func `five hundred screens come and go and leave no memory of nodes`() {
        weak var last: Screen?
        for _ in 0..<500 {
            let screen = Screen(Shop.self)
            last = screen
            screen.close()
        }
        #expect(last == nil)
    }

    @Test func `a thousand events at once, most of them for nobody, leave the screen whole`() throws {
        let screen = Screen(Shop.self)
        let whole = screen.snapshot()
        let button = try #require(find(.button, "tap", in: whole))
        let events: [ViewEvent] = [.tap, .focus, .blur, .select(3..<9), .edit(0..<1, "x"), .change("y"), .submit, .toggle(true), .dismiss]
        for index in 0..<1000 { screen.send(events[index % events.count], to: NodeID(rawValue: index % 40)) }
        screen.send(.tap, to: button.id)
        #expect(screen.snapshot().children.count == whole.children.count)
    }

    struct Covered: View {
        @State private var taps = 0
        @State private var isOn = false
        @State private var text = ""
        @State private var hasSheet = false
        @State private var hasAlert = false
        var body: some View {
            NavigationView {
                VStack {
                    Text(verbatim: "\(taps) \(isOn) <\(text)>")
                    Button("pay") { taps += 1 }
                    Toggle("keep", isOn: $isOn)
                    TextField("name", text: $text)
                    Button("sheet") { hasSheet = true }
                        .sheet(isPresented: $hasSheet) {
                            Button("in sheet") { taps += 10 }
                            Button("alert") { hasAlert = true }.alert("sure", isPresented: $hasAlert) { Button("yes") { taps += 100 } }
                        }
                    NavigationLink("page", destination: Button("in page") { taps += 1000 })
                }
                .onSubmit { taps += 10_000 }
            }
        }
    }

    private func press(_ word: String, on screen: Screen, _ kind: NodeKind = .button, _ event: ViewEvent = .tap) -> Bool {
        named(word, kind, in: screen.snapshot()).map { screen.send(event, to: $0) } ?? false
    }

    private func named(_ word: String, _ kind: NodeKind, in node: NodeSnapshot) -> NodeID? {
        func says(_ node: NodeSnapshot) -> Bool {
            node.attributes[.text]?.content == word || node.attributes[.title]?.content == word || node.children.contains(where: says)
        }
        if node.kind == kind, says(node) { return node.id }
        return node.children.lazy.compactMap { named(word, kind, in: $0) }.first
    }

    @Test func `what is behind a sheet cannot be pressed, nor what is behind an alert of the sheet`() throws {
        let screen = Screen(Covered())
        #expect(press("pay", on: screen))
        #expect(press("sheet", on: screen))
        #expect(!press("pay", on: screen))
        #expect(!press("keep", on: screen, .toggle, .toggle(true)))
        #expect(!press("name", on: screen, .textField, .submit))
        #expect(!press("page", on: screen))
        #expect(press("in sheet", on: screen))
        #expect(press("alert", on: screen))
        #expect(!press("pay", on: screen))
        #expect(!press("in sheet", on: screen))
        #expect(!press("alert", on: screen, .sheet, .dismiss))
        #expect(press("yes", on: screen))
        #expect(press("in sheet", on: screen))
        #expect(press("in sheet", on: screen, .sheet, .dismiss))
        #expect(press("pay", on: screen))
        #expect(screen.snapshot().description.contains("122 false"))
    }

    @Test func `what is on a page behind the one that shows cannot be pressed`() throws {
        let screen = Screen(Covered())
        #expect(press("page", on: screen))
        #expect(!press("pay", on: screen))
        #expect(!press("sheet", on: screen))
        #expect(press("in page", on: screen))
        #expect(press("in page", on: screen, .page, .dismiss))
        #expect(press("pay", on: screen))
        #expect(screen.snapshot().description.contains("1001 false"))
    }

    @Test func `what was typed before a sheet came in front of the field counts`() throws {
        let screen = Screen(Covered())
        #expect(press("name", on: screen, .textField, .focus))
        #expect(press("sheet", on: screen))
        #expect(press("name", on: screen, .textField, .edit(0..<0, "Ann")))
        #expect(screen.snapshot().description.contains("<Ann>"))
    }
}
