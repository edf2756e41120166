import CofferWire
import Testing

@testable import PrimerSDK

struct PaymentJudgementTests {
    typealias Outcome = PaymentResponseObject.CheckoutOutcome
    typealias Status = PaymentResponseObject.Status

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: PaymentResponseObject
        let creation: PaymentJudgement
        let resumption: PaymentJudgement

        init(_ name: String, _ answer: PaymentResponseObject, _ creation: PaymentJudgement, resumed resumption: PaymentJudgement? = nil) {
            testDescription = name
            self.answer = answer
            self.creation = creation
            self.resumption = resumption ?? creation
        }
    }

    private static let action = RequiredActionObject(name: "PROCESSOR_3DS", clientToken: "t")

    private static func answer(
        _ status: Status, id: String? = "p", _ outcome: Outcome? = nil, action: RequiredActionObject? = nil, shows: Bool? = nil
    ) -> PaymentResponseObject {
        PaymentResponseObject(
            id: id, status: status, requiredAction: action, showSuccessCheckoutOnPendingPayment: shows, checkoutOutcome: outcome)
    }

    @Test(arguments: [
        Row("paid", answer(.success), .taken(id: "p", status: .success)),
        Row("paid, status decides", answer(.success, .determineFromPaymentStatus), .taken(id: "p", status: .success)),
        Row("failed", answer(.failed), .failed(id: "p", status: .failed)),
        Row("failed, status decides", answer(.failed, .determineFromPaymentStatus), .failed(id: "p", status: .failed)),
        Row("pending", answer(.pending), .taken(id: "p", status: .pending), resumed: .undecided(id: "p", status: .pending)),
        Row("pending that counts as done", answer(.pending, shows: true), .taken(id: "p", status: .pending)),
        Row(
            "pending that does not", answer(.pending, shows: false), .taken(id: "p", status: .pending),
            resumed: .undecided(id: "p", status: .pending)),
        Row("an action", answer(.pending, action: action), .act(action)),
        Row("an action of a failed payment", answer(.failed, action: action), .failed(id: "p", status: .failed)),
        Row("an action of a paid payment", answer(.success, action: action), .taken(id: "p", status: .success)),
        Row("complete", answer(.pending, .complete), .taken(id: "p", status: .pending)),
        Row("complete without an id", answer(.success, id: nil, .complete), .taken(id: nil, status: .success)),
        Row("complete though failed", answer(.failed, .complete), .taken(id: "p", status: .failed)),
        Row("a failed checkout of a paid payment", answer(.success, .failure), .failed(id: "p", status: .success)),
        Row("a failed checkout without an id", answer(.pending, id: nil, .failure), .failed(id: "unknown", status: .pending)),
        Row("paid without an id", answer(.success, id: nil), .undecided(id: "unknown", status: .success)),
        Row("pending without an id", answer(.pending, id: nil), .undecided(id: "unknown", status: .pending)),
        Row("failed without an id", answer(.failed, id: nil), .failed(id: "unknown", status: .failed)),
        Row("named by its other id", PaymentResponseObject(paymentId: "q", status: .success), .taken(id: "q", status: .success)),
    ])
    func `an answer means what the table says`(_ row: Row) {
        #expect(PaymentJudgement(row.answer, isResumption: false) == row.creation)
        #expect(PaymentJudgement(row.answer, isResumption: true) == row.resumption)
    }
}
