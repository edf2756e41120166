import Testing

@testable import VGSCollectSDK

@MainActor
struct TypingStormTests {
    /// A small generator with a fixed seed, so that a red run can be repeated.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    private static let keys = [
        "1", "4", "0", "6", "3", "9", "a", "Z", " ", "-", "/", "４", "٣", "é", "e\u{301}", "😀", "👨‍👩‍👧", "ß", "\n", "4242 4242 4242 4242",
        "xx12/34", "",
    ]

    private func act(_ typist: Typist, _ dice: inout Dice) {
        let key = Self.keys[dice.roll(Self.keys.count)]
        switch dice.roll(8) {
        case 0...3: typist.type(key)
        case 4: typist.delete(1 + dice.roll(3))
        case 5: typist.paste(key)
        case 6:
            let from = dice.roll(24)
            typist.select(from..<from + dice.roll(6))
        default: dice.roll(6) == 0 ? typist.field.setText(key) : typist.field.setDefaultText(nil)
        }
    }

    @Test(arguments: [FieldType.cardNumber, .expDate, .cvc, .ssn, .date, .cardHolderName, .none], [nil, 3])
    func `no order of keys brings a field out of its rules`(_ type: FieldType, _ limit: Int?) {
        let form = Form()
        let cvc = form.field("code", .cvc)
        let field = type == .expDate ? form.expiry { $0.maxInputLength = limit } : form.field("f", type) { $0.maxInputLength = limit }
        let typist = Typist(field)
        var dice = Dice(state: UInt64(type.rawValue * 2 + (limit == nil ? 0 : 1)))
        for turn in 0..<1500 {
            act(typist, &dice)
            let state = field.state
            let mask = field.settings.mask
            #expect(state.inputLength == field.rawText.count && state.isEmpty == field.rawText.isEmpty, "turn \(turn)")
            // A character that was refused may have pulled a literal in behind the last digit.
            #expect(mask.rawText(mask.apply(field.shownText)) == field.rawText, "turn \(turn)")
            if let limit { #expect(field.rawText.count <= limit, "turn \(turn)") }
            if ![.cardHolderName, .none].contains(type) {
                #expect(field.rawText.utf8.allSatisfy { $0.asciiDigitValue != nil } && field.rawText.count <= 19, "turn \(turn)")
            }
            if let caret = typist.caret { #expect((0...field.shownText.utf16.count).contains(caret), "turn \(turn)") }
            if turn % 7 == 0 { cvc.setText("12345") }
        }
    }
}
