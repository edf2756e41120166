import CofferFoundation

/// A value that a view owns. It outlives the values that describe the view, and a change asks the view again.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    /// Creates the state with its first value.
    public init(wrappedValue value: Value) { initial = value }
    /// Creates the state with its first value.
    public init(initialValue value: Value) { initial = value }

    /// The value. Outside a view on the screen it is the first one, and cannot be changed.
    public var wrappedValue: Value {
        get { cell?.value ?? initial }
        nonmutating set { cell?.set(newValue) }
    }

    /// Reads and writes the value from elsewhere.
    public var projectedValue: Binding<Value> {
        guard let cell else { return .constant(initial) }
        return Binding(get: { cell.value }, set: { cell.set($0) })
    }

    @MainActor mutating func link(slot: Int, node: GraphNode) { cell = node.slot(slot) { StateCell(initial, node: node) } }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates the state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state lives. `lock` guards `current`; state may be read and written on any thread.
final class StateCell<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private weak var node: GraphNode?
    private let updates: UpdateQueue

    @MainActor
    init(_ value: Value, node: GraphNode) {
        (current, self.node) = (value, node)
        updates = node.host.updates
    }

    var value: Value { lock.withLock { current } }

    /// Changes the value; an equal one changes nothing.
    func set(_ value: Value) {
        let old = lock.withLock {
            defer { current = value }
            return current
        }
        if !isEqual(old, value), let node { updates.add(node) }
    }
}

/// Whether two values are known to be equal.
func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return one.equals(other)
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
