import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite struct AdditionalDataTests {
    @Test func `a security code shows in no text form`() {
        let data: any PrimerVaultedPaymentMethodAdditionalData = PrimerVaultedCardAdditionalData(cvv: "8361")
        #expect((data as? PrimerVaultedCardAdditionalData)?.cvv == "8361")
        #expect((textForms(data) + textForms([data])).allSatisfy { !$0.contains("8361") })
    }

    @Test func `a decision carries a key or a message, or neither`() {
        #expect(PrimerPaymentCreationDecision.continuePaymentCreation() == .continuePaymentCreation(withIdempotencyKey: nil))
        #expect(PrimerPaymentCreationDecision.abortPaymentCreation() == .abortPaymentCreation(withErrorMessage: nil))
        #expect(PrimerPaymentCreationDecision.continuePaymentCreation(withIdempotencyKey: "a") != .continuePaymentCreation())
        #expect(PrimerPaymentCreationDecision.abortPaymentCreation(withErrorMessage: "a") != .abortPaymentCreation())
    }

    @Test func `what a merchant is told before a payment is the method's type`() {
        let data = PrimerCheckoutPaymentMethodData(paymentMethodType: PrimerCheckoutPaymentMethodType(type: "PAYMENT_CARD"))
        #expect(data.paymentMethodType.type == "PAYMENT_CARD")
    }

    @Test func `checkout data carry a payment or none`() {
        let payment = PrimerCheckoutDataPayment(id: "p", orderId: "o", paymentFailureReason: .failed, status: .failed)
        let data = PrimerCheckoutData(payment: payment, checkoutOutcome: .failure)
        #expect(data.payment?.id == "p" && data.payment?.orderId == "o" && data.payment?.paymentFailureReason?.rawValue == "payment-failed")
        #expect(data.payment?.status == .failed && data.additionalInfo == nil && data.checkoutOutcome?.rawValue == "CHECKOUT_FAILURE")
        #expect(PrimerCheckoutData(payment: nil).payment == nil)
    }

    @Test(arguments: zip(PrimerPaymentErrorCode.allCases, ["payment-failed", "cancelled-by-customer"]))
    func `a reason has the wire's raw value`(_ reason: PrimerPaymentErrorCode, _ raw: String) { #expect(reason.rawValue == raw) }

    @Test(arguments: zip(PrimerCheckoutOutcome.allCases, ["CHECKOUT_COMPLETE", "CHECKOUT_FAILURE", "DETERMINE_FROM_PAYMENT_STATUS"]))
    func `an outcome has the wire's raw value`(_ outcome: PrimerCheckoutOutcome, _ raw: String) { #expect(outcome.rawValue == raw) }
}
