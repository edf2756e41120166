import SwiftUI

/// The shop's colours. Text on its ground has a contrast of at least 4.5 to 1, in the light and in the dark.
struct Palette {
    /// Behind everything.
    let ground: Color
    /// Behind a group.
    let card: Color
    /// Text that matters less.
    let muted: Color
    /// Lines around things.
    let line: Color
    /// What can be pressed.
    let accent: Color
    /// Text on the accent.
    let onAccent: Color
    /// What went wrong.
    let problem: Color
    /// What went well.
    let good: Color

    static let light = Palette(
        ground: Color(rgb: 0xF6F4F1), card: .white, muted: Color(rgb: 0x595F69), line: Color(rgb: 0x8C8984), accent: Color(rgb: 0x0B5D4A),
        onAccent: .white, problem: Color(rgb: 0xB3261E), good: Color(rgb: 0x0B6E4F))
    static let dark = Palette(
        ground: Color(rgb: 0x14171A), card: Color(rgb: 0x1F2428), muted: Color(rgb: 0xAEB6BF), line: Color(rgb: 0x6D757D),
        accent: Color(rgb: 0x7FD1B9), onAccent: Color(rgb: 0x0A2A22), problem: Color(rgb: 0xFFB4AB), good: Color(rgb: 0x7FD1B9))
}

extension EnvironmentValues {
    /// The colours for light or dark, as the screen is.
    var palette: Palette { colorScheme == .dark ? .dark : .light }
}

extension Color {
    /// A colour from its three bytes.
    fileprivate init(rgb: Int) {
        self.init(red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255)
    }
}
