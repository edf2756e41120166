import CofferRendered
import SwiftUI
import Testing

@MainActor
struct TextFieldTests {
    struct Form: View {
        @State private var text = ""
        @State private var submitted = 0
        var filter: (String) -> String = { $0 }
        var isSecure = false
        var body: some View {
            let binding = Binding(get: { text }, set: { text = filter($0) })
            if isSecure { SecureField("Code", text: binding) } else { TextField("Name", text: binding) }
            Text(verbatim: "\(text) \(submitted)").onSubmit { submitted += 100 }
            Button("fill") { text = "filled" }
        }

        fileprivate mutating func with(_ filter: @escaping (String) -> String) -> Form {
            self.filter = filter
            return self
        }
    }

    private func field(_ stage: Stage) -> RenderedNode? { stage.node(.textField) }

    @discardableResult
    private func send(_ event: ViewEvent, _ stage: Stage) -> Bool { field(stage).map { stage.host.send(event, to: $0.id) } ?? false }

    @Test func `what is typed arrives, and what the app writes is shown`() {
        let stage = Stage(Form())
        send(.edit(0..<0, "ab"), stage)
        send(.edit(1..<1, "X"), stage)
        #expect(field(stage)?.attributes[.value] == "aXb")
        #expect(field(stage)?.attributes[.selection] == "2,2")
        #expect(stage.words.first == "aXb 0")
        stage.tap("fill")
        #expect(field(stage)?.attributes[.value] == "filled")
    }

    @Test func `a binding that filters shows at once what it keeps`() {
        let stage = Stage(Form(filter: { $0.filter(\.isNumber) }))
        send(.change("4a2"), stage)
        #expect(field(stage)?.attributes[.value] == "42")
        #expect(stage.words.first == "42 0")
    }

    @Test func `typing what the host shows already leads to no change of the field`() {
        let stage = Stage(Form())
        send(.focus, stage)
        _ = stage.host.tree.takeSnapshot()
        field(stage)?.assume(.value, is: "a")
        field(stage)?.assume(.selection, is: "1,1")
        send(.edit(0..<0, "a"), stage)
        let text = stage.node(.text, with: "a 0")
        #expect(stage.host.tree.takeChanges() == [text.map { .set($0.id, [.text: "a 0"]) }])
    }

    @Test func `a secure field shows its text in no description`() {
        let stage = Stage(Form(isSecure: true))
        send(.edit(0..<0, "737"), stage)
        #expect(field(stage)?.attributes[.value] == .secret("737"))
        #expect(field(stage)?.snapshot.description.contains("737") == false)
    }

    @Test func `Return runs the submit actions, the inner one first, and ends editing`() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let stage = Stage(
            VStack { TextField("Name", text: .constant("x")).onSubmit { log.lines.append("inner") } }.onSubmit { log.lines.append("outer") }
        )
        send(.focus, stage)
        #expect(field(stage)?.attributes[.focused] == .yes)
        send(.submit, stage)
        #expect(log.lines == ["inner", "outer"])
        #expect(field(stage)?.attributes[.focused] == nil)
    }

    @Test func `a field shows what it is asked to be`() {
        let stage = Stage(
            TextField("Card", text: .constant("")).keyboardType(.numberPad).textContentType(.creditCardNumber).submitLabel(.done)
                .textFieldStyle(.roundedBorder).accessibilityIdentifier("card"))
        #expect(
            stage.text
                == "textField content=cc-number identifier=card keyboard=numberPad style=roundedBorder submitLabel=done title=Card value=\"\""
        )
    }

    @Test func `a disabled field takes nothing`() {
        let stage = Stage(TextField("Name", text: .constant("x")).disabled(true))
        for event in [ViewEvent.focus, .edit(0..<0, "a"), .change("b"), .submit, .select(0..<1)] { #expect(!send(event, stage)) }
        #expect(field(stage)?.attributes[.value] == "x")
    }

    @Test(arguments: [-5..<2, 3..<90, 90..<91, Int.min..<Int.max])
    func `a stretch outside the text is no edit`(_ range: Range<Int>) {
        let stage = Stage(Form())
        send(.change("abc"), stage)
        send(.edit(range, "X"), stage)
        #expect(field(stage)?.attributes[.value] == "abc")
    }

    @Test func `other kinds of nodes take no text`() {
        let stage = Stage(Form())
        let text = stage.node(.text)
        #expect(text.map { stage.host.send(.edit(0..<0, "x"), to: $0.id) } == false)
        #expect(!send(.dismiss, stage))
    }

    @Test func `screens have each their own caret`() {
        let stages = [Stage(Form()), Stage(Form())]
        for stage in stages { send(.focus, stage) }
        #expect(stages.allSatisfy { field($0)?.attributes[.focused] == .yes })
    }

    @Test func `focus state follows the user and moves the caret`() {
        struct Pair: View {
            enum Field: Hashable { case first, second }
            @FocusState private var focus: Field?
            @State private var text = ""
            var body: some View {
                TextField("first", text: $text).focused($focus, equals: .first)
                TextField("second", text: $text).focused($focus, equals: .second)
                Text(verbatim: focus.map { "\($0)" } ?? "none")
                Button("to second") { focus = .second }
                Button("to none") { focus = nil }
            }
        }
        let stage = Stage(Pair())
        func send(_ event: ViewEvent, _ title: String) { stage.node(.textField, with: title).map { _ = stage.host.send(event, to: $0.id) } }
        func focused() -> [String] { stage.nodes.filter { $0.attributes[.focused] != nil }.compactMap { $0.attributes[.title]?.content } }
        #expect(stage.words.first == "none")
        send(.focus, "first")
        #expect((stage.words.first, focused()) == ("first", ["first"]))
        stage.tap("to second")
        #expect((stage.words.first, focused()) == ("second", ["second"]))
        send(.focus, "first")
        #expect((stage.words.first, focused()) == ("first", ["first"]))
        send(.blur, "first")
        #expect((stage.words.first, focused()) == ("none", []))
        stage.tap("to second")
        stage.tap("to none")
        #expect((stage.words.first, focused()) == ("none", []))
    }
}
