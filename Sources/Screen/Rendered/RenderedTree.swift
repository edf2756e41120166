/// What a screen shows now, and what changed since a host last asked.
@MainActor
public final class RenderedTree {
    private var count = 0
    private var nodes: [NodeID: WeakNode] = [:]
    private var changed: [NodeID: RenderedNode] = [:]

    private struct WeakNode { weak var node: RenderedNode? }

    /// The node that holds all others.
    public private(set) lazy var root = makeNode(.root)

    /// Creates an empty tree.
    public init() {}

    /// Makes a node that is in no other yet.
    public func makeNode(_ kind: NodeKind) -> RenderedNode {
        count += 1
        let node = RenderedNode(id: NodeID(rawValue: count), kind: kind, tree: self)
        nodes[node.id] = WeakNode(node: node)
        return node
    }

    /// Forgets a node that will not be shown again.
    public func discard(_ node: RenderedNode) {
        changed[node.id] = nil
        nodes[node.id] = nil
    }

    /// The node of that name, if it is in the tree.
    public func node(_ id: NodeID) -> RenderedNode? {
        guard let node = nodes[id]?.node else { return nil }
        var top = node
        while let parent = top.parent { top = parent }
        return top === root ? node : nil
    }

    /// Whether a user can get at a node: no dialog and no page of a navigation is in front of it.
    public func isInFront(_ id: NodeID) -> Bool {
        guard let node = node(id) else { return false }
        var place = node
        while !place.kind.isDialog, let parent = place.parent {
            if parent.kind == .navigation, parent.children.last !== place { return false }
            place = parent
        }
        return !Self.shown(in: place).contains { holdsDialog($0) }
    }

    private func holdsDialog(_ node: RenderedNode) -> Bool { node.kind.isDialog || Self.shown(in: node).contains { holdsDialog($0) } }

    /// The nodes in a node; of a navigation, the page that shows.
    private static func shown(in node: RenderedNode) -> ArraySlice<RenderedNode> {
        node.kind == .navigation ? node.children.suffix(1) : node.children[...]
    }

    /// How many nodes are remembered.
    public var nodeCount: Int { nodes.count }

    /// Whether something changed since changes were last taken.
    public var hasChanges: Bool { !changed.isEmpty }

    func noteChange(of node: RenderedNode) { changed[node.id] = node }

    /// The whole tree as it is now; changes taken later start from here.
    public func takeSnapshot() -> NodeSnapshot {
        changed = [:]
        return root.takeSnapshot()
    }

    /// What changed since the last call: removals first, then what came or moved, then properties. Nothing before a first snapshot was taken.
    public func takeChanges() -> [TreeChange] {
        let nodes = changed.values.sorted { $0.id < $1.id }
        changed = [:]
        guard root.isKnown else { return [] }
        var known = nodes.filter(\.isKnown)
        var changes = known.flatMap { node in node.takeRemovals { self.nodes[$0]?.node } }
        known.removeAll { !$0.isKnown }
        changes += known.flatMap { $0.takeArrivals() }
        return changes + known.compactMap { $0.takeAttributeChange() }
    }
}
