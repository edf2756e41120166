/// A pattern that typed text is shown in, as VGS Collect's `formatPattern`.
///
/// `#` takes an ASCII digit, `@` a letter, `a` a lower-case and `A` an upper-case letter, `*` a letter or digit. Every other character is
/// a literal. A mask with an empty pattern leaves text alone.
public struct Mask: Hashable, Sendable {
    /// The pattern as given.
    public let pattern: String
    /// Whether the pattern has ASCII characters only, so that it can be walked byte by byte.
    let isASCII: Bool

    /// Makes a mask; every text is a pattern.
    public init(_ pattern: String) {
        self.pattern = pattern
        isASCII = withBytes(of: pattern) { $0.allSatisfy { $0 < 0x80 } }
    }

    /// Whether the pattern is empty, so that the mask changes nothing.
    public var isEmpty: Bool { pattern.isEmpty }

    /// The text as shown.
    ///
    /// What is no letter or digit is dropped first. Then a literal is written as long as unread text remains, and a placeholder takes the
    /// next character that fits while those that do not are thrown away. It ends when pattern or text is used up.
    public func apply(_ text: String) -> String { fill(text, caret: 0).text }

    /// The text without the mask: letters and digits of a shown text, or all of it when the pattern is empty.
    public func rawText(_ shown: String) -> String {
        if isEmpty { return shown }
        let allowed = withBytes(of: shown) { $0.allSatisfy { Placeholder.isASCIIAlphanumeric($0) } }
        if allowed { return shown }
        var raw = ""
        for scalar in shown.unicodeScalars where Placeholder.any.takes(scalar) { raw.unicodeScalars.append(scalar) }
        return raw
    }

    /// The text as submitted.
    ///
    /// With an empty pattern or divider this is ``rawText(_:)``; else each character that stands at a literal's place is replaced by the
    /// whole divider, up to the pattern's end.
    public func output(_ shown: String, divider: String) -> String {
        if isEmpty || divider.isEmpty { return rawText(shown) }
        var result = ""
        for (place, character) in zip(pattern, shown) {
            if Placeholder(place) == nil { result += divider } else { result.append(character) }
        }
        return result
    }
}

/// What a place of a pattern takes.
enum Placeholder {
    case digit, letter, lowercase, uppercase, any

    /// The placeholder that a pattern's character stands for; nil for a literal.
    init?(_ character: Character) {
        switch character {
        case "#": self = .digit
        case "@": self = .letter
        case "a": self = .lowercase
        case "A": self = .uppercase
        case "*": self = .any
        default: return nil
        }
    }

    /// The same for a byte of an ASCII pattern.
    @inline(__always)
    init?(byte: UInt8) {
        switch byte {
        case 0x23: self = .digit
        case 0x40: self = .letter
        case 0x61: self = .lowercase
        case 0x41: self = .uppercase
        case 0x2A: self = .any
        default: return nil
        }
    }

    @inline(__always)
    static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool { byte.isDigit || (byte | 0x20) &- 0x61 < 26 }

    /// Whether an ASCII character fits.
    @inline(__always)
    func takes(byte: UInt8) -> Bool {
        switch self {
        case .digit: byte.isDigit
        case .letter: (byte | 0x20) &- 0x61 < 26
        case .lowercase: byte &- 0x61 < 26
        case .uppercase: byte &- 0x41 < 26
        case .any: Placeholder.isASCIIAlphanumeric(byte)
        }
    }

    /// Whether a scalar fits; the classes are those of Foundation's character sets of the same names.
    func takes(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return takes(byte: UInt8(truncatingIfNeeded: scalar.value)) }
        let category = scalar.properties.generalCategory
        switch self {
        case .digit: return false
        case .lowercase: return category == .lowercaseLetter
        case .uppercase: return category == .uppercaseLetter || category == .titlecaseLetter
        case .letter: return Placeholder.isLetterOrMark(category)
        case .any:
            switch category {
            case .decimalNumber, .letterNumber, .otherNumber: return true
            default: return Placeholder.isLetterOrMark(category)
            }
        }
    }

    /// Whether a character fits: its first scalar does, and a digit has nothing on top.
    func takes(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, takes(first) else { return false }
        if case .digit = self { return scalars.count == 1 }
        return true
    }

    private static func isLetterOrMark(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
