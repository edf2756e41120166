/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// Stretched to both sides.
    case justified = 3
    /// As the language writes.
    case natural = 4
}
