internal import CofferVault
internal import CofferWire

extension MerchantPaymentObject {
    /// A payment as merchants see it (primer.md §5.2). The same payment always gives the same object, byte for byte.
    init(_ payment: Payment, requiredAction: RequiredActionObject?) {
        // The vault wrote it itself; whatever it cannot read any more is left out.
        let content = (try? ClientSessionObject(json: payment.content)) ?? ClientSessionObject()
        self.init(
            id: payment.id.text, date: UTCTimestamp.text(unixMilliseconds: payment.createdAt), status: Status(payment.status),
            amount: payment.amount, currencyCode: payment.currency, orderId: payment.orderId, customerId: payment.account?.text,
            order: content.order, customer: content.customer, metadata: content.metadata,
            paymentMethod: PaidMethodObject(
                paymentMethodToken: payment.instrument.token?.text, isVaulted: payment.instrument.isVaulted,
                analyticsId: payment.instrument.card?.text, paymentMethodType: CardWire.methodType,
                paymentMethodData: InstrumentData(payment.instrument), descriptor: content.paymentMethod?.descriptor,
                paymentType: content.paymentMethod?.paymentType?.rawValue,
                threeDSecureAuthentication: payment.isAuthenticated.map { ThreeDSecureObject(responseCode: $0 ? .success : .failed) }),
            processor: PaymentProcessorObject(
                name: payment.processor, amountCaptured: payment.captured, amountRefunded: payment.refunded),
            requiredAction: requiredAction, statusReason: payment.refusal.map(StatusReasonObject.init),
            transactions: payment.steps.map { TransactionObject($0, of: payment) })
    }
}

extension MerchantPaymentObject.Status {
    init(_ status: PaymentStatus) {
        switch status {
        case .pending: self = .pending
        case .failed: self = .failed
        case .authorized: self = .authorized
        case .settling: self = .settling
        case .partiallySettled: self = .partiallySettled
        case .settled: self = .settled
        case .declined: self = .declined
        case .cancelled: self = .cancelled
        }
    }
}

extension StatusReasonObject {
    /// Why a payment or a step of it was not approved.
    init(_ refusal: PaymentRefusal) {
        self.init(
            type: refusal.source.rawValue, declineType: refusal.declineType, code: refusal.code.rawValue, message: refusal.code.message)
    }
}

extension TransactionObject {
    /// One step of a payment.
    init(_ step: PaymentStep, of payment: Payment) {
        var refusal: PaymentRefusal?
        if case .refused(let reason) = step.outcome { refusal = reason }
        self.init(
            date: UTCTimestamp.text(unixMilliseconds: step.begunAt), amount: step.amount, currencyCode: payment.currency,
            orderId: payment.orderId, transactionType: Self.type(step.kind), processorTransactionId: step.processorId,
            processorName: payment.processor, processorStatus: Self.status(step, refusal).rawValue,
            processorStatusReason: refusal.map(StatusReasonObject.init))
    }

    private static func type(_ kind: PaymentStep.Kind) -> String {
        switch kind {
        case .authorisation: "SALE"
        case .capture: "CAPTURE"
        case .cancellation: "CANCEL"
        case .refund: "REFUND"
        }
    }

    /// How the processor left the step.
    private static func status(_ step: PaymentStep, _ refusal: PaymentRefusal?) -> PaymentStatus {
        switch step.outcome {
        case .pending, .actionRequired: return .pending
        case .refused: return refusal?.source == .application ? .failed : .declined
        case .approved:
            switch step.kind {
            case .authorisation: return .authorized
            case .capture, .refund: return .settled
            case .cancellation: return .cancelled
            }
        }
    }
}
