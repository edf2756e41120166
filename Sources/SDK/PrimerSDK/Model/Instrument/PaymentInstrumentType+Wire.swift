import CofferWire

extension PaymentInstrumentType {
    /// The same type for merchants.
    init(_ wire: InstrumentType) {
        self =
            switch wire {
            case .paymentCard: .paymentCard
            case .cardOffSession: .cardOffSession
            case .offSession: .offSession
            case .payPalOrder: .payPalOrder
            case .payPalBillingAgreement: .payPalBillingAgreement
            case .applePay: .applePay
            case .googlePay: .googlePay
            case .goCardlessMandate: .goCardlessMandate
            case .klarna: .klarna
            case .klarnaPaymentSession: .klarnaPaymentSession
            case .klarnaCustomerToken: .klarnaCustomerToken
            case .hoolah: .hoolah
            case .stripeAch: .stripeAch
            case .unknown: .unknown
            }
    }
}
