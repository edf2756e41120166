import SwiftUI

extension Color {
    /// A colour from red, green and blue as `0xRRGGBB`.
    init(shade: UInt32) {
        self.init(
            .sRGB, red: Double(shade >> 16 & 255) / 255, green: Double(shade >> 8 & 255) / 255, blue: Double(shade & 255) / 255, opacity: 1)
    }
}
