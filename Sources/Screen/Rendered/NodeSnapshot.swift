/// A node and all below it at one moment.
public struct NodeSnapshot: Equatable, Sendable {
    /// The node's name.
    public let id: NodeID
    /// What it is.
    public let kind: NodeKind
    /// Its properties.
    public let attributes: Attributes
    /// The nodes in it, in order.
    public let children: [NodeSnapshot]

    /// Creates a snapshot.
    public init(id: NodeID, kind: NodeKind, attributes: Attributes = [:], children: [NodeSnapshot] = []) {
        (self.id, self.kind, self.attributes, self.children) = (id, kind, attributes, children)
    }
}
