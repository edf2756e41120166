/// A value that shows its type's name and nothing else in `description`, `debugDescription`, `dump` and string interpolation.
public protocol Silent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Silent {
    /// The type's name.
    public var description: String { "\(Self.self)(hidden)" }
    /// The type's name.
    public var debugDescription: String { description }
    /// An empty mirror, so that `dump` prints nothing of the content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
