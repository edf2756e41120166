/// Finds card numbers inside other data.
///
/// A find is a run of ASCII digits that a brand accepts by prefix, length and check digit. The run may have single spaces or hyphens
/// between digits; it begins and ends where a group of digits does. Where finds overlap, one range covers them all.
public enum PANScan {
    /// The byte ranges of all card numbers, ascending and apart from each other.
    /// - Parameter bytes: Any bytes, such as UTF-8 text or JSON.
    /// - Returns: Offsets from the first byte.
    @inlinable
    public static func ranges(in bytes: some Collection<UInt8>) -> [Range<Int>] {
        withBytes(of: bytes) { allRanges($0) }
    }

    /// The ranges of all card numbers of a text, as offsets in its UTF-8 bytes.
    public static func ranges(in text: String) -> [Range<Int>] {
        withBytes(of: text) { allRanges($0) }
    }

    /// Whether there is any card number; cheaper than asking for the ranges, and without an allocation.
    @inlinable
    public static func containsPAN(_ bytes: some Collection<UInt8>) -> Bool {
        withBytes(of: bytes) { hasAny($0) }
    }

    /// Whether there is any card number in a text.
    public static func containsPAN(_ text: String) -> Bool {
        withBytes(of: text) { hasAny($0) }
    }

    @usableFromInline
    static func allRanges(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        scan(bytes) { range in
            if let last = found.last, range.lowerBound < last.upperBound {
                found[found.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                found.append(range)
            }
            return true
        }
        return found
    }

    @usableFromInline
    static func hasAny(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var any = false
        scan(bytes) { _ in
            any = true
            return false
        }
        return any
    }

    /// Calls `visit` for every find, by ascending start, until it returns false.
    @inline(__always)
    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ visit: (Range<Int>) -> Bool) {
        var start = 0
        while start < bytes.count {
            guard bytes[start].isDigit else {
                start += 1
                continue
            }
            var groupEnd = start + 1
            while groupEnd < bytes.count, bytes[groupEnd].isDigit { groupEnd += 1 }
            guard scanRuns(bytes, from: start, visit) else { return }
            start = groupEnd
        }
    }

    /// Tries all runs that begin at the group of digits at `start`; returns what `visit` said last.
    @inline(__always)
    private static func scanRuns(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ visit: (Range<Int>) -> Bool) -> Bool {
        var sum = LuhnSum()
        var lead = NumberLead()
        var brand = CardBrand.unknown
        var index = start
        while true {
            while index < bytes.count, bytes[index].isDigit {
                sum.append(bytes[index].digitValue)
                lead.append(bytes[index].digitValue)
                guard sum.count <= CardLimits.numberDigitsMax else { return true }
                index += 1
            }
            if sum.count >= CardLimits.numberDigitsMin {
                if brand == .unknown {
                    brand = lead.brand
                    guard brand != .unknown else { return true }
                }
                if brand.acceptsNumberLength(sum.count), !brand.checksLuhn || sum.isValid {
                    guard visit(start..<index) else { return false }
                }
            }
            guard index + 1 < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x2D, bytes[index + 1].isDigit else { return true }
            index += 1
        }
    }
}
