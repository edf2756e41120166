/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
    /// Left, in the middle, right, both sides even, as the language is written.
    case left, center, right, justified, natural
}
