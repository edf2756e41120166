import CofferFoundation
import Testing
import DemoVault

@testable import TerminalDemo

@Suite struct CardLineTests {
    @Test func `a line has four parts`() throws {
        let card = try CardLine(parsing: " 4242 4242 4242 4242 | 12/30|123 |Jane Doe")
        #expect(card.number == "4242 4242 4242 4242")
        #expect(card.expiry == "12/30")
        #expect(card.code == "123")
        #expect(card.name == "Jane Doe")
    }

    @Test(arguments: ["", "4242424242424242", "4242424242424242|12/30|123", "4242424242424242|12/30|123|Jane|Doe"])
    func `a line of another shape is refused`(_ text: String) {
        #expect(throws: DemoProblem.malformedLine) { try CardLine(parsing: text) }
    }

    @Test func `no text form of a line shows what was typed`() throws {
        let card = try CardLine(parsing: "4242424242424242|12/30|737|Jane Doe")
        var dumped = ""
        dump(card, to: &dumped)
        for text in ["\(card)", String(reflecting: card), String(describing: [card]), dumped] {
            for secret in ["4242", "12/30", "737", "Jane"] { #expect(!text.contains(secret)) }
        }
    }

    /// A card and what it demands.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let line: String
        let demand: Demand

        init(_ name: String, _ line: String, _ demand: Demand) {
            (testDescription, self.line, self.demand) = (name, line, demand)
        }
    }

    @Test(arguments: [
        Row("Visa", "4242424242424242|12/30|123|Jane Doe", .stored),
        Row("grouped", "4242 4242 4242 4242|12/30|123|Jane Doe", .stored),
        Row("American Express", "378282246310005|12/30|1234|Jane Doe", .stored),
        Row("this very month", "4242424242424242|11/26|123|Jane Doe", .stored),
        Row("declined", "4000000000000002|12/30|123|Jane Doe", .refusedByVault(code: "430-402-313-905")),
        Row("not supported", "4000000000009979|12/30|123|Jane Doe", .refusedByVault(code: "430-400-313-904")),
        Row("fails at payment only", "4000000000000010|12/30|123|Jane Doe", .stored),
        Row("wrong check digit", "4242424242424241|12/30|123|Jane Doe", .refusedByForm),
        Row("a letter, which the field drops", "4242x424242424242|12/30|123|Jane Doe", .stored),
        Row("full-width digits alone", "４２４２４２４２４２４２４２４２|12/30|123|Jane Doe", .refusedByForm),
        Row("a digit too many", "42424242424242424|12/30|123|Jane Doe", .undetermined),
        Row("too short", "42424242424|12/30|123|Jane Doe", .refusedByForm),
        Row("no number", "|12/30|123|Jane Doe", .refusedByForm),
        Row("month 13", "4242424242424242|13/30|123|Jane Doe", .refusedByForm),
        Row("a year of four digits, of which the field takes two", "4242424242424242|12/2030|123|Jane Doe", .undetermined),
        Row("far ahead", "4242424242424242|12/60|123|Jane Doe", .refusedByForm),
        Row("long expired", "4242424242424242|12/20|123|Jane Doe", .refusedByForm),
        Row("no expiry", "4242424242424242||123|Jane Doe", .refusedByForm),
        Row("a code of two digits", "4242424242424242|12/30|12|Jane Doe", .refusedByForm),
        Row("American Express with a code of three", "378282246310005|12/30|123|Jane Doe", .refusedByForm),
        Row("last month: good somewhere on Earth for a while", "4242424242424242|10/26|123|Jane Doe", .undetermined),
    ])
    func `a card demands what it demands`(_ row: Row) throws {
        #expect(Demand(of: try CardLine(parsing: row.line), month: 2026 * 12 + 10) == row.demand)
    }

    @Test func `a fault meets no demand, a wrong refusal neither`() {
        let fault = Outcome.fault(status: 500, code: "server")
        for demand in [Demand.stored, .refusedByForm, .refusedByVault(code: "1"), .undetermined] {
            #expect(!demand.isMet(by: fault))
        }
        #expect(Demand.refusedByVault(code: "1").isMet(by: .refusedByVault(status: 200, code: "1")))
        #expect(!Demand.refusedByVault(code: "1").isMet(by: .refusedByVault(status: 200, code: "2")))
        #expect(!Demand.refusedByVault(code: "1").isMet(by: .refusedByForm))
        #expect(!Demand.stored.isMet(by: .refusedByForm))
    }
}
