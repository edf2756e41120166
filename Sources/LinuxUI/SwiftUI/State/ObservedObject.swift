public import Combine

/// An object that somebody else owns; the view is asked again when it is about to change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor func link(slot: Int, node: GraphNode) { node.slot(slot) { Observation<ObjectType>(node) }.observe(wrappedValue) }

    /// Bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// Asks a view again when an object is about to change.
@MainActor
final class Observation<Object: ObservableObject>: Ending {
    private(set) var object: Object?
    private var subscription: AnyCancellable?
    private weak var node: GraphNode?

    init(_ node: GraphNode) { self.node = node }

    func observe(_ object: Object) {
        guard object !== self.object, let node else { return }
        self.object = object
        let updates = node.host.updates
        subscription = object.objectWillChange.sink { [weak node] _ in if let node { updates.add(node) } }
    }

    func end() { (subscription, object) = (nil, nil) }
}
