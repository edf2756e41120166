/// A view of any type. When the type changes, the old content goes with its state.
public nonisolated struct AnyView: View, PrimitiveView {
    private let content: any View

    /// Hides a view's type.
    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    /// Hides a view's type.
    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor func resolve(in node: GraphNode) { node.child(.part(0), content, node.inputs) }
}
