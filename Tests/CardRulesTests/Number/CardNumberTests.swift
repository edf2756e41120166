import CofferCardRules
import Testing

struct CardNumberTests {
    struct Shown: Sendable {
        let brand: CardBrand
        let masked: String
        let last4: String
        let bin: String
    }

    static let right: [TextRow<Shown>] = [
        Row("Visa", "4242424242424242", Shown(brand: .visa, masked: "424242******4242", last4: "4242", bin: "42424242")),
        Row("Visa, 13 digits", "4222222222222", Shown(brand: .visa, masked: "422222***2222", last4: "2222", bin: "")),
        Row("Visa, 19 digits", "4000000000000000006", Shown(brand: .visa, masked: "400000*********0006", last4: "0006", bin: "40000000")),
        Row("Visa Electron", "4917300800000000", Shown(brand: .visaElectron, masked: "491730******0000", last4: "0000", bin: "49173008")),
        Row("Mastercard", "5555555555554444", Shown(brand: .mastercard, masked: "555555******4444", last4: "4444", bin: "55555555")),
        Row(
            "Mastercard, 2-series", "2223003122003222",
            Shown(brand: .mastercard, masked: "222300******3222", last4: "3222", bin: "22230031")),
        Row("American Express", "378282246310005", Shown(brand: .amex, masked: "378282*****0005", last4: "0005", bin: "378282")),
        Row("Discover", "6011111111111117", Shown(brand: .discover, masked: "601111******1117", last4: "1117", bin: "601111")),
        Row("Diners Club, 14 digits", "30569309025904", Shown(brand: .dinersClub, masked: "305693****5904", last4: "5904", bin: "305693")),
        Row(
            "Diners Club, 16 digits", "3056930009020004",
            Shown(brand: .dinersClub, masked: "305693******0004", last4: "0004", bin: "305693")),
        Row("JCB", "3566002020360505", Shown(brand: .jcb, masked: "356600******0505", last4: "0505", bin: "356600")),
        Row("UnionPay", "6200000000000005", Shown(brand: .unionpay, masked: "620000******0005", last4: "0005", bin: "620000")),
        Row(
            "UnionPay, wrong check digit", "6200000000000004",
            Shown(brand: .unionpay, masked: "620000******0004", last4: "0004", bin: "620000")),
        Row("Maestro, 12 digits", "501800000009", Shown(brand: .maestro, masked: "501800**0009", last4: "0009", bin: "")),
        Row(
            "Maestro, 19 digits", "6799990100000000019",
            Shown(brand: .maestro, masked: "679999*********0019", last4: "0019", bin: "67999901")),
        Row("Dankort", "5019717010103742", Shown(brand: .dankort, masked: "501971******3742", last4: "3742", bin: "501971")),
        Row(
            "Forbrugsforeningen", "6007220000000004",
            Shown(brand: .forbrugsforeningen, masked: "600722******0004", last4: "0004", bin: "600722")),
        Row("ELO", "6362970000457013", Shown(brand: .elo, masked: "636297******7013", last4: "7013", bin: "636297")),
        Row("HiperCard", "6062826786276634", Shown(brand: .hipercard, masked: "606282******6634", last4: "6634", bin: "606282")),
    ]

    @Test(arguments: right)
    func `a right number is read and shown in part`(_ row: TextRow<Shown>) throws {
        let number = try CardNumber(row.input)
        #expect(number.brand == row.output.brand)
        #expect(number.count == row.input.utf8.count)
        #expect(number.masked == row.output.masked)
        #expect(number.last4 == row.output.last4)
        #expect(number.bin == row.output.bin)
        #expect(number.withUnsafeDigits { String(decoding: $0, as: UTF8.self) } == row.input)
        var bytes = Array("before ".utf8)
        number.appendMasked(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before " + row.output.masked)
        #expect(try CardNumber(Array(row.input.utf8)) == number)
        #expect(try CardNumber(row.input, grouped: true) == number)
    }

    static let wrong: [TextRow<CardNumberProblem>] = [
        Row("nothing", "", .tooShort(count: 0, minimum: 12)),
        Row("eleven digits", "50180000000", .tooShort(count: 11, minimum: 12)),
        Row("twenty digits", "42424242424242424242", .tooLong(count: 20, maximum: 19)),
        Row("a thousand digits", String(repeating: "4", count: 1000), .tooLong(count: 1000, maximum: 19)),
        Row("Visa with twelve digits", "424242424242", .tooShort(count: 12, minimum: 13)),
        Row("Visa one digit short", "411111111111111", .wrongLength(count: 15, brand: .visa)),
        Row("Visa with 17 digits", "41111111111111111", .wrongLength(count: 17, brand: .visa)),
        Row("Mastercard with 17 digits", "55555555555544444", .tooLong(count: 17, maximum: 16)),
        Row("American Express with 14 digits", "37828224631000", .tooShort(count: 14, minimum: 15)),
        Row("American Express with 16 digits", "3782822463100050", .tooLong(count: 16, maximum: 15)),
        Row("Diners Club with 15 digits", "305693090259040", .wrongLength(count: 15, brand: .dinersClub)),
        Row("UnionPay with 15 digits", "620000000000000", .tooShort(count: 15, minimum: 16)),
        Row("last digit one off", "4242424242424241", .failsLuhn),
        Row("two neighbours swapped", "5555555555545444", .failsLuhn),
        Row("no brand", "0000000000000000", .unknownBrand),
        Row("no brand, right check digit", "9999999999999995", .unknownBrand),
        Row("a letter behind", "4111a", .badCharacter(offset: 4)),
        Row("a letter in front", "x4242424242424242", .badCharacter(offset: 0)),
        Row("a letter behind a whole number", "4242424242424242x", .badCharacter(offset: 16)),
        Row("the letter O for zero", "42424242424242O2", .badCharacter(offset: 14)),
        Row("a space inside", "4242 4242 4242 4242", .badCharacter(offset: 4)),
        Row("a hyphen inside", "4242-4242-4242-4242", .badCharacter(offset: 4)),
        Row("a space in front", " 4242424242424242", .badCharacter(offset: 0)),
        Row("a line end", "4242424242424242\n", .badCharacter(offset: 16)),
        Row("a zero byte", "4242424242424242\0", .badCharacter(offset: 16)),
        Row("a plus sign", "+4242424242424242", .badCharacter(offset: 0)),
        Row("full-width digits", "４２４２４２４２４２４２４２４２", .badCharacter(offset: 0)),
        Row("one full-width digit", "424242424242424２", .badCharacter(offset: 15)),
        Row("Arabic-Indic digits", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", .badCharacter(offset: 0)),
        Row("a mark over a digit", "4\u{301}242424242424242", .badCharacter(offset: 1)),
    ]

    @Test(arguments: wrong)
    func `a wrong number is refused with its reason`(_ row: TextRow<CardNumberProblem>) {
        #expect(throws: row.output) { try CardNumber(row.input) }
        #expect(throws: row.output) { try CardNumber(row.input.utf8) }
    }

    static let grouped: [TextRow<CardNumberProblem?>] = [
        Row("printed groups", "4242 4242 4242 4242", nil),
        Row("hyphens", "4242-4242-4242-4242", nil),
        Row("both", "4242-4242 4242 4242", nil),
        Row("every digit apart", "4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2", nil),
        Row("two spaces", "4242  424242424242", .badCharacter(offset: 5)),
        Row("a space in front", " 4242424242424242", .badCharacter(offset: 0)),
        Row("a space behind", "4242424242424242 ", .badCharacter(offset: 16)),
        Row("a hyphen behind a space", "4242 -424242424242", .badCharacter(offset: 5)),
        Row("a dot", "4242.4242.4242.4242", .badCharacter(offset: 4)),
        Row("a no-break space", "4242\u{A0}4242 4242 4242", .badCharacter(offset: 4)),
        Row("only a space", " ", .badCharacter(offset: 0)),
    ]

    @Test(arguments: grouped)
    func `single spaces and hyphens between digits are dropped on request`(_ row: TextRow<CardNumberProblem?>) throws {
        if let problem = row.output {
            #expect(throws: problem) { try CardNumber(row.input, grouped: true) }
        } else {
            #expect(try CardNumber(row.input, grouped: true) == CardNumber("4242424242424242"))
        }
    }

    @Test func `two numbers are equal when all digits are`() throws {
        let number = try CardNumber("4242424242424242")
        #expect(try number == CardNumber(Array("4242424242424242".utf8)))
        #expect(try number != CardNumber("4012888888881881"))
        #expect(try number != CardNumber("4222222222222"))
        #expect(try CardNumber("6200000000000005") != CardNumber("6200000000000004"))
        #expect(try CardNumber("6205500000000000004") != CardNumber("6205500000000000005"))
    }

    @Test func `no text form of a number shows a digit`() throws {
        let number = try CardNumber("4012888888881881")
        var dumped = ""
        dump(number, to: &dumped)
        dump([Optional(number)], to: &dumped)
        let texts = [
            "\(number)", String(describing: number), String(reflecting: number), dumped, "\([number])", "\(Optional(number) as Any)",
        ]
        for text in texts {
            #expect(text.contains("CardNumber"))
            #expect(!["4012", "8888", "1881", "visa", "52"].contains { text.contains($0) })
        }
        #expect(Mirror(reflecting: number).children.isEmpty)
    }

    @Test func `every problem has a code of its own and shows no digit`() {
        let problems: [CardNumberProblem] = [
            .badCharacter(offset: 1), .tooShort(count: 1, minimum: 12), .tooLong(count: 20, maximum: 19),
            .wrongLength(count: 15, brand: .visa), .unknownBrand, .failsLuhn,
        ]
        #expect(Set(problems.map(\.code)).count == problems.count)
        #expect(problems.allSatisfy { $0.code.hasPrefix("card_number_") })
    }
}
