import CofferCardRules
import Testing

struct PANScanTests {
    /// A text in which every card number to be found stands between `‹` and `›`.
    static let table: [TextRow<Int>] = [
        Row("a number alone", "‹4242424242424242›", 1),
        Row("in JSON", #"{"cardNumber":"‹4242424242424242›","month":"08"}"#, 1),
        Row("as a JSON number", #"{"n":‹378282246310005›}"#, 1),
        Row("printed groups", "card ‹4242 4242 4242 4242› please", 1),
        Row("hyphens", "‹3782-822463-10005›", 1),
        Row("every digit apart", "‹4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2›", 1),
        Row("two numbers", "‹4242424242424242›,‹5555555555554444›", 2),
        Row("two numbers a space apart", "‹4242424242424242› ‹5555555555554444›", 2),
        Row("between letters", "x‹6011111111111117›y", 1),
        Row("behind a date", "2026-08-31 ‹4242424242424242›", 1),
        Row("before an expiry date", "‹4242 4242 4242 4242› 08/31", 1),
        Row("behind a house number", "12 ‹4242 4242 4242 4242›", 1),
        Row("twelve digits, Maestro", "‹501800000009›", 1),
        Row("thirteen digits, Visa", "‹4222222222222›", 1),
        Row("nineteen digits", "‹6799990100000000019›", 1),
        Row("UnionPay without a check digit", "‹6200000000000004›", 1),
        Row("a trailing hyphen is not part", "‹4242424242424242›-", 1),
        Row("letters of two bytes around", "é‹4242424242424242›é", 1),
        Row("nothing", "", 0),
        Row("no digit", "Ada Lovelace", 0),
        Row("a millisecond timestamp", #"{"createdAt":1764473298123}"#, 0),
        Row("a millisecond timestamp that passes Luhn", "1764473298124", 0),
        Row("a second timestamp", "1764473298", 0),
        Row("last digit one off", "4242424242424241", 0),
        Row("one digit short", "401288888888188", 0),
        Row("a number inside twenty digits", "04242424242424242420", 0),
        Row("a number inside 17 digits", "42424242424242420", 0),
        Row("groups two spaces apart", "4242  4242  4242  4242", 0),
        Row("groups a dot apart", "4242.4242.4242.4242", 0),
        Row("groups a no-break space apart", "4242\u{A0}4242\u{A0}4242\u{A0}4242", 0),
        Row("full-width digits", "４２４２４２４２４２４２４２４２", 0),
        Row("no brand, right check digit", "9999999999999995", 0),
        Row("a phone number", "+1 415 555 0100", 0),
        Row("an identifier", "550e8400-e29b-41d4-a716-446655440000", 0),
        Row("a masked number", "424242******4242", 0),
        Row("only a space and hyphens", " - - ", 0),
    ]

    @Test(arguments: table)
    func `the scan finds what stands between the marks and nothing else`(_ row: TextRow<Int>) {
        var text = ""
        var marked: [Range<Int>] = []
        var start = 0
        for character in row.input {
            switch character {
            case "‹": start = text.utf8.count
            case "›": marked.append(start..<text.utf8.count)
            default: text.append(character)
            }
        }
        #expect(marked.count == row.output)
        #expect(PANScan.ranges(in: text) == marked)
        #expect(PANScan.ranges(in: Array(text.utf8)) == marked)
        #expect(PANScan.containsPAN(text) == !marked.isEmpty)
        #expect(PANScan.containsPAN(text.utf8) == !marked.isEmpty)
    }

    @Test func `a timestamp of any millisecond this century is no card number`() {
        for step in 0..<20_000 {
            let milliseconds = 1_000_000_000_000 + step * 104_729_137
            #expect(!PANScan.containsPAN("\(milliseconds)"))
        }
    }

    @Test func `where two finds overlap one range covers both`() {
        // The first four groups read as a Diners Club number, the last four as a Visa number.
        let text = "flat 3604 4111 1111 1111 1111"
        #expect(PANScan.ranges(in: text) == [5..<29])
        #expect(PANScan.ranges(in: text.dropLast(5).description) == [5..<24])
        #expect(PANScan.ranges(in: "flat 360 4111 1111 1111 1111") == [9..<28])
    }

    @Test func `the scan agrees with trying every run on its own`() {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "4242", "4242 4242 4242 4242", "36", "3782", "822463", "10005", "6200000000000004", "5018", "0000", "0009", "1", "a", "é",
        ]
        let glue = ["", "", " ", "-", "  ", ",", " -"]
        var found = 0
        for _ in 0..<3000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                text += (pieces.randomElement(using: &generator) ?? "") + (glue.randomElement(using: &generator) ?? "")
            }
            let ranges = PANScan.ranges(in: text)
            #expect(ranges == PANScanTests.plainRanges(in: Array(text.utf8)), "in \(text.utf8.count) bytes")
            #expect(PANScan.containsPAN(text) == !ranges.isEmpty)
            found += ranges.count
        }
        #expect(found > 300)
    }

    @Test(arguments: ["4", "4 ", "42-", "4242424242424241 ", "6"])
    func `a body full of digits is scanned to its end`(_ piece: String) {
        let filler = String(repeating: piece, count: 65_536 / piece.utf8.count)
        let text = filler + "x4012888888881881"
        #expect(PANScan.ranges(in: text).last == filler.utf8.count + 1..<text.utf8.count)
    }

    /// The rule said plainly: every stretch between digit groups' ends that reads as a grouped card number, overlaps joined.
    static func plainRanges(in bytes: [UInt8]) -> [Range<Int>] {
        func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index]) }
        let starts = bytes.indices.filter { isDigit($0) && !isDigit($0 - 1) }
        let ends = bytes.indices.filter { isDigit($0) && !isDigit($0 + 1) }
        var ranges: [Range<Int>] = []
        for start in starts {
            for end in ends where end > start && end - start < 40 && (try? CardNumber(bytes[start...end], grouped: true)) != nil {
                if let last = ranges.last, start < last.upperBound {
                    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, end + 1)
                } else {
                    ranges.append(start..<end + 1)
                }
            }
        }
        return ranges
    }
}
