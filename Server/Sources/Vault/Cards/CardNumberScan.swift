internal import CofferCardRules
internal import CofferCrypto

/// Finds a card number in a text that is not one (D14), also where it is written with other digits or separators than those of ASCII.
///
/// What is read as ASCII for the search: every decimal or enclosed digit of Unicode, its spaces as a space, its dashes as a hyphen;
/// invisible and combining characters are passed over.
package enum CardNumberScan {
    /// Whether a text holds a card number; a UUID holds none, whatever its digits.
    package static func holds(_ text: String) -> Bool {
        if UUIDForm.matches(text.utf8) { return false }
        if PANScan.containsPAN(text) { return true }
        var contiguous = text
        guard !contiguous.withUTF8({ bytes in bytes.allSatisfy { $0 < 0x80 } }) else { return false }
        var plain: [UInt8] = []
        plain.reserveCapacity(text.utf8.count)
        defer { plain.wipe() }
        for scalar in text.unicodeScalars {
            if let byte = asciiByte(of: scalar) { plain.append(byte) }
        }
        return PANScan.containsPAN(plain)
    }

    /// The byte that stands for a scalar in the search; nil for one that nobody sees.
    private static func asciiByte(of scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value) }
        let properties = scalar.properties
        if properties.numericType == .decimal || properties.numericType == .digit, let value = properties.numericValue {
            return UInt8(ascii: "0") + UInt8(value)
        }
        switch properties.generalCategory {
        case .spaceSeparator: return UInt8(ascii: " ")
        case .dashPunctuation: return UInt8(ascii: "-")
        case .format, .nonspacingMark, .enclosingMark: return nil
        default: return scalar == "\u{2212}" ? UInt8(ascii: "-") : 0xFF
        }
    }
}
