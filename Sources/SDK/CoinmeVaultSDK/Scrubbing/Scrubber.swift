import CofferCardRules

/// Takes out of an answer what was sent.
///
/// In errors every submitted value goes, in any form, and every digit run that is a card number by brand, length and checksum. In success
/// bodies the card number and such runs go, and a JSON value equal to the security code unless its key is `month`, `year` or `last4`; inside
/// a longer text the code goes where it is given as a value (`cvv=…`, `"cvv":"…"`). What goes becomes ``mark``; in JSON the types of values are kept, so a number becomes 0. Short values (fewer than three characters) go only
/// where they stand as words of their own. Silent in every text form.
struct Scrubber: Sendable {
    /// What an answer is to its reader.
    enum Purpose: Sendable {
        case error
        case success
    }

    /// What stands where something was taken out.
    static let mark = "***"

    let purpose: Purpose
    /// The digits of the submitted card numbers.
    let cardNumbers: [[UInt8]]
    private let words: WordTree
    /// The security codes where they stand as words of their own; empty in errors, where they are words like any other.
    private let codeWords: WordTree
    private let codes: Set<String>
    private let numbers: Set<UInt64>

    /// A scrubber for one answer.
    init(_ values: [SubmittedValue], purpose: Purpose) {
        self.purpose = purpose
        let forms = values.filter { $0.kind == .cardNumber }.flatMap(\.forms)
        let digits = forms.map { Array($0.utf8.filter(ByteSearch.isDigit)) }
        cardNumbers = Array(Set(digits.filter { $0.count >= VaultLimits.numberDigitsMin }))
        codes = Set(values.filter { $0.kind == .securityCode }.flatMap(\.forms))
        var words = WordTree()
        var codeWords = WordTree()
        switch purpose {
        case .success:
            for form in forms where form.count >= VaultLimits.numberDigitsMin { Self.insert(form, isPlain: false, into: &words) }
            for code in codes { codeWords.insert(Array(code.utf8), wholeWord: true) }
            numbers = []
        case .error:
            for value in values {
                for form in value.forms { Self.insert(form, isPlain: value.kind == .plain, into: &words) }
            }
            // A server may have read a field of digits as a number, leading zeros gone.
            numbers = Set(values.flatMap(\.forms).filter { $0.utf8.allSatisfy(ByteSearch.isDigit) }.compactMap { UInt64($0) })
        }
        self.words = words
        self.codeWords = codeWords
    }

    /// A text that is not JSON, scrubbed; in a success a security code goes where it stands as a word of its own.
    func scrub(text: String) -> String {
        let bytes = Array(text.utf8)
        let own = codeWords.ranges(in: bytes)
        return marked(bytes, ranges(in: bytes) + own) ?? text
    }

    /// A JSON string's text, scrubbed.
    /// - Parameter key: The key it belongs to, that of its array's member when it is an element.
    func scrub(string: String, key: String?) -> String {
        if purpose == .success, codes.contains(string), !Self.harmlessKeys.contains(key ?? "") { return Self.mark }
        let bytes = Array(string.utf8)
        let own = codeWords.ranges(in: bytes).filter { ByteSearch.isAssigned($0, in: bytes) }
        return marked(bytes, ranges(in: bytes) + own) ?? string
    }

    /// Whether a JSON number must go.
    func mustRemove(number: String, value: Int64?, key: String?) -> Bool {
        if let value, numbers.contains(value.magnitude) { return true }
        return scrub(string: number, key: key) != number
    }

    /// Whether a text holds a card number, the submitted one or any other.
    func holdsCardNumber(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return PANScan.containsPAN(bytes) || cardNumbers.contains { !ByteSearch.ranges(ofDigits: $0, in: bytes).isEmpty }
    }

    /// Where the digits of a security code are somebody else's.
    private static let harmlessKeys: Set<String> = ["month", "year", "last4"]

    private func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        PANScan.ranges(in: bytes) + cardNumbers.flatMap { ByteSearch.ranges(ofDigits: $0, in: bytes) }
            + words.ranges(in: bytes)
    }

    private func marked(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> String? {
        if ranges.isEmpty { return nil }
        return String(decoding: ByteSearch.replacing(ranges, in: bytes, with: Array(Self.mark.utf8)), as: UTF8.self)
    }

    private static func insert(_ form: String, isPlain: Bool, into words: inout WordTree) {
        let isWhole = isPlain || form.count < VaultLimits.substringCharactersMin
        for word in TextVariants.all(of: form) { words.insert(word, wholeWord: isWhole) }
    }
}

extension Scrubber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "Scrubber(\(purpose))" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
