import CofferRendered

/// Work going on: a wheel, or a bar if it is known how far it has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
    private let fraction: Double?
    private let label: Label?

    private init(_ fraction: Double?, _ label: Label?) { (self.fraction, self.label) = (fraction, label) }

    @MainActor func resolve(in node: GraphNode) {
        let environment = node.inputs.environment
        var attributes: Attributes = [:]
        attributes[.progress] = fraction.map { .number($0) }
        attributes[.style] = environment.inherited.progressStyle.map { .text($0) }
        attributes[.color] = environment.inherited.tint?.resolved(in: environment)
        node.render(.progress, attributes)
        if let label { node.child(.part(0), label, node.inputs.inner) }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A wheel.
    public init() { self.init(nil, nil) }
    /// A bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { self.init(value.map { Double($0 / total) }, nil) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A wheel with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label()) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A wheel with words that are looked up.
    public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey)) }
    /// A wheel with words as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title)) }
}

/// How work going on looks.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {}

/// A wheel.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style in a colour.
    public init(tint: Color) { self.tint = tint }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets how work going on looks inside.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        changing("progressViewStyle") { inputs in
            guard let circular = style as? CircularProgressViewStyle else { return }
            inputs.environment.inherited.progressStyle = "circular"
            if let tint = circular.tint { inputs.environment.inherited.tint = tint }
        }
    }
}
