import CofferRendered

/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: View, PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    /// Creates a toggle.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }

    @MainActor func resolve(in node: GraphNode) {
        let isEnabled = node.inputs.environment.isEnabled
        var attributes: Attributes = isEnabled ? [.actions: "toggle"] : [.disabled: .yes]
        if isOn.wrappedValue { attributes[.on] = .yes }
        let isOn = isOn
        node.render(.toggle, attributes) { event in
            guard isEnabled else { return false }
            switch event {
            case .tap: isOn.wrappedValue.toggle()
            case .toggle(let value): isOn.wrappedValue = value
            default: return false
            }
            return true
        }
        node.child(.part(0), label, node.inputs.inner)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with words that are looked up.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// Creates a toggle with words as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
