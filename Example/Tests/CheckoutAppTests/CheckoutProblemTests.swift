import PrimerSDK
import Testing

@testable import CheckoutApp

@Suite struct CheckoutProblemTests {
    static let unanswered: [PrimerError] = [
        .unknown(message: "the request timed out"), .failedToCreatePayment(paymentMethodType: "PAYMENT_CARD", description: ""),
        .failedToResumePayment(paymentMethodType: "PAYMENT_CARD", description: ""),
    ]

    @Test(arguments: unanswered)
    func `whoever may have paid is sent to the same button, not to another order`(_ error: PrimerError) {
        let sentence = CheckoutProblem(error).sentence
        #expect(sentence.lowercased().contains("once more with the same card"))
        #expect(!sentence.lowercased().contains("then start again"))
        #expect(!sentence.contains("Nothing was charged"))
    }

    @Test(arguments: [
        PrimerError.paymentFailed(paymentMethodType: "PAYMENT_CARD", paymentId: "p", orderId: nil, status: "DECLINED"),
        .cancelled(paymentMethodType: "PAYMENT_CARD"),
    ])
    func `whoever has not paid is told so, and may choose`(_ error: PrimerError) {
        #expect(CheckoutProblem(error).sentence.contains("Nothing was charged"))
        #expect(!CheckoutProblem(error).endsCheckout)
    }
}
