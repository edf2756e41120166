/// Light, dark, or as the device.
public enum PrimerAppearanceMode: String, Codable, CaseIterable, Sendable {
    /// As the device.
    case system = "SYSTEM"
    /// Always light.
    case light = "LIGHT"
    /// Always dark.
    case dark = "DARK"
}
