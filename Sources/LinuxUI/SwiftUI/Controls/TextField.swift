import CofferFoundation
import CofferRendered
import UIKit

/// A line of text to edit.
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
    private let field: TextLine

    /// Creates a field; the label says what it is for, the prompt stands in it while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextLine(text: text, prompt: prompt, label: label() as? Text, isSecure: false)
    }

    @MainActor func resolve(in node: GraphNode) { field.resolve(in: node) }
}

extension TextField where Label == Text {
    /// Creates a field with a label that is looked up.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with a label as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// A line of text to edit that is not shown.
public nonisolated struct SecureField<Label: View>: View, PrimitiveView {
    private let field: TextLine

    /// Creates a field; the label says what it is for, the prompt stands in it while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextLine(text: text, prompt: prompt, label: label() as? Text, isSecure: true)
    }

    @MainActor func resolve(in node: GraphNode) { field.resolve(in: node) }
}

extension SecureField where Label == Text {
    /// Creates a field with a label that is looked up.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with a label as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// What both kinds of fields are: a text field of UIKit bound to a text.
nonisolated struct TextLine {
    let text: Binding<String>
    let prompt: Text?
    let label: Text?
    let isSecure: Bool

    @MainActor func resolve(in node: GraphNode) {
        let environment = node.inputs.environment
        let keeper = node.slot(-1) { FieldKeeper(host: node.host) }
        let field = keeper.field
        (keeper.text, keeper.submit) = (text, environment.inherited.submit)
        field.isSecureTextEntry = isSecure
        field.keyboardType = environment.inherited.keyboard.type
        field.textContentType = environment.inherited.keyboard.content
        field.returnKeyType = environment.inherited.keyboard.returnKey
        if field.text != text.wrappedValue { field.text = text.wrappedValue }
        var attributes = environment.textAttributes()
        attributes[.title] = (label?.string(in: environment)).map { .text($0) }
        attributes[.prompt] = (prompt?.string(in: environment)).map { .text($0) }
        if environment.inherited.textFieldStyle != "automatic" { attributes[.style] = .text(environment.inherited.textFieldStyle) }
        node.child(.part(0), UIKitView(view: field, attributes: attributes), node.inputs)
    }
}

/// Carries what is typed from a field to its binding.
@MainActor
private final class FieldKeeper: NSObject, UITextFieldDelegate, Ending {
    let field = UITextField()
    var text: Binding<String>?
    var submit: (() -> Void)?

    init(host: ViewHost) {
        super.init()
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        host.window.addSubview(field)
    }

    private func typed() {
        text?.wrappedValue = field.text ?? ""
        // What the binding made of it stands, at once.
        if let kept = text?.wrappedValue, kept != field.text { field.text = kept }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        submit?()
        textField.resignFirstResponder()
        return false
    }

    func end() { field.removeFromSuperview() }
}

/// How the keyboard should be.
nonisolated struct KeyboardTraits {
    var type = UIKeyboardType.default
    var content: UITextContentType?
    var returnKey = UIReturnKeyType.default
}
