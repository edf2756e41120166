import CofferWire

@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout.VaultedPaymentMethod {
    /// An entry of the service's list; nil when it lacks the id, the method's type, the data or the id for statistics.
    convenience init?(_ wire: InstrumentObject) {
        guard let id = wire.id, let type = wire.paymentMethodType, let data = wire.paymentInstrumentData, let analyticsId = wire.analyticsId
        else { return nil }
        self.init(
            id: id, paymentMethodType: type, paymentInstrumentType: PaymentInstrumentType(wire.paymentInstrumentType),
            paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData(data), analyticsId: analyticsId)
    }

    /// The whole list in the service's order; entries that lack something are dropped alone.
    static func list(_ wire: InstrumentList) -> [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod] {
        wire.data.compactMap { PrimerHeadlessUniversalCheckout.VaultedPaymentMethod($0) }
    }
}
