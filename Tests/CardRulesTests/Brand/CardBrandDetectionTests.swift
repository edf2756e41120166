import CofferCardRules
import CofferFoundation
import Testing

struct CardBrandDetectionTests {
    // No pattern looks further than six digits, so these texts and a longer sample prove the whole table.
    @Test(arguments: 1...6)
    func `every text of up to six digits has the brand that VGS's patterns give it`(width: Int) throws {
        let count = (0..<width).reduce(1) { product, _ in product * 10 }
        var lines = [UInt8](repeating: 0x0A, count: count * (width + 1))
        for number in 0..<count {
            var rest = number
            for place in stride(from: width - 1, through: 0, by: -1) {
                lines[number * (width + 1) + place] = 0x30 + UInt8(rest % 10)
                rest /= 10
            }
        }
        let expected = try VGSPatterns(options: .anchorsMatchLines)
            .brands(ofLinesIn: String(decoding: lines, as: UTF8.self), width: width)
        #expect(expected.count == count)
        let differing = lines.withUnsafeBufferPointer { lines in
            (0..<count).filter { number in
                let start = number * (width + 1)
                return CardBrand(detecting: UnsafeBufferPointer(rebasing: lines[start..<start + width])) != expected[number]
            }
        }
        #expect(differing == [], "leads of \(width) digits with another brand")
    }

    @Test func `longer texts have the brand that VGS's patterns give them`() throws {
        let patterns = try VGSPatterns()
        var generator = SeededGenerator(seed: 2)
        var seen: Set<CardBrand> = []
        let edges = VGSPatterns.edges.flatMap { edge in
            (edge - 1...edge + 1).flatMap { lead in (7...8).map { "\(lead)" + String(repeating: "0", count: $0 - 6) } }
        }
        let random = (0..<1500).map { _ in
            String((0..<Int.random(in: 7...19, using: &generator)).map { _ in "0123456789".randomElement(using: &generator) ?? "0" })
        }
        for text in edges + random {
            let brand = CardBrand(detecting: text)
            #expect(brand == patterns.brand(of: text), "\(text.prefix(8))…")
            seen.insert(brand)
        }
        #expect(seen == Set(CardBrand.allCases))
    }

    static let typed: [TextRow<CardBrand>] = [
        Row("nothing", "", .unknown),
        Row("51 alone", "51", .unknown),
        Row("51 with five digits", "51000", .unknown),
        Row("51 with six digits", "510000", .mastercard),
        Row("55 with six digits", "559999", .mastercard),
        Row("56 with six digits", "560000", .unknown),
        Row("2221 with five digits", "22210", .unknown),
        Row("2221 with six digits", "222100", .mastercard),
        Row("2220 with six digits", "222099", .unknown),
        Row("223 with four digits", "2230", .unknown),
        Row("223 with five digits", "22300", .mastercard),
        Row("229 with five digits", "22999", .mastercard),
        Row("230 with five digits", "23000", .unknown),
        Row("230 with six digits", "230000", .mastercard),
        Row("2720 with six digits", "272099", .mastercard),
        Row("2721 with six digits", "272100", .unknown),
        Row("60", "60", .hipercard),
        Row("600", "600", .forbrugsforeningen),
        Row("601", "601", .hipercard),
        Row("6011", "6011", .discover),
        Row("6012", "6012", .hipercard),
        Row("62", "62", .unionpay),
        Row("622", "622", .discover),
        Row("62778", "62778", .unionpay),
        Row("627780", "627780", .elo),
        Row("30", "30", .unknown),
        Row("300", "300", .dinersClub),
        Row("301", "301", .unknown),
        Row("304", "304", .unknown),
        Row("305", "305", .dinersClub),
        Row("309", "309", .dinersClub),
        Row("38", "38", .dinersClub),
        Row("38410", "38410", .dinersClub),
        Row("384100", "384100", .hipercard),
        Row("384101", "384101", .dinersClub),
        Row("4", "4", .visa),
        Row("402", "402", .visa),
        Row("4026", "4026", .visaElectron),
        Row("41750", "41750", .visa),
        Row("417500", "417500", .visaElectron),
        Row("401178", "401178", .elo),
        Row("65003", "65003", .discover),
        Row("650033", "650033", .elo),
        Row("650034 is left out", "650034", .discover),
        Row("650035", "650035", .elo),
        Row("650052", "650052", .discover),
        Row("6390", "6390", .unknown),
        Row("639000", "639000", .maestro),
        Row("639100", "639100", .unknown),
        Row("67 with five digits", "67999", .unknown),
        Row("67 with six digits", "679999", .maestro),
        Row("5019", "5019", .dankort),
        Row("180", "180", .unknown),
        Row("1800", "1800", .jcb),
        Row("0", "0", .unknown),
    ]

    @Test(arguments: typed)
    func `a partly typed number has the brand a typist sees`(_ row: TextRow<CardBrand>) {
        #expect(CardBrand(detecting: row.input) == row.output)
        #expect(CardBrand(detecting: row.input.utf8) == row.output)
        #expect(CardBrand(detecting: Array(row.input.utf8).reversed().reversed()) == row.output)
    }

    static let stray: [TextRow<CardBrand>] = [
        Row("a space inside", "4242 4242", .visa),
        Row("a letter behind", "4242x", .visa),
        Row("a letter in front", "x4242", .visa),
        Row("a hyphen inside", "60-11", .discover),
        Row("full-width digits", "４２４２", .unknown),
        Row("full-width digits among others", "3４7", .amex),
        Row("Arabic-Indic digits", "٤٢٤٢", .unknown),
        Row("only letters", "visa", .unknown),
    ]

    @Test(arguments: stray)
    func `a text with anything but ASCII digits has no brand, but its digits have one`(_ row: TextRow<CardBrand>) {
        #expect(CardBrand(detecting: row.input) == .unknown)
        #expect(CardBrand(detectingDigitsIn: row.input) == row.output)
    }
}
