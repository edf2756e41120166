/// A piece of a screen, described by what it is made of.
@MainActor
@preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What the view is made of, now.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    /// Never asked for: such a view is shown by itself.
    public nonisolated var body: Never { preconditionFailure("\(Self.self) has no body; it is shown by itself.") }
}

extension Never: View {
    /// Nothing is made of nothing.
    public typealias Body = Never
    /// Never asked for.
    public nonisolated var body: Never { self }
}

/// A view that the runtime shows by itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// Tells apart views of one type that do not replace each other.
    nonisolated var shape: String { get }

    /// Brings the node's children and its rendered node up to date.
    func resolve(in node: GraphNode)
}

extension PrimitiveView {
    nonisolated var shape: String { "" }
}
