@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout {
    /// A payment method that a customer saved. Two objects with the same ``id`` stand for the same saved method.
    ///
    /// Text forms show the id and the types, nothing of the instrument.
    public final class VaultedPaymentMethod: Codable, Sendable {
        /// Unique identifier of this saved method: the instrument's id, not its token. Use it to drive selection and deletion.
        public let id: String
        /// The payment method's type, such as `PAYMENT_CARD` or `PAYPAL`.
        public let paymentMethodType: String
        /// The type of the instrument, such as a card or a bank account.
        public let paymentInstrumentType: PaymentInstrumentType
        /// The instrument in detail: network, masked digits, expiry, payer, what the number's first digits tell.
        public let paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData
        /// The identifier that the service gave the instrument for its own statistics. This SDK sends it nowhere.
        public let analyticsId: String

        /// Makes a saved method from its members.
        public init(
            id: String,
            paymentMethodType: String,
            paymentInstrumentType: PaymentInstrumentType,
            paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData,
            analyticsId: String
        ) {
            self.id = id
            self.paymentMethodType = paymentMethodType
            self.paymentInstrumentType = paymentInstrumentType
            self.paymentInstrumentData = paymentInstrumentData
            self.analyticsId = analyticsId
        }
    }
}

@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout.VaultedPaymentMethod: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The id and the types.
    public var description: String { "VaultedPaymentMethod(\(id), \(paymentMethodType), \(paymentInstrumentType.rawValue))" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows nothing of the instrument.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
