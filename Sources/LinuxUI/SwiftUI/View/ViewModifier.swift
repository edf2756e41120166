import CofferRendered

/// Makes a view of another one.
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// What it makes.
    associatedtype Body: View
    /// The view it is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes a view of another one.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    let content: any View

    @MainActor func resolve(in node: GraphNode) { node.child(.part(0), content, node.inputs) }
}

/// A value and what is applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The value.
    public var content: Content
    /// What is applied to it.
    public var modifier: Modifier

    /// Applies a modifier.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {

    @MainActor func resolve(in node: GraphNode) {
        var linked = modifier
        node.link(&linked)
        node.child(.part(0), linked.body(content: _ViewModifier_Content(content: content)), node.inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the inner modifier, then the outer one.
    @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
        AnyView(erasing: content.content).modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
    /// Applies another modifier after this one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// What the built-in modifiers return: content, and what they change in the inputs it gets.
nonisolated struct Modified<Content: View>: View, PrimitiveView {
    let content: Content
    let shape: String
    let change: (inout Inputs) -> Void

    @MainActor func resolve(in node: GraphNode) {
        var inputs = node.inputs
        change(&inputs)
        node.child(.part(0), content, inputs)
    }
}

extension View {
    /// Changes the inputs of the content; the name tells one modifier from another.
    nonisolated func changing(_ name: String, _ change: @escaping (inout Inputs) -> Void) -> Modified<Self> {
        Modified(content: self, shape: name, change: change)
    }

    /// Sets an environment value for the content.
    nonisolated func setting<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Modified<Self> {
        changing("environment") { $0.environment[keyPath: keyPath] = value }
    }

    /// Puts a box with properties around each rendered view of the content.
    nonisolated func boxed(_ name: String, _ attributes: @escaping (EnvironmentValues) -> Attributes) -> Modified<Self> {
        changing(name) { $0.attach(.box(Box(attributes: attributes($0.environment), environment: $0.environment))) }
    }

    /// Adds properties to each rendered view of the content.
    nonisolated func marked(_ attributes: Attributes) -> Modified<Self> {
        changing("mark") { $0.attach(.mark(attributes)) }
    }
}

/// A view that carries an identity of its own.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID

    @MainActor func resolve(in node: GraphNode) { node.child(.element(AnyHashable(id), 0), content, node.inputs) }
}

extension View {
    /// Binds the view's identity to a value: when it changes, the view starts anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
