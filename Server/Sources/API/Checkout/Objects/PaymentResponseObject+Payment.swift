internal import CofferVault
internal import CofferWire

extension PaymentResponseObject {
    /// A payment as apps see it (primer.md §3.6). A decline is an answer like any other and says that the payment failed, not why.
    init(_ payment: Payment, requiredAction: RequiredActionObject?) {
        let status = MerchantPaymentObject.Status(payment.status).sdkStatus
        self.init(
            id: payment.id.text, paymentId: payment.id.text, orderId: payment.orderId, currencyCode: payment.currency,
            customerId: payment.account?.text, date: UTCTimestamp.text(unixMilliseconds: payment.createdAt), amount: payment.amount,
            status: status, requiredAction: requiredAction, paymentFailureReason: status == .failed ? .paymentFailed : nil)
    }
}
