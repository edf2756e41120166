/// The check digit rule of card numbers (Luhn, ISO/IEC 7812-1 annex B).
public enum Luhn {
    /// Whether the last digit agrees with the others.
    /// - Parameter digits: ASCII digits, leftmost first. Any other byte, or no byte at all, gives false.
    @inlinable
    public static func isValid(_ digits: some Collection<UInt8>) -> Bool {
        withBytes(of: digits) { check($0) }
    }

    /// Whether the last digit of a text of ASCII digits agrees with the others.
    public static func isValid(_ text: String) -> Bool {
        withBytes(of: text) { check($0) }
    }

    /// The rule as VGS Collect applies it: the same, but text of fewer than ``CardLimits/vgsLuhnDigitsMin`` characters fails.
    public static func isValidForVGS(_ text: String) -> Bool {
        withBytes(of: text) { $0.count >= CardLimits.vgsLuhnDigitsMin && check($0) }
    }

    /// The rule on bytes that lie side by side.
    @usableFromInline
    static func check(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        var sum = LuhnSum()
        for byte in digits {
            guard byte.isDigit else { return false }
            sum.append(byte.digitValue)
        }
        return sum.isValid
    }
}

/// A running Luhn sum from left to right, before it is known how many digits there will be.
struct LuhnSum {
    private var evenDoubled: UInt64 = 0
    private var oddDoubled: UInt64 = 0
    /// How many digits came in.
    private(set) var count = 0

    /// Takes the next digit, a value 0 through 9.
    @inline(__always)
    mutating func append(_ digit: UInt8) {
        let doubled = UInt64(digit > 4 ? digit * 2 - 9 : digit * 2)
        if count & 1 == 0 {
            evenDoubled += doubled
            oddDoubled += UInt64(digit)
        } else {
            evenDoubled += UInt64(digit)
            oddDoubled += doubled
        }
        count += 1
    }

    /// Whether the digits so far end in the right check digit; false for none.
    var isValid: Bool {
        // The check digit itself is never doubled, so doubling starts at the place whose parity is that of the count.
        count > 0 && (count & 1 == 0 ? evenDoubled : oddDoubled) % 10 == 0
    }
}
