/// Whether a view is mirrored where the language writes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored.
    case unspecified = 0
    /// Not mirrored: controls of a player.
    case playback = 1
    /// Not mirrored: directions in space.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
