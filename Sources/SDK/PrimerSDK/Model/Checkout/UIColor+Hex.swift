import CofferFoundation
import UIKit

extension UIColor {
    /// Reads `#RRGGBB` or `#RRGGBBAA`, with or without the `#`, in either case; nil for anything else.
    convenience init?(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
        let bytes = digits.utf8.count
        guard bytes == 6 || bytes == 8, digits.allSatisfy(\.isHexDigit), let value = UInt64(digits, radix: 16) else { return nil }
        let rgba = bytes == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt64) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
