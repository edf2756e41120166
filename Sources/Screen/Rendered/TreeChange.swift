/// One step from an old tree to a new one. Steps are taken in order.
public enum TreeChange: Equatable, Sendable {
    /// A node and all below it goes.
    case remove(NodeID)
    /// A new node with all below it comes into a parent, before a sibling or at the end.
    case insert(NodeSnapshot, into: NodeID, before: NodeID?)
    /// A node takes another place among its siblings: before one, or at the end.
    case move(NodeID, into: NodeID, before: NodeID?)
    /// Properties of a node get new values; those with nil go.
    case set(NodeID, [AttributeName: AttributeValue?])
}
