/// The name of a rendered node; never used twice in one tree.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Counts up from 1 in the order in which nodes were made.
    public let rawValue: Int

    /// Creates the name with that number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A number sign and the number.
    public var description: String { "#\(rawValue)" }

    /// The older one is smaller.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}
