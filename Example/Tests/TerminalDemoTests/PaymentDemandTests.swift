import CofferFoundation
import Testing
import DemoVault

@testable import TerminalDemo

@Suite struct PaymentDemandTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let card: CardLine
        let codeWasAsked: Bool
        let demand: PaymentDemand

        init(_ name: String, _ number: String, _ code: String, asked: Bool, _ demand: PaymentDemand) {
            testDescription = name
            card = CardLine(number: number, expiry: "12/30", code: code, name: "Jane Doe")
            codeWasAsked = asked
            self.demand = demand
        }
    }

    static let rows = [
        Row("a good card", "4242424242424242", "737", asked: false, .approved),
        Row("a good card, grouped", "4242 4242 4242 4242", "737", asked: true, .approved),
        Row("a wrong code that is asked for", "4242424242424242", "000", asked: true, .refused(code: "DECLINED")),
        Row("a wrong code that nobody asks for", "4242424242424242", "000", asked: false, .approved),
        Row("a card that fails", "4000 0000 0000 0010", "737", asked: false, .refused(code: "ERROR")),
        Row("no money", "4000000000009995", "737", asked: true, .refused(code: "INSUFFICIENT_FUNDS")),
        Row("no answer", "4000000000000341", "737", asked: false, .unanswered),
    ]

    @Test(arguments: rows) func `a card demands what the sandbox's table says`(_ row: Row) {
        #expect(PaymentDemand(of: row.card, codeWasAsked: row.codeWasAsked) == row.demand)
    }

    private func record(_ status: String, code: String? = nil) -> PaymentRecord? {
        var object: [String: Any] = ["id": "p", "status": status, "amount": 1_299]
        if let code { object["statusReason"] = ["code": code] }
        return PaymentRecord(json: object)
    }

    @Test func `only the payment that is demanded will do`() {
        #expect(PaymentDemand.approved.isMet(by: record("AUTHORIZED")))
        #expect(!PaymentDemand.approved.isMet(by: record("PENDING")))
        #expect(!PaymentDemand.approved.isMet(by: nil))
        #expect(PaymentDemand.refused(code: "ERROR").isMet(by: record("FAILED", code: "ERROR")))
        #expect(!PaymentDemand.refused(code: "ERROR").isMet(by: record("FAILED", code: "DECLINED")))
        #expect(!PaymentDemand.refused(code: "ERROR").isMet(by: record("AUTHORIZED")))
        #expect(!PaymentDemand.refused(code: "ERROR").isMet(by: nil))
        #expect(PaymentDemand.unanswered.isMet(by: record("PENDING")))
        #expect(!PaymentDemand.unanswered.isMet(by: record("AUTHORIZED")))
    }

    @Test(arguments: ["id", "status", "amount"]) func `a payment without a member is none`(_ member: String) {
        var object: [String: Any] = ["id": "p", "status": "AUTHORIZED", "amount": 1_299]
        object[member] = nil
        #expect(PaymentRecord(json: object) == nil)
        #expect(PaymentRecord(json: "text") == nil)
    }
}
