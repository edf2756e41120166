/// A value whose text forms show nothing but the name of its type, because what it holds is secret or personal.
public protocol WireSilent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension WireSilent {
    /// The type's name and nothing of the content.
    public var description: String { "\(Self.self)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
