// Where a property lies in a struct. The standard library keeps this for its own mirrors; without it two views made of one value would share
// their state.
@_spi(Reflection) import Swift

/// The dynamic properties of a type, found once.
@MainActor
struct Fields {
    private static var known: [ObjectIdentifier: Fields] = [:]

    private let found: [(offset: Int, type: any DynamicProperty.Type)]

    static func of(_ type: Any.Type) -> Fields {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var found: [(offset: Int, type: any DynamicProperty.Type)] = []
        // Fields of unknown type are passed over.
        _forEachField(of: type, options: .init(rawValue: 1 << 1)) { _, offset, field, _ in
            if let dynamic = field as? any DynamicProperty.Type { found.append((offset, dynamic)) }
            return true
        }
        let fields = Fields(found: found)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// Connects the properties of a value with their storage in a node.
    /// - Parameter base: how far from the view's own start the value lies, in bytes.
    func link(_ start: UnsafeMutableRawPointer, base: Int, node: GraphNode) {
        for field in found { field.type.link(start + field.offset, base: base + field.offset, node: node) }
    }
}

extension DynamicProperty {
    @MainActor
    fileprivate static func link(_ start: UnsafeMutableRawPointer, base: Int, node: GraphNode) {
        let property = start.assumingMemoryBound(to: Self.self)
        if let type = Self.self as? any LinkedProperty.Type {
            type.connect(start, slot: base, node: node)
        } else {
            Fields.of(Self.self).link(start, base: base, node: node)
        }
        property.pointee.update()
    }
}

/// A dynamic property that keeps something in the view's node.
protocol LinkedProperty: DynamicProperty {
    @MainActor mutating func link(slot: Int, node: GraphNode)
}

extension LinkedProperty {
    @MainActor
    fileprivate static func connect(_ start: UnsafeMutableRawPointer, slot: Int, node: GraphNode) {
        start.assumingMemoryBound(to: Self.self).pointee.link(slot: slot, node: node)
    }
}

extension GraphNode {
    /// Connects the dynamic properties of a view, a modifier or a style with their storage in this node.
    func link<V>(_ value: inout V, base: Int = 0) {
        let fields = Fields.of(V.self)
        withUnsafeMutablePointer(to: &value) { fields.link(UnsafeMutableRawPointer($0), base: base, node: self) }
    }

    /// The object in a slot, made when there is none of that type.
    func slot<Object: AnyObject>(_ slot: Int, _ make: () -> Object) -> Object {
        if let object = slots[slot] as? Object { return object }
        let made = make()
        slots[slot] = made
        return made
    }
}
