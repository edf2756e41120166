import CofferCardRules
import Testing

struct LuhnTests {
    struct Outcome: Sendable {
        let plain: Bool
        let vgs: Bool
    }

    static let table: [TextRow<Outcome>] = [
        Row("Visa, 16 digits", "4242424242424242", Outcome(plain: true, vgs: true)),
        Row("Visa, 13 digits", "4222222222222", Outcome(plain: true, vgs: true)),
        Row("American Express, 15 digits", "378282246310005", Outcome(plain: true, vgs: true)),
        Row("Maestro, 19 digits", "6799990100000000019", Outcome(plain: true, vgs: true)),
        Row("sixteen zeros", "0000000000000000", Outcome(plain: true, vgs: true)),
        Row("nine zeros", "000000000", Outcome(plain: true, vgs: true)),
        Row("eight zeros are too short for VGS", "00000000", Outcome(plain: true, vgs: false)),
        Row("one zero", "0", Outcome(plain: true, vgs: false)),
        Row("last digit one higher", "4242424242424243", Outcome(plain: false, vgs: false)),
        Row("first digit one lower", "3242424242424242", Outcome(plain: false, vgs: false)),
        Row("two neighbours swapped", "4242424242424224", Outcome(plain: false, vgs: false)),
        Row("one digit missing", "401288888888188", Outcome(plain: false, vgs: false)),
        Row("nothing", "", Outcome(plain: false, vgs: false)),
        Row("a space inside", "4242 4242 4242 4242", Outcome(plain: false, vgs: false)),
        Row("a letter inside", "42424242424242a2", Outcome(plain: false, vgs: false)),
        Row("full-width digits", "００００００００００００００００", Outcome(plain: false, vgs: false)),
        Row("Arabic-Indic digits", "٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠", Outcome(plain: false, vgs: false)),
    ]

    @Test(arguments: table)
    func `the check digit is judged as the table says`(_ row: TextRow<Outcome>) {
        #expect(Luhn.isValid(row.input) == row.output.plain)
        #expect(Luhn.isValid(row.input.utf8) == row.output.plain)
        #expect(Luhn.isValidForVGS(row.input) == row.output.vgs)
    }

    @Test(arguments: ["424242424242424", "37828224631000", "123456789012345678", "7", "0"])
    func `exactly one digit completes a number`(_ lead: String) {
        #expect((0...9).filter { Luhn.isValid("\(lead)\($0)") }.count == 1)
    }

    @Test func `a long input neither traps nor wraps`() {
        #expect(Luhn.isValid(String(repeating: "0", count: 100_000)))
        #expect(Luhn.isValid(String(repeating: "9", count: 100_000)))
        #expect(!Luhn.isValid(String(repeating: "9", count: 99_999) + "8"))
    }
}
