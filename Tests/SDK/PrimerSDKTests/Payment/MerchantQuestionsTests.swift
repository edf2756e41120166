import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite(.timeLimit(.minutes(5)))
struct MerchantQuestionsTests {
    private func ask(_ handler: BeforePaymentCreateHandler?, provided: String? = nil) async -> String {
        let questions = MerchantQuestions(beforePayment: handler, idempotencyKey: { provided }, ownKey: { "own" })
        switch await questions.ask(paymentMethodType: "PAYMENT_CARD") {
        case .allowed(let key): return key
        case .forbidden(let error): return error.errorId + " " + (error.plainDescription ?? "")
        default: return "?"
        }
    }

    @Test func `without a merchant's word the session makes the key`() async { #expect(await ask(nil) == "own") }

    @Test func `the provider's key is used`() async { #expect(await ask(nil, provided: "given") == "given") }

    @Test func `the decision's key wins and the provider's stands in for it`() async {
        #expect(await ask({ _, decide in decide(.continuePaymentCreation(withIdempotencyKey: "decided")) }, provided: "given") == "decided")
        #expect(await ask({ _, decide in decide(.continuePaymentCreation()) }, provided: "given") == "given")
        #expect(await ask { _, decide in decide(.continuePaymentCreation()) } == "own")
    }

    @Test func `an abort carries the merchant's words or a fixed sentence`() async {
        #expect(await ask { _, decide in decide(.abortPaymentCreation(withErrorMessage: "Out of stock")) } == "merchant-error Out of stock")
        #expect(await ask { _, decide in decide(.abortPaymentCreation()) } == "merchant-error Payment creation aborted")
    }

    @Test func `the first decision counts`() async {
        #expect(
            await ask { _, decide in
                decide(.abortPaymentCreation())
                decide(.continuePaymentCreation(withIdempotencyKey: "late"))
            } == "merchant-error Payment creation aborted")
    }

    @Test func `a decision may come later from another thread`() async {
        #expect(
            await ask { _, decide in
                nonisolated(unsafe) let decide = decide
                Thread.detachNewThread { decide(.continuePaymentCreation(withIdempotencyKey: "later")) }
            } == "later")
    }

    @Test func `a decision that is never made is an abort`() async {
        #expect(await ask { _, _ in } == "merchant-error No decision was made")
    }

    @Test func `the method's type is told`() async {
        #expect(
            await ask { data, decide in decide(.continuePaymentCreation(withIdempotencyKey: data.paymentMethodType.type)) }
                == "PAYMENT_CARD")
    }

    @Test(arguments: [
        "", " ", " key", "key ", "a\r\nX-Evil: 1", "a\u{0}b", "schlüssel", "１２３", String(repeating: "k", count: 256),
    ])
    func `a key that cannot be a header is an error and no payment`(_ key: String) async {
        #expect(await ask(nil, provided: key).hasPrefix("invalid-value "))
    }

    @Test(arguments: ["k", "order-7", "a b", String(repeating: "k", count: 255)])
    func `any other key is sent as it is`(_ key: String) async { #expect(await ask(nil, provided: key) == key) }
}
