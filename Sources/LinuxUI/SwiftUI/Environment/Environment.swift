/// A value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    /// Reads a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value; outside a view on the screen the default one.
    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

    @MainActor mutating func link(slot: Int, node: GraphNode) { value = node.inputs.environment[keyPath: keyPath] }
}

/// Names a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nobody set one.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets an environment value for all views inside.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        setting(keyPath, value)
    }

    /// Changes an environment value for all views inside.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changing("transformEnvironment") { transform(&$0.environment[keyPath: keyPath]) }
    }
}
