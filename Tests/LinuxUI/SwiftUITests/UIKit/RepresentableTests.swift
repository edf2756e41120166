import CofferRendered
import SwiftUI
import Testing

@MainActor
struct RepresentableTests {
    @MainActor final class Log { var lines: [String] = [] }

    final class Panel: UIView {
        let label = UILabel()
        let field = UITextField()
        convenience init(_ text: String) {
            self.init(frame: .zero)
            label.text = text
            addSubview(label)
            addSubview(field)
        }
    }

    struct PanelView: UIViewRepresentable {
        let log: Log
        @Binding var text: String
        @Environment(\.isEnabled) var isEnabled

        final class Coordinator: NSObject, UITextFieldDelegate {
            var text: Binding<String>
            init(_ text: Binding<String>) { self.text = text }
            func textFieldDidEndEditing(_ textField: UITextField) { text.wrappedValue = textField.text ?? "" }
        }

        func makeCoordinator() -> Coordinator { Coordinator($text) }
        func makeUIView(context: Context) -> Panel {
            log.lines.append("make")
            let panel = Panel("panel")
            panel.field.delegate = context.coordinator
            return panel
        }
        func updateUIView(_ uiView: Panel, context: Context) {
            log.lines.append("update \(text)")
            uiView.label.text = text
            uiView.field.isEnabled = isEnabled
        }
        static func dismantleUIView(_ uiView: Panel, coordinator: Coordinator) { coordinator.text.wrappedValue = "dismantled" }
    }

    struct Screen: View {
        let log: Log
        @State private var text = "a"
        @State private var isOn = true
        var body: some View {
            if isOn { PanelView(log: log, text: $text) }
            Text(verbatim: text)
            Button("set") { text = "set" }
            Button("hide") { isOn = false }
        }
    }

    @Test func `the view is made once, brought up to date, and dismantled`() async {
        let log = Log()
        let stage = Stage(Screen(log: log))
        #expect(log.lines == ["make", "update a"])
        stage.tap("set")
        #expect(log.lines == ["make", "update a", "update set"])
        stage.tap("hide")
        await stage.settle()
        #expect(stage.words.first == "dismantled")
        #expect(stage.node(.textField) == nil)
    }

    @Test func `views of UIKit are shown with what is in them`() {
        let stage = Stage(Screen(log: Log()))
        #expect(stage.node(.view)?.snapshot.description == "view\n  text \"a\"\n  textField value=\"\"")
    }

    @Test func `typing goes to the UIKit field and its delegate`() {
        let stage = Stage(Screen(log: Log()))
        guard let field = stage.node(.textField) else { return #expect(Bool(false)) }
        #expect(stage.host.send(.edit(0..<0, "42"), to: field.id))
        #expect(field.attributes[.value] == "42")
        #expect(stage.host.send(.blur, to: field.id))
        #expect(stage.node(.text)?.attributes[.text] == "42")
    }

    @Test func `a field that keeps its text from the app shows it, and no description does`() {
        final class Kept: UITextField {
            override var text: String? {
                get { nil }
                set { super.text = newValue }
            }
        }
        struct Host: UIViewRepresentable {
            let field: Kept
            func makeUIView(context: Context) -> Kept { field }
            func updateUIView(_ uiView: Kept, context: Context) {}
        }
        let stage = Stage(Host(field: Kept(frame: .zero)))
        guard let field = stage.node(.textField) else { return #expect(Bool(false)) }
        #expect(stage.host.send(.edit(0..<0, "42"), to: field.id))
        #expect(field.attributes[.value]?.content == "42")
        #expect(stage.host.send(.change("4321"), to: field.id))
        #expect(field.attributes[.value]?.content == "4321")
        #expect(!stage.text.contains("4321"))
    }

    @Test func `what a program does to a UIKit view is shown in the next turn`() async {
        struct Host: UIViewRepresentable {
            let panel: Panel
            func makeUIView(context: Context) -> Panel { panel }
            func updateUIView(_ uiView: Panel, context: Context) {}
        }
        let panel = Panel("p")
        let stage = Stage(Host(panel: panel))
        panel.field.text = "written"
        panel.label.isHidden = true
        panel.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "press") { _ in panel.field.text = "pressed" }))
        await stage.settle()
        #expect(stage.text == "view\n  textField value=written\n  button actions=tap label=press title=press")
        stage.tap("press")
        #expect(stage.node(.textField)?.attributes[.value] == "pressed")
    }

    @Test func `the same UIKit view stays on its screen when rows around it change`() {
        struct Host: UIViewRepresentable {
            let panel: Panel
            func makeUIView(context: Context) -> Panel { panel }
            func updateUIView(_ uiView: Panel, context: Context) {}
        }
        struct Rows: View {
            let panel: Panel
            @State private var rows = [1]
            var body: some View {
                VStack {
                    ForEach(rows, id: \.self) { Text(verbatim: "\($0)") }
                    Host(panel: panel)
                }
                Button("add") { rows.insert(rows.count + 1, at: 0) }
            }
        }
        let panel = Panel("p")
        let stage = Stage(Rows(panel: panel))
        let before = stage.node(.textField)?.id
        panel.field.becomeFirstResponder()
        stage.tap("add")
        #expect(stage.node(.textField)?.id == before)
        #expect(panel.field.isFirstResponder)
    }
}
