/// Tells the text form of a UUID (RFC 9562 section 4) from a card number.
///
/// One random UUID of about two thousand holds, by chance, digits that pass for a card number. Where a search looks for numbers in wrong
/// places, a text that is a UUID and nothing else is not one of them.
public enum UUIDForm {
    /// Whether a text is 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between, in either case, and at least one digit is a letter.
    @inlinable
    public static func matches(_ bytes: some Collection<UInt8>) -> Bool {
        guard bytes.count == 36 else { return false }
        var hasLetter = false
        for (place, byte) in bytes.enumerated() {
            switch place {
            case 8, 13, 18, 23: guard byte == 0x2D else { return false }
            default:
                let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
                guard isLetter || (byte >= 0x30 && byte <= 0x39) else { return false }
                hasLetter = hasLetter || isLetter
            }
        }
        return hasLetter
    }
}
