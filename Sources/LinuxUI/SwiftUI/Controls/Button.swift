import CofferRendered

/// Something to press.
public nonisolated struct Button<Label: View>: View, PrimitiveView {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button that does something special.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    @MainActor func resolve(in node: GraphNode) {
        let inner = node.inputs.inner
        switch inner.environment.inherited.buttonStyle {
        case .whole(let style) where !(style is any SystemButtonStyle):
            let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action)
            var inputs = node.inputs
            inputs.environment.inherited.buttonStyle = nil
            node.show(style, configuration, inputs)
        case .whole(let style):
            render(in: node, style: (style as? any SystemButtonStyle)?.name)
            node.child(.part(0), label, inner)
        case .look(let style):
            render(in: node, style: "custom")
            node.show(style, ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: false), inner)
        case nil:
            render(in: node, style: nil)
            node.child(.part(0), label, inner)
        }
    }

    @MainActor private func render(in node: GraphNode, style: String?) {
        let environment = node.inputs.environment
        var attributes: Attributes = environment.isEnabled ? [.actions: "tap"] : [.disabled: .yes]
        attributes[.role] = role.map { .text($0.name) }
        if let style, style != "automatic" { attributes[.style] = .text(style) }
        if let tint = environment.inherited.tint { attributes[.color] = tint.resolved(in: environment) }
        let (action, isEnabled, closing) = (action, environment.isEnabled, environment.inherited.closing)
        node.render(.button, attributes) { event in
            guard event == .tap, isEnabled else { return false }
            closing?()
            action()
            return true
        }
    }
}

extension GraphNode {
    fileprivate func show<S: ButtonStyle>(_ style: S, _ configuration: ButtonStyleConfiguration, _ inputs: Inputs) {
        var linked = style
        link(&linked)
        child(.part(0), linked.makeBody(configuration: configuration), inputs)
    }

    fileprivate func show<S: PrimitiveButtonStyle>(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration, _ inputs: Inputs) {
        var linked = style
        link(&linked)
        child(.part(0), linked.makeBody(configuration: configuration), inputs)
    }
}

extension Button where Label == Text {
    /// Creates a button with words that are looked up.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.init(action: action) { Text(titleKey) } }
    /// Creates a button with words as they are.
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { self.init(action: action) { Text(title) } }
    /// Creates a button with words that are looked up and a role.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Creates a button with words as they are and a role.
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a primitive style is asked for.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
