public import CofferFoundation
import CofferRendered

/// Views side by side.
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a row; the room between views is in points, the platform's own if nil.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.hstack, stackAttributes(spacing, alignment == .center ? nil : alignment.name))
        node.child(.part(0), content, node.inputs.inner)
    }
}

/// Views one above the other.
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a column; the room between views is in points, the platform's own if nil.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.vstack, stackAttributes(spacing, alignment == .center ? nil : alignment.name))
        node.child(.part(0), content, node.inputs.inner)
    }
}

/// Views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Creates a pile.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.zstack, alignment.value.map { [.alignment: $0] } ?? [:])
        node.child(.part(0), content, node.inputs.inner)
    }
}

private func stackAttributes(_ spacing: CGFloat?, _ alignment: String?) -> Attributes {
    var attributes: Attributes = [:]
    attributes[.spacing] = spacing.map { .number(Double($0)) }
    attributes[.alignment] = alignment.map { .text($0) }
    return attributes
}

/// A column whose rows are made when needed; all are made here.
public nonisolated struct LazyVStack<Content: View>: View {
    private let stack: VStack<Content>
    /// Creates a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
    /// The column.
    public var body: some View { stack }
}

/// Takes the room that is left.
public nonisolated struct Spacer: View, PrimitiveView {
    /// The least room, in points; the platform's own if nil.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.spacer, minLength.map { [.minLength: .number(Double($0))] } ?? [:])
    }
}

/// A line between neighbours.
public nonisolated struct Divider: View, PrimitiveView {
    /// Creates a line.
    public init() {}

    @MainActor func resolve(in node: GraphNode) { node.render(.divider, [:]) }
}

/// Content that can be scrolled.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
    /// What can be scrolled.
    public var content: Content
    /// The directions.
    public var axes: Axis.Set
    /// Whether bars show.
    public var showsIndicators: Bool

    /// Creates a view that scrolls.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.scroll, [.axes: axes.value])
        node.child(.part(0), content, node.inputs.inner)
    }
}
