/// Whether a view is mirrored where the language writes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored; controls of a player, not mirrored; directions in space, not mirrored; always one way; always the other.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
