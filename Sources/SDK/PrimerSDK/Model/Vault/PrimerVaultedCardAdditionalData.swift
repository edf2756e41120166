/// The security code of a saved card. Silent in every text form.
public struct PrimerVaultedCardAdditionalData: PrimerVaultedPaymentMethodAdditionalData {
    /// The code as the customer entered it.
    public let cvv: String

    /// Makes the data of a code, which is judged when it is used.
    public init(cvv: String) { self.cvv = cvv }
}

extension PrimerVaultedCardAdditionalData: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the code.
    public var description: String { "PrimerVaultedCardAdditionalData" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` does not show the code.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
