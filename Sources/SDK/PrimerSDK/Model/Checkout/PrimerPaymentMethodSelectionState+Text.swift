@available(iOS 15.0, *)
extension PrimerPaymentMethodSelectionState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Every property but the security code and what was looked for, saved and other methods by their ids.
    public var description: String {
        let members = shownMembers.map { "\($0.label): \($0.value)" }
        return "PrimerPaymentMethodSelectionState(\(members.joined(separator: ", ")))"
    }

    /// As ``description``.
    public var debugDescription: String { description }

    /// The same members as ``description``, so that `dump` does not show the security code.
    public var customMirror: Mirror {
        Mirror(self, children: shownMembers.map { (label: $0.label, value: $0.value) }, displayStyle: .struct)
    }

    private var shownMembers: [(label: String, value: String)] {
        [
            ("paymentMethods", "\(paymentMethods.map(\.id))"),
            ("isLoading", "\(isLoading)"),
            ("selectedPaymentMethod", selectedPaymentMethod?.id ?? "nil"),
            ("filteredPaymentMethods", "\(filteredPaymentMethods.map(\.id))"),
            ("error", error ?? "nil"),
            ("selectedVaultedPaymentMethod", selectedVaultedPaymentMethod?.id ?? "nil"),
            ("isVaultPaymentLoading", "\(isVaultPaymentLoading)"),
            ("requiresCvvInput", "\(requiresCvvInput)"),
            ("isCvvValid", "\(isCvvValid)"),
            ("cvvError", cvvError ?? "nil"),
            ("isPaymentMethodsExpanded", "\(isPaymentMethodsExpanded)"),
        ]
    }
}
