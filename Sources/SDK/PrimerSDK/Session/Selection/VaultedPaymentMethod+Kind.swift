@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout.VaultedPaymentMethod {
    /// Whether it is a card, which alone can have a security code.
    var isCard: Bool { paymentInstrumentType == .paymentCard || paymentInstrumentType == .cardOffSession }
}
