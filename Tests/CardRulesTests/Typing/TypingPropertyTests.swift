import CofferCardRules
import Testing

struct TypingPropertyTests {
    @Test func `after any edit the text is the mask's and the caret is between the same digits`() {
        var generator = SeededGenerator(seed: 11)
        let pieces = ["", "4", "3", "7", "60", "11", "51", "38", "4242", "3782 8224", " ", "x", "-1", "é", "𝒳"]
        var text = TypedText()
        for step in 0..<8000 {
            if step % 40 == 0 { text = TypedText() }
            let length = text.text.utf16.count
            let bounds = [Int.random(in: 0...length, using: &generator), Int.random(in: 0...length, using: &generator)].sorted()
            let isTyping = Bool.random(using: &generator)
            let edit = TextEdit(
                range: isTyping ? text.caret..<text.caret : bounds[0]..<bounds[1],
                replacement: pieces.randomElement(using: &generator) ?? "")
            let next = text.applyingToCardNumber(edit)
            guard let next else {
                Issue.record("an edit without a limit was refused")
                return
            }
            check(edit, text, next)
            text = next
        }
    }

    private func check(_ edit: TextEdit, _ before: TypedText, _ after: TypedText) {
        // A card number's shown text is ASCII, so that a byte is a UTF-16 unit.
        let old = Array(before.text.utf8)
        let head = String(decoding: old[..<edit.range.lowerBound], as: UTF8.self) + edit.replacement
        let tail = String(decoding: old[edit.range.upperBound...], as: UTF8.self)
        let removed = old[edit.range]
        let edited = head + tail
        let mask = CardBrand(detectingDigitsIn: edited).mask
        #expect((0...after.text.utf16.count).contains(after.caret))

        let deletesLiteralsOnly = edit.replacement.isEmpty && !removed.isEmpty && removed.allSatisfy { $0 == 0x20 }
        if deletesLiteralsOnly {
            #expect(digits(after.text).count == digits(before.text).count - 1)
            return
        }
        #expect(after.text == mask.apply(edited))
        let left = String(decoding: Array(after.text.utf8)[..<after.caret], as: UTF8.self)
        let shown = digits(after.text).count
        #expect(digits(left).count == min(digits(head).count, shown))
    }

    private func digits(_ text: String) -> [UInt8] {
        text.utf8.filter { (0x30...0x39).contains($0) }
    }

    @Test func `typing a number digit by digit shows what pasting it shows`() {
        for number in ["4242424242424242", "378282246310005", "6011111111111117", "30569309025904", "6799990100000000019"] {
            var text = TypedText()
            for digit in number {
                text = text.applyingToCardNumber(TextEdit(range: text.caret..<text.caret, replacement: String(digit))) ?? TypedText()
            }
            #expect(text.text == CardBrand(detecting: number).mask.apply(number))
            #expect(text.caret == text.text.utf16.count)
            // And back to nothing, a backspace for each digit.
            for _ in number {
                text = text.applyingToCardNumber(TextEdit(range: text.caret - 1..<text.caret, replacement: "")) ?? TypedText()
            }
            #expect(text == TypedText())
        }
    }

    @Test func `the mask is chosen by the letters and digits of the edited text`() {
        var asked: [String] = []
        let text = TypedText(text: "12-3", caret: 4).applying(TextEdit(range: 4..<4, replacement: "/x é")) {
            asked.append($0)
            return Mask("****/**")
        }
        #expect(asked == ["123xé"])
        #expect(text == TypedText("123x/é"))
    }

    @Test func `a caret outside the text moves to its nearer end`() {
        #expect(TypedText(text: "12", caret: 9).caret == 2)
        #expect(TypedText(text: "12", caret: -1).caret == 0)
        #expect(TypedText("𝒳").caret == 2)
        #expect(TypedText().text.isEmpty)
    }

    @Test func `no text form of what is typed shows it`() {
        let values: [Any] = [TypedText("4012 8888"), TextEdit(range: 0..<0, replacement: "4012 8888")]
        for value in values {
            var text = "\(value) \(String(reflecting: value))"
            dump(value, to: &text)
            #expect(!text.contains("4012") && !text.contains("8888"))
            #expect(Mirror(reflecting: value).children.isEmpty)
        }
    }
}
