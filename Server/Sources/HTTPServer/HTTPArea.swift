/// A part of a handler's paths whose refusals look alike; the number means what the handler says.
public struct HTTPArea: Sendable, Equatable {
    /// Chosen by the handler.
    public let number: UInt8

    /// Names an area.
    public init(_ number: UInt8) { self.number = number }

    /// No path has arrived, or the handler makes no difference.
    public static let none = HTTPArea(0)
}
