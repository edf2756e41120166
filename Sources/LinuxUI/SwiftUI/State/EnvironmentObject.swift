public import Combine

/// An object that a view above put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    private var object: ObjectType?

    /// Finds the object by its type.
    public init() {}

    /// The object. It is an error of the program if no view above gave one.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) may be missing above.")
        }
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor mutating func link(slot: Int, node: GraphNode) {
        object = node.inputs.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        if let object { node.slot(slot) { Observation<ObjectType>(node) }.observe(object) }
    }
}

extension View {
    /// Gives an object to all views inside.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changing("environmentObject") { $0.environment.objects[ObjectIdentifier(T.self)] = object }
    }
}
