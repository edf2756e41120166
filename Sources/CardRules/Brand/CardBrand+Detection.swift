extension CardBrand {
    /// Finds the brand of a full or partly typed number.
    ///
    /// Behaves as VGS Collect's default patterns tried in order against the whole text: the first brand wins, and a brand may change as
    /// digits are added (`60` is Hipercard, `6011` Discover).
    /// - Parameter digits: ASCII digits, leftmost first. Any other byte, or no byte at all, gives ``unknown``.
    @inlinable
    public init(detecting digits: some Collection<UInt8>) {
        self = withBytes(of: digits) { CardBrand.detect($0) }
    }

    /// Finds the brand of a full or partly typed number, by the same rules.
    /// - Parameter text: ASCII digits. Any other character, or no character at all, gives ``unknown``.
    public init(detecting text: String) {
        self = withBytes(of: text) { CardBrand.detect($0) }
    }

    /// Finds the brand by the ASCII digits of a text, as if all other characters had been removed.
    /// - Parameter text: A number as shown or pasted, with spaces or stray characters.
    public init(detectingDigitsIn text: String) {
        self = withBytes(of: text) { bytes in
            var lead = NumberLead()
            for byte in bytes where byte.isDigit {
                lead.append(byte.digitValue)
            }
            return lead.brand
        }
    }

    /// The same for bytes that lie side by side.
    @usableFromInline
    static func detect(_ digits: UnsafeBufferPointer<UInt8>) -> CardBrand {
        var lead = NumberLead()
        for byte in digits {
            guard byte.isDigit else { return .unknown }
            lead.append(byte.digitValue)
        }
        return lead.brand
    }
}

/// The first six digits of a number, which are all that a brand is found by.
struct NumberLead {
    /// The digits as a number, filled up with zeros to six.
    private(set) var value: UInt32 = 0
    /// How many digits came in, at most six counted.
    private(set) var count = 0
    private var place: UInt32 = 100_000

    /// Takes the next digit of the number; from the seventh on it does not matter.
    @inline(__always)
    mutating func append(_ digit: UInt8) {
        guard count < 6 else { return }
        value += UInt32(digit) * place
        place /= 10
        count += 1
    }

    /// The brand whose row matches first, or `unknown`.
    var brand: CardBrand {
        guard count > 0 else { return .unknown }
        for row in BrandPrefix.byFirstDigit[Int(value / 100_000)] where count >= row.digits && value >= row.low && value <= row.high {
            return row.brand
        }
        return .unknown
    }
}
