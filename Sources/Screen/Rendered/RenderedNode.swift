/// A node of the tree that a host shows. Who renders changes it; who shows it asks its tree for what changed.
@MainActor
public final class RenderedNode {
    /// The node's name.
    public nonisolated let id: NodeID
    /// What it is.
    public nonisolated let kind: NodeKind
    /// Its properties.
    public private(set) var attributes: Attributes = [:]
    /// The nodes in it, in order.
    public private(set) var children: [RenderedNode] = []
    /// The node it is in.
    public private(set) weak var parent: RenderedNode?

    private unowned let tree: RenderedTree
    /// What the last taken changes led to; nil before the node was ever in them.
    private var known: (attributes: Attributes, children: [NodeID])?

    init(id: NodeID, kind: NodeKind, tree: RenderedTree) {
        (self.id, self.kind, self.tree) = (id, kind, tree)
    }

    /// Replaces the properties.
    public func set(_ attributes: Attributes) {
        guard attributes != self.attributes else { return }
        self.attributes = attributes
        tree.noteChange(of: self)
    }

    /// Replaces the nodes in it.
    public func set(children: [RenderedNode]) {
        guard !children.elementsEqual(self.children, by: ===) else { return }
        for child in self.children where child.parent === self { child.parent = nil }
        self.children = children
        for child in children { child.parent = self }
        tree.noteChange(of: self)
    }

    /// Takes it that the host shows this value already, so that no change needs to say so.
    public func assume(_ name: AttributeName, is value: AttributeValue?) {
        known?.attributes[name] = value
        tree.noteChange(of: self)
    }

    /// The node and all below it as it is now.
    public var snapshot: NodeSnapshot {
        NodeSnapshot(id: id, kind: kind, attributes: attributes, children: children.map(\.snapshot))
    }

    var isKnown: Bool { known != nil }

    /// The snapshot; the node and all below it count as shown from now on.
    func takeSnapshot() -> NodeSnapshot {
        known = (attributes, children.map(\.id))
        return NodeSnapshot(id: id, kind: kind, attributes: attributes, children: children.map { $0.takeSnapshot() })
    }

    /// The node is not shown any more, nor what is below it.
    func forget() {
        guard known != nil else { return }
        known = nil
        for child in children { child.forget() }
    }

    /// What changed in the properties; counts as shown from now on.
    func takeAttributeChange() -> TreeChange? {
        guard let old = known?.attributes, old != attributes else { return nil }
        var changed: [AttributeName: AttributeValue?] = [:]
        for (name, value) in attributes where old[name] != value { changed[name] = .some(value) }
        for name in old.keys where attributes[name] == nil { changed[name] = .some(nil) }
        known?.attributes = attributes
        return .set(id, changed)
    }

    /// Which nodes in it went; they count as gone from now on.
    func takeRemovals(_ lookUp: (NodeID) -> RenderedNode?) -> [TreeChange] {
        guard let old = known?.children else { return [] }
        let present = Set(children.map(\.id))
        let gone = old.filter { !present.contains($0) }
        guard !gone.isEmpty else { return [] }
        for id in gone { lookUp(id)?.forget() }
        known?.children = old.filter(present.contains)
        return gone.map(TreeChange.remove)
    }

    /// Which nodes came or moved, from the last to the first; counts as shown from now on.
    func takeArrivals() -> [TreeChange] {
        guard let old = known?.children else { return [] }
        let now = children.map(\.id)
        guard old != now else { return [] }
        let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        let staying = Self.longestRise(in: children.map { $0.isKnown ? places[$0.id] : nil })
        known?.children = now
        var changes: [TreeChange] = []
        for index in children.indices.reversed() where !staying.contains(index) {
            let (child, next) = (children[index], index + 1 < now.count ? now[index + 1] : nil)
            if child.isKnown, places[child.id] != nil {
                changes.append(.move(child.id, into: id, before: next))
            } else {
                changes.append(.insert(child.takeSnapshot(), into: id, before: next))
            }
        }
        return changes
    }

    /// Indices of the longest run of rising numbers: what need not move.
    private static func longestRise(in places: [Int?]) -> Set<Int> {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: places.count)
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if let end = places[ends[middle]], end < place { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var (rise, index) = (Set<Int>(), ends.last ?? -1)
        while index >= 0 {
            rise.insert(index)
            index = before[index]
        }
        return rise
    }
}
