import CofferCardRules
import Testing

struct CardBrandRulesTests {
    struct Rules: Sendable {
        let brand: CardBrand
        let lengths: [Int]
        let codes: [Int]
        let luhn: Bool
        let pattern: String
        let code: UInt8
    }

    // VGS Collect 1.18's default card models, row by row.
    static let table: [Row<CardBrand, Rules>] = [
        row("ELO", .elo, 0, [16], "#### #### #### ####"),
        row("Visa Electron", .visaElectron, 1, [16], "#### #### #### #### ###"),
        row("Maestro", .maestro, 2, [12, 13, 14, 15, 16, 17, 18, 19], "#### #### #### #### ###"),
        row("Forbrugsforeningen", .forbrugsforeningen, 3, [16], "#### #### #### ####"),
        row("Dankort", .dankort, 4, [16], "#### #### #### ####"),
        row("Visa", .visa, 5, [13, 16, 19], "#### #### #### #### ###"),
        row("Mastercard", .mastercard, 6, [16], "#### #### #### ####"),
        row("American Express", .amex, 7, [15], codes: [4], "#### ###### #####"),
        row("HiperCard", .hipercard, 8, [14, 15, 16, 17, 18, 19], "#### #### #### #### ###"),
        row("Diners Club", .dinersClub, 9, [14, 16, 17, 18, 19], "#### ###### #########"),
        row("Discover", .discover, 10, [16, 17, 18, 19], "#### #### #### #### ###"),
        row("UnionPay", .unionpay, 11, [16, 17, 18, 19], luhn: false, "#### #### #### #### ###"),
        row("JCB", .jcb, 12, [16, 17, 18, 19], "#### #### #### #### ###"),
        row("Unknown", .unknown, 13, [16, 17, 18, 19], codes: [3, 4], "#### #### #### #### ###"),
    ]

    static func row(
        _ name: String, _ brand: CardBrand, _ code: UInt8, _ lengths: [Int], codes: [Int] = [3], luhn: Bool = true, _ pattern: String
    ) -> Row<CardBrand, Rules> {
        Row(name, brand, Rules(brand: brand, lengths: lengths, codes: codes, luhn: luhn, pattern: pattern, code: code))
    }

    @Test func `the table has every brand in detection order`() {
        #expect(CardBrandRulesTests.table.map(\.input) == CardBrand.allCases)
    }

    @Test(arguments: table)
    func `a brand has the rules of VGS's table`(_ row: Row<CardBrand, Rules>) {
        let brand = row.input
        #expect(brand.displayName == row.name)
        #expect(brand.rawValue == row.output.code)
        #expect(brand.numberLengths == row.output.lengths)
        #expect(brand.securityCodeLengths == row.output.codes)
        #expect(brand.checksLuhn == row.output.luhn)
        #expect(brand.pattern == row.output.pattern)
        #expect(brand.mask == Mask(row.output.pattern))
        #expect(brand.securityCodePattern == String(repeating: "#", count: row.output.codes.max() ?? 0))
        #expect(brand.securityCodeMask.pattern == brand.securityCodePattern)
        #expect((0...30).filter(brand.acceptsNumberLength) == row.output.lengths)
        #expect((0...30).filter(brand.acceptsSecurityCodeLength) == row.output.codes)
    }

    static let bins: [Row<CardBrand, [Int: Int]>] = [
        Row("Visa", .visa, [13: 0, 15: 0, 16: 8, 19: 8]),
        Row("Visa Electron", .visaElectron, [15: 0, 16: 8]),
        Row("Maestro", .maestro, [12: 0, 15: 0, 16: 8, 19: 8]),
        Row("Mastercard", .mastercard, [15: 0, 16: 8]),
        Row("American Express", .amex, [15: 6]),
        Row("UnionPay", .unionpay, [16: 6, 19: 6]),
        Row("ELO", .elo, [16: 6]),
        Row("Unknown", .unknown, [5: 5, 16: 6]),
    ]

    @Test(arguments: bins)
    func `a BIN is as long as VGS reports it`(_ row: Row<CardBrand, [Int: Int]>) {
        for (count, length) in row.output { #expect(row.input.binLength(ofNumberWith: count) == length) }
    }
}
