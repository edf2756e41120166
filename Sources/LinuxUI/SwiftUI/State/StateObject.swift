public import Combine

/// An object that the view owns: made once, when the view first appears, and kept as long as the view keeps its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Makes the object when it is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside a view on the screen each call makes a new one.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor mutating func link(slot: Int, node: GraphNode) {
        let observation = node.slot(slot) { Observation<ObjectType>(node) }
        let object = observation.object ?? make()
        observation.observe(object)
        self.object = object
    }
}
