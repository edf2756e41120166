import CofferCardRules
import CofferFoundation
import Testing

struct MaskTests {
    struct Case: Sendable {
        let pattern: String
        let text: String
    }

    static func row(_ name: String, _ pattern: String, _ text: String, _ shown: String, raw: String) -> Row<
        Case, (shown: String, raw: String)
    > {
        Row(name, Case(pattern: pattern, text: text), (shown, raw))
    }

    static let table = [
        row("an expiry date", "##/##", "0831", "08/31", raw: "0831"),
        row("an expiry date with other dividers", "##/##", "08-31-99", "08/31", raw: "0831"),
        row("letters by case", "(###) AA", "415caCA", "(415) CA", raw: "415CA"),
        row("letters and digits", "**-##", "a_7x9", "a7-9", raw: "a79"),
        row("no literal before it is needed", "##/##", "12", "12", raw: "12"),
        row("a rejected character pulls the literal in", "##/##", "12x", "12/", raw: "12"),
        row("the third digit brings the literal", "##/##", "123", "12/3", raw: "123"),
        row("its own output", "##/##", "12/3", "12/3", raw: "123"),
        row("nothing", "##/##", "", "", raw: ""),
        row("only dividers", "##/##", "/-/", "", raw: ""),
        row("only rejected characters", "##/##", "abc", "", raw: ""),
        row("only rejected characters behind a leading literal", "(##)", "abc", "(", raw: ""),
        row("too long a text", "##/##", "123456789", "12/34", raw: "1234"),
        row("a leading literal", "(##)", "1", "(1", raw: "1"),
        row("no closing literal", "(##)", "12", "(12", raw: "12"),
        row("two literals side by side", "##--##", "1234", "12--34", raw: "1234"),
        row("a pattern of literals only", "--", "12", "--", raw: ""),
        row("an empty pattern", "", " a-1 ", " a-1 ", raw: " a-1 "),
        row("Visa", "#### #### #### #### ###", "4242424242424242", "4242 4242 4242 4242", raw: "4242424242424242"),
        row("American Express", "#### ###### #####", "378282246310005", "3782 822463 10005", raw: "378282246310005"),
        row("lower case", "aaa", "aBc", "ac", raw: "ac"),
        row("upper case", "AAA", "aBcD", "BD", raw: "BD"),
        row("any letter", "@@@", "1é2ß3ж", "éßж", raw: "éßж"),
        row("a letter of two scalars", "@@", "e\u{301}x", "e\u{301}x", raw: "e\u{301}x"),
        row("a letter outside the basic plane", "@@", "𝒳1𝒴", "𝒳𝒴", raw: "𝒳𝒴"),
        row("a title-case letter is upper-case", "A", "ǅ", "ǅ", raw: "ǅ"),
        row("full-width digits are no digits", "##", "１2", "2", raw: "2"),
        row("Arabic-Indic digits are no digits", "##", "٣4", "4", raw: "4"),
        row("foreign digits are alphanumeric", "**", "٣½", "٣½", raw: "٣½"),
        row("symbols are dropped", "***", "€😀a", "a", raw: "a"),
        row("a literal outside ASCII", "##–##", "1234", "12–34", raw: "1234"),
        row("a digit of two scalars is no digit", "##", "1\u{301}2", "2", raw: "2"),
    ]

    @Test(arguments: table)
    func `a text is shown through its mask`(_ row: Row<Case, (shown: String, raw: String)>) {
        let mask = Mask(row.input.pattern)
        let shown = mask.apply(row.input.text)
        #expect(shown == row.output.shown)
        #expect(mask.rawText(shown) == row.output.raw)
        #expect(mask.isEmpty == row.input.pattern.isEmpty)
    }

    static func output(_ name: String, _ pattern: String, _ shown: String, _ divider: String, _ output: String) -> Row<
        (Case, String), String
    > {
        Row(name, (Case(pattern: pattern, text: shown), divider), output)
    }

    static let outputs = [
        output("an expiry date", "##/##", "08/31", "/", "08/31"),
        output("another divider", "##/##", "08/31", "-", "08-31"),
        output("a longer divider", "##/##", "08/31", " / ", "08 / 31"),
        output("two literals give two dividers", "##--##", "12--34", ".", "12..34"),
        output("a social security number", "###-##-####", "123-45-6789", "-", "123-45-6789"),
        output("unfinished", "##/##", "08/3", "/", "08/3"),
        output("a trailing literal", "##/##", "12/", "-", "12-"),
        output("no divider", "##/##", "08/31", "", "0831"),
        output("no divider, card number", "#### #### #### ####", "4242 4242 4242 4242", "", "4242424242424242"),
        output("no pattern", "", "a b-c", "-", "a b-c"),
        output("text beyond the pattern", "##/##", "08/3199", "/", "08/31"),
        output("nothing", "##/##", "", "/", ""),
        output("letters of two scalars", "@-@", "e\u{301}-x", "+", "e\u{301}+x"),
    ]

    @Test(arguments: outputs)
    func `a text is submitted with its dividers`(_ row: Row<(Case, String), String>) {
        let (input, divider) = row.input
        #expect(Mask(input.pattern).output(input.text, divider: divider) == row.output)
    }

    @Test func `letters and digits are those of Foundation's character sets`() {
        let placeholders: [(Mask, CharacterSet)] = [
            (Mask("@"), .letters), (Mask("a"), .lowercaseLetters), (Mask("A"), .uppercaseLetters), (Mask("*"), .alphanumerics),
            (Mask("#"), CharacterSet(charactersIn: "0123456789")),
        ]
        // The older scripts only, and not U+0295, whose class a later Unicode changed: the standard library and Foundation may follow
        // different versions.
        for value in UInt32(0x01)...0x052F where value != 0x0295 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for (mask, set) in placeholders {
                #expect(mask.apply(String(scalar)).isEmpty != set.contains(scalar), "U+\(String(value, radix: 16)) in \(mask.pattern)")
            }
        }
    }

    @Test func `any text is shown as the plain rule says`() {
        var generator = SeededGenerator(seed: 5)
        let patterns = ["##/##", "#### ###### #####", "(###) AA-aa", "**-##", "@ @", "+* ##", "A", "–#–@", "###-##-####"]
        let letters = ["0", "1", "7", "9", "a", "z", "A", "Q", " ", "-", "/", "(", "é", "ß", "١", "😀", "e\u{301}", "\u{301}", "ж", "Ж"]
        for _ in 0..<5000 {
            let pattern = patterns.randomElement(using: &generator) ?? ""
            let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
            let mask = Mask(pattern)
            let shown = mask.apply(text)
            #expect(shown == MaskTests.plainApply(pattern, text))
            #expect(mask.rawText(shown) == MaskTests.alphanumerics(shown))
        }
    }

    /// The rule in the words of the fact sheet, with Foundation's character sets.
    static func plainApply(_ pattern: String, _ text: String) -> String {
        var unread = Array(alphanumerics(text))
        var shown = ""
        for place in pattern {
            if unread.isEmpty { break }
            let fits: (Character) -> Bool
            switch place {
            case "#": fits = { "0123456789".contains($0) }
            case "@": fits = { CharacterSet.letters.contains($0.unicodeScalars.first ?? " ") }
            case "a": fits = { CharacterSet.lowercaseLetters.contains($0.unicodeScalars.first ?? " ") }
            case "A": fits = { CharacterSet.uppercaseLetters.contains($0.unicodeScalars.first ?? " ") }
            case "*": fits = { _ in true }
            default:
                shown.append(place)
                continue
            }
            while let next = unread.first, !fits(next) { unread.removeFirst() }
            guard let next = unread.first else { break }
            shown.append(next)
            unread.removeFirst()
        }
        return shown
    }

    static func alphanumerics(_ text: String) -> String {
        text.components(separatedBy: CharacterSet.alphanumerics.inverted).joined()
    }
}
