import Testing

@testable import PrimerSDK

@Suite struct CheckoutStateTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let left: PrimerCheckoutState
        let right: PrimerCheckoutState
        let areEqual: Bool

        init(_ name: String, _ left: PrimerCheckoutState, _ right: PrimerCheckoutState, _ areEqual: Bool) {
            testDescription = name
            self.left = left
            self.right = right
            self.areEqual = areEqual
        }
    }

    @Test(arguments: [
        Row("initializing", .initializing, .initializing, true),
        Row("dismissed", .dismissed, .dismissed, true),
        Row("initializing and dismissed", .initializing, .dismissed, false),
        Row("ready, same session", .ready(clientSession: session("o-1")), .ready(clientSession: session("o-1")), true),
        Row("ready, other session", .ready(clientSession: session("o-1")), .ready(clientSession: session("o-2")), false),
        Row("ready, one network more", .ready(clientSession: session("o-1")), .ready(clientSession: session("o-1", [.visa])), false),
        Row(
            "success, same payment with another status", .success(PaymentResult(paymentId: "p", status: .success)),
            .success(PaymentResult(paymentId: "p", status: .pending, amount: 1)), true),
        Row(
            "success, other payment", .success(PaymentResult(paymentId: "p", status: .success)),
            .success(PaymentResult(paymentId: "q", status: .success)), false),
        Row(
            "failure, same id with another diagnosis", .failure(.unknown(message: "a", diagnosticsId: "1")),
            .failure(.unknown(message: "b", diagnosticsId: "2")), true),
        Row(
            "failure, other id", .failure(.unknown(diagnosticsId: "1")), .failure(.missingPrimerConfiguration(diagnosticsId: "1")), false),
        Row("success and failure", .success(PaymentResult(paymentId: "unknown", status: .success)), .failure(.unknown()), false),
        Row("ready and initializing", .ready(clientSession: session("o-1")), .initializing, false),
    ])
    func `states are equal by structure, payment id and error id`(_ row: Row) {
        #expect((row.left == row.right) == row.areEqual)
        #expect((row.right == row.left) == row.areEqual)
    }

    static func session(_ orderId: String, _ networks: [CardNetwork] = []) -> PrimerClientSession {
        PrimerClientSession(orderId: orderId, paymentMethod: PrimerPaymentMethod(orderedAllowedCardNetworks: networks))
    }

    @Test func `a result needs an id and a status`() {
        let result = PaymentResult(paymentId: "p", status: .success)
        #expect(result.token == nil && result.redirectUrl == nil && result.errorMessage == nil)
        #expect(result.amount == nil && result.currencyCode == nil && result.paymentMethodType == nil)
        #expect(result == PaymentResult(paymentId: "p", status: .success))
        #expect(result != PaymentResult(paymentId: "p", status: .failed))
    }

    @Test(arguments: zip(PaymentStatus.allCases, ["PENDING", "SUCCESS", "FAILED"]))
    func `a status has the wire's raw value`(_ status: PaymentStatus, _ raw: String) { #expect(status.rawValue == raw) }
}
