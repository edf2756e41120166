extension CheckoutBody {
    /// `POST` and `PATCH /client-session`.
    static let clientSession = CheckoutBody(model: "ClientSession", invalid: .clientSessionValidation)
    /// `POST /client-session/actions`.
    static let actions = CheckoutBody(model: "ClientSession")
    /// `POST /payment-instruments/{token}/vault`.
    static let keepInstrument = CheckoutBody(model: "PaymentInstrument")
    /// `POST /payment-instruments` of an app: the one body with a card number.
    static let tokenise = CheckoutBody(model: "PaymentInstrument", cardNumber: "paymentInstrument.number")
    /// `POST /payment-instruments/{id}/exchange`: nothing at all where no security code is asked for.
    static let exchange = CheckoutBody(model: "PaymentInstrument", isOptional: true)
    /// `POST /payments` and `…/resume`.
    static let payment = CheckoutBody(model: "Payment")
    /// `POST /payments/{id}/capture`, `/cancel` and `/refund`: nothing at all means all that is left.
    static let paymentChange = CheckoutBody(model: "Payment", isOptional: true)
}
