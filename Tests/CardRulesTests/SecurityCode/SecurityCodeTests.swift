import CofferCardRules
import Testing

struct SecurityCodeTests {
    typealias CodeRow = Row<(text: String, brand: CardBrand), SecurityCodeProblem?>

    static let table: [CodeRow] = [
        Row("three digits, brand not known", ("123", .unknown), nil),
        Row("four digits, brand not known", ("1234", .unknown), nil),
        Row("three digits for Visa", ("000", .visa), nil),
        Row("four digits for American Express", ("9999", .amex), nil),
        Row("four digits for Visa", ("1234", .visa), .wrongLength(count: 4)),
        Row("three digits for American Express", ("123", .amex), .wrongLength(count: 3)),
        Row("two digits", ("12", .unknown), .wrongLength(count: 2)),
        Row("five digits", ("12345", .unknown), .wrongLength(count: 5)),
        Row("a hundred digits", (String(repeating: "1", count: 100), .unknown), .wrongLength(count: 100)),
        Row("nothing", ("", .unknown), .wrongLength(count: 0)),
        Row("a letter", ("12a", .unknown), .badCharacter(offset: 2)),
        Row("a space", ("1 3", .unknown), .badCharacter(offset: 1)),
        Row("full-width digits", ("１２３", .unknown), .badCharacter(offset: 0)),
        Row("Arabic-Indic digits", ("١٢٣", .unknown), .badCharacter(offset: 0)),
        Row("a sign", ("-12", .unknown), .badCharacter(offset: 0)),
    ]

    @Test(arguments: table)
    func `a security code is digits of the brand's count`(_ row: CodeRow) throws {
        let (text, brand) = row.input
        if let problem = row.output {
            #expect(throws: problem) { try SecurityCode(text, brand: brand) }
            #expect(throws: problem) { try SecurityCode(text.utf8, brand: brand) }
        } else {
            let code = try SecurityCode(text, brand: brand)
            #expect(code.count == text.count)
            #expect(code.fits(brand))
            #expect(code.withUnsafeDigits { String(decoding: $0, as: UTF8.self) } == text)
        }
    }

    @Test func `a code read before its brand was known is checked later`() throws {
        let code = try SecurityCode("1234")
        #expect(code.fits(.amex))
        #expect(!code.fits(.mastercard))
    }

    @Test func `the limits are those of the brands`() {
        let lengths = CardBrand.allCases.flatMap(\.securityCodeLengths)
        #expect(lengths.min() == CardLimits.securityCodeDigitsMin)
        #expect(lengths.max() == CardLimits.securityCodeDigitsMax)
    }

    @Test func `two codes are equal when all digits are`() throws {
        #expect(try SecurityCode("123") == SecurityCode(Array("123".utf8)))
        #expect(try SecurityCode("123") != SecurityCode("124"))
        #expect(try SecurityCode("000") != SecurityCode("0000"))
    }

    @Test func `no text form of a code shows a digit`() throws {
        let code = try SecurityCode("7391")
        var dumped = ""
        dump(code, to: &dumped)
        for text in ["\(code)", String(reflecting: code), dumped, "\([code])"] {
            #expect(text.contains("SecurityCode"))
            #expect(!text.contains("7391"))
            #expect(!["55", "51", "57", "49"].contains { text.contains($0) })
        }
        #expect(Mirror(reflecting: code).children.isEmpty)
    }

    @Test func `every problem has a code of its own`() {
        #expect(SecurityCodeProblem.badCharacter(offset: 0).code == "security_code_bad_character")
        #expect(SecurityCodeProblem.wrongLength(count: 0).code == "security_code_wrong_length")
    }
}
