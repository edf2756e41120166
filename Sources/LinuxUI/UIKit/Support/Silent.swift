import CofferFoundation

/// Keeps a value out of `dump`, `String(reflecting:)` and every other text form, as Apple's opaque objects do.
struct Silent<Value>: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    var value: Value

    init(_ value: Value) { self.value = value }

    var description: String { "(not shown)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
}
