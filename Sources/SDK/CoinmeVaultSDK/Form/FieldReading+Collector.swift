import VGSCollectSDK

extension FieldReading {
    /// Reads a field's state; brand and last four digits come from the type of the field, whatever its name.
    @MainActor
    init(_ state: VGSTextFieldState) {
        isValid = state.isValid
        contentLength = state.inputLength
        guard let card = state as? VGSCardState else { return }
        if card.cardBrand != .unknown, state.inputLength > 0 { cardBrand = card.cardBrand.stringValue }
        if !card.last4.isEmpty { last4 = card.last4 }
    }
}
