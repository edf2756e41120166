import CofferCardRules
import Testing

/// A text with its caret, written with `|` where the caret stands.
extension TypedText {
    init(marked text: String) {
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(text: parts.joined(), caret: parts[0].utf16.count)
    }

    var marked: String {
        let place = String.Index(utf16Offset: caret, in: text)
        return text[..<place] + "|" + text[place...]
    }
}

struct TypingTests {
    enum Key: Sendable {
        case type(String)
        case backspace
        case forwardDelete
        /// Types over a selection given in UTF-16 units.
        case replace(Range<Int>, String)
    }

    struct Case: Sendable {
        let before: String
        let keys: [Key]
        /// Nil: the card number's, which follows its brand.
        var pattern: String?
        var maxInputLength: Int?
    }

    static func press(_ keys: [Key], _ start: TypedText, _ apply: (TypedText, TextEdit) -> TypedText?) -> TypedText? {
        var text = start
        for key in keys {
            let edit =
                switch key {
                case .type(let new): TextEdit(range: text.caret..<text.caret, replacement: new)
                case .backspace: TextEdit(range: max(text.caret - 1, 0)..<text.caret, replacement: "")
                case .forwardDelete: TextEdit(range: text.caret..<min(text.caret + 1, text.text.utf16.count), replacement: "")
                case .replace(let range, let new): TextEdit(range: range, replacement: new)
                }
            guard let next = apply(text, edit) else { return nil }
            text = next
        }
        return text
    }

    static func run(_ input: Case) -> String? {
        press(input.keys, TypedText(marked: input.before)) { text, edit in
            if let pattern = input.pattern { return text.applying(edit, mask: Mask(pattern), maxInputLength: input.maxInputLength) }
            return text.applyingToCardNumber(edit, maxInputLength: input.maxInputLength)
        }?.marked
    }

    static func card(_ name: String, _ before: String, _ keys: Key..., after: String?, limit: Int? = nil) -> Row<Case, String?> {
        Row(name, Case(before: before, keys: keys, pattern: nil, maxInputLength: limit), after)
    }

    static func masked(
        _ name: String, _ pattern: String, _ before: String, _ keys: Key..., after: String?, limit: Int? = nil
    ) -> Row<Case, String?> {
        Row(name, Case(before: before, keys: keys, pattern: pattern, maxInputLength: limit), after)
    }

    static let typing = [
        card("the first digit", "|", .type("4"), after: "4|"),
        card("the fifth digit brings the space", "4242|", .type("4"), after: "4242 4|"),
        card("the fourth digit does not", "424|", .type("2"), after: "4242|"),
        card("a digit in the middle", "42|42 42", .type("9"), after: "429|4 242"),
        card("a digit before a space", "4242| 42", .type("9"), after: "4242 9|42"),
        card("a digit behind a space", "4242 |42", .type("9"), after: "4242 9|42"),
        card("a digit that ends a group stays before the space", "424|2 42", .type("9"), after: "4249| 242"),
        card("a digit in front", "|242 42", .type("4"), after: "4|242 42"),
        card("two digits in the middle", "42|42 42", .type("9"), .type("8"), after: "4298| 4242"),
        card("a letter in the middle", "42|42", .type("x"), after: "42|42"),
        card("a space of one's own", "4242|", .type(" "), after: "4242|"),
        card("a full-width digit", "42|42", .type("４"), after: "42|42"),
        card("a digit too many cuts the last one", "9242| 4242 4242 4242 424", .type("4"), after: "9242 4|424 2424 2424 242"),
        card("a digit too many at the end", "4242 4242 4242 4242 424|", .type("2"), after: "4242 4242 4242 4242 424|"),
        masked("an expiry date's third digit", "##/##", "12|", .type("3"), after: "12/3|"),
        masked("an expiry date's month again", "##/##", "1|2/34", .type("0"), after: "10|/23"),
        masked("a leading literal", "(###) ##", "|", .type("4"), after: "(4|"),
        masked("a letter of two units", "@@-@@", "𝒳|", .type("𝒴"), .type("z"), after: "𝒳𝒴-z|"),
        masked("a letter outside ASCII that ends a group", "@@-@@", "é|ж", .type("ß"), after: "éß|-ж"),
        masked("a letter outside ASCII before a literal", "@@-@@", "éß|-ж", .type("я"), after: "éß-я|ж"),
        masked("no mask", "", "ab| c", .type(" "), after: "ab | c"),
    ]

    @Test(arguments: typing)
    func `typing leaves the caret behind what was typed`(_ row: Row<Case, String?>) {
        #expect(TypingTests.run(row.input) == row.output)
    }

    static let deleting = [
        card("the last digit", "4242 4|", .backspace, after: "4242|"),
        card("the last digit of a group", "4242| 42", .backspace, after: "424|4 2"),
        card("the first digit of a group leaves the caret behind the space", "4242 4|2", .backspace, after: "4242 |2"),
        card("across a space", "4242 |42", .backspace, after: "424|4 2"),
        card("two across a space", "4242 4|2", .backspace, .backspace, after: "424|2"),
        card("at the start", "|4242", .backspace, after: "|4242"),
        card("forward", "42|42 4", .forwardDelete, after: "42|24"),
        card("forward across a space", "4242| 4142", .forwardDelete, after: "4242| 142"),
        card("forward at the end", "4242|", .forwardDelete, after: "4242|"),
        card("a selection", "4242 4242|", .replace(2..<7, ""), after: "42|42"),
        card("a selection from space to space", "4242 4242 4242|", .replace(4..<10, ""), after: "4242| 4242"),
        card("everything", "4242 4242|", .replace(0..<9, ""), after: "|"),
        card("only a space, caret before it", "4242| 4142", .replace(4..<5, ""), after: "4242| 142"),
        masked("across two literals", "##--##", "12--|34", .backspace, after: "1|3--4"),
        masked("a part of two literals", "##--##", "12-|-34", .backspace, after: "1|3--4"),
        masked("across a leading literal moves the caret alone", "(##)", "(|12", .backspace, after: "|(12"),
        masked("a letter of two units by half of it", "@@-@@", "𝒳𝒴-z|", .replace(2..<3, ""), after: "𝒳|z"),
        masked("no mask: a space is a character", "", "ab |c", .backspace, after: "ab|c"),
    ]

    @Test(arguments: deleting)
    func `deleting leaves the caret where it was deleted`(_ row: Row<Case, String?>) {
        #expect(TypingTests.run(row.input) == row.output)
    }

    static let pasting = [
        card("a whole number", "|", .type("4242424242424242"), after: "4242 4242 4242 4242|"),
        card("a printed number", "|", .type("3782-822463-10005"), after: "3782 822463 10005|"),
        card("a number with words around", "|", .type("card 4242424242424242, thanks"), after: "4242 4242 4242 4242 |"),
        card("in the middle", "42|42", .type("111122"), after: "4211 1122| 42"),
        card("in the middle with a space", "42|42", .type("11 11"), after: "4211 11|42"),
        card("surplus is cut", "4242 4242|", .type("11112222333344445555"), after: "4242 4242 1111 2222 333|"),
        card("over a selection", "4242 4242 4242|", .replace(5..<9, "99"), after: "4242 99|42 42"),
        card("over a selection with a space", "4242 4242|", .replace(3..<6, "7"), after: "4247| 242"),
        card("over everything", "4242 4242|", .replace(0..<9, "378282246310005"), after: "3782 822463 10005|"),
        card("nothing that fits", "42|42", .type("abc"), after: "42|42"),
        card("a range beyond the text", "4242|", .replace(3..<99, "55"), after: "4245 5|"),
        card("a range in front of the text", "4242|", .replace(-5..<1, "5"), after: "5|242"),
        masked("over a literal", "##/##", "12/34|", .replace(2..<3, "9"), after: "12/9|3"),
        masked("letters where digits belong", "##/##", "12|", .type("ab"), after: "12/|"),
    ]

    @Test(arguments: pasting)
    func `a paste goes where the caret or selection is`(_ row: Row<Case, String?>) {
        #expect(TypingTests.run(row.input) == row.output)
    }

    static let brandChanges = [
        card("three becomes American Express", "3|", .type("7"), after: "37|"),
        card("a digit in front makes it American Express", "|782 8224 6310 005", .type("3"), after: "3|782 822463 10005"),
        card("the new mask moves the text behind the caret", "4|782 8224 6310 005", .replace(0..<1, "3"), after: "3|782 822463 10005"),
        card("and back", "3|782 822463 10005", .replace(0..<1, "4"), after: "4|782 8224 6310 005"),
        card("a first digit deleted", "3|782 822463 10005", .backspace, after: "|7828 2246 3100 05"),
        card("American Express ends after 15 digits", "3782 822463 10005|", .type("1"), after: "3782 822463 10005|"),
        card("Diners Club becomes Hipercard under the caret", "3841 0|12345", .type("0"), after: "3841 00|12 345"),
        card("Hipercard becomes Diners Club under the caret", "3841 00|12 345", .backspace, after: "3841 0|12345"),
        card("a gap that the new mask lacks", "3841 0012 |345", .replace(5..<6, ""), after: "3841 |012345"),
        card("backspace over a gap with a change of brand", "3841 |00123456", .backspace, after: "384|0 012345 6"),
    ]

    @Test(arguments: brandChanges)
    func `the mask may change under the caret`(_ row: Row<Case, String?>) {
        #expect(TypingTests.run(row.input) == row.output)
    }

    static let limits = [
        card("as many as allowed", "42|", .type("42"), after: "4242|", limit: 4),
        card("one more", "4242|", .type("4"), after: nil, limit: 4),
        card("a paste is refused whole", "42|", .type("424"), after: nil, limit: 4),
        card("in place of as many", "4242|", .replace(0..<2, "51"), after: "51|42", limit: 4),
        card("spaces do not count", "42|", .type("4 2 "), after: "4242|", limit: 4),
        card("letters count, though the mask drops them", "42|", .type("abc"), after: nil, limit: 4),
        card("a text already too long may shrink", "4242 42|", .backspace, after: "4242 4|", limit: 4),
        card("but not change", "4242 42|", .replace(5..<7, "11"), after: nil, limit: 4),
        masked("no mask: every character counts", "", "ab|", .type(" c"), after: "ab c|", limit: 4),
        masked("no mask: one more", "", "ab c|", .type(" "), after: nil, limit: 4),
        masked("no mask: a letter of two scalars is one", "", "abc|", .type("e\u{301}"), after: "abce\u{301}|", limit: 4),
        masked("nothing allowed", "##", "|", .type("1"), after: nil, limit: 0),
    ]

    @Test(arguments: limits)
    func `an edit beyond the length limit is refused whole`(_ row: Row<Case, String?>) {
        #expect(TypingTests.run(row.input) == row.output)
    }
}
