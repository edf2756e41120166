/// A view without content.
public nonisolated struct EmptyView: View, PrimitiveView {
    /// Creates the view.
    public init() {}

    @MainActor func resolve(in node: GraphNode) {}
}

/// Several views in a row.
public nonisolated struct TupleView<T>: View, PrimitiveView {
    /// The views.
    public var value: T
    private let parts: [any View]

    /// Creates the view from a tuple of views.
    public init(_ value: T) { self.init(value, parts: Mirror(reflecting: value).children.compactMap { $0.value as? any View }) }

    init(_ value: T, parts: [any View]) {
        self.value = value
        self.parts = parts
    }

    @MainActor func resolve(in node: GraphNode) {
        for (index, part) in parts.enumerated() { node.child(.part(index), part, node.inputs) }
    }
}

/// Views treated as one where a builder or a modifier wants one. Modifiers apply to each of them.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Creates a group.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func resolve(in node: GraphNode) { node.child(.part(0), content, node.inputs) }
}

/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {  // swift-format-ignore: NoLeadingUnderscores
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {

    @MainActor func resolve(in node: GraphNode) {
        switch storage {
        case .trueContent(let content): node.child(.part(0), content, node.inputs)
        case .falseContent(let content): node.child(.part(1), content, node.inputs)
        }
    }
}

extension Optional: View where Wrapped: View {
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor func resolve(in node: GraphNode) { if let self { node.child(.part(0), self, node.inputs) } }
}
