import CofferRendered
import UIKit

/// Which field has the caret. Follows the user, and moves the caret when it is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
    private let none: Value
    private var cell: StateCell<Value>?

    /// Whether one field has the caret.
    public init() where Value == Bool { none = false }
    /// Which of several fields has the caret, nil for none.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The value.
    public var wrappedValue: Value {
        get { cell?.value ?? none }
        nonmutating set { cell?.set(newValue) }
    }

    /// Reads and writes the value from elsewhere.
    public var projectedValue: Binding { Binding(none: none, cell: cell) }

    @MainActor mutating func link(slot: Int, node: GraphNode) { cell = node.slot(slot) { StateCell(none, node: node) } }

    /// Reads and writes which field has the caret.
    @propertyWrapper
    public struct Binding {
        let none: Value
        let cell: StateCell<Value>?

        /// The value.
        public var wrappedValue: Value {
            get { cell?.value ?? none }
            nonmutating set { cell?.set(newValue) }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Keeps a value and the caret of one field together.
private nonisolated struct Focusing<Value: Hashable>: Life {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor private final class Memory {
        var wanted = false
        var isFocused = false
    }

    @MainActor func begin(in node: GraphNode) -> AnyObject? {
        let memory = Memory()
        update(memory, in: node)
        return memory
    }

    @MainActor func update(_ state: AnyObject?, in node: GraphNode) {
        guard let memory = state as? Memory, let view = (node.slots[-1] as? UIKitPlace)?.view else { return }
        let wanted = binding.wrappedValue == value
        if wanted != memory.wanted {
            memory.wanted = wanted
            node.host.afterUpdate {
                if wanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
                memory.isFocused = view.isFirstResponder
            }
        } else if view.isFirstResponder != memory.isFocused {
            memory.isFocused = view.isFirstResponder
            memory.wanted = memory.isFocused
            if memory.isFocused { binding.wrappedValue = value } else if wanted { binding.wrappedValue = binding.none }
        }
    }
}

extension View {
    /// Keeps a value and the caret of this field together: it is the given one while the field has the caret.
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        living("focused") { _ in Focusing(binding: binding, value: value) }
    }
    /// Keeps a value and the caret of this field together: it is true while the field has the caret.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}
