public import SwiftUI

/// The shortcut for a returning customer: the chosen saved method and a button that pays with it.
///
/// It shows one row, the first saved method until the customer chooses another one, and takes everything from the session that
/// `primerCheckoutSession(_:onCompletion:)` gives to the views inside. Without one, and before it is ready, it is an empty placeholder; for a
/// customer without saved methods it shows nothing.
@available(iOS 15.0, *)
public struct PrimerVaultedPaymentMethods: View {
    /// A saved method.
    public typealias VaultedMethod = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod

    @Environment(\.primerSelectionSession) private var session

    private let header: (PrimerSelectionSession) -> AnyView
    private let item: (VaultedMethod, _ isSelected: Bool, _ onSelect: @escaping () -> Void) -> AnyView
    private let submitButton: (_ isLoading: Bool, _ isEnabled: Bool, _ onSubmit: @escaping () -> Void) -> AnyView

    /// Makes the view; slots that are left out are shown as ``VaultedPaymentMethodsDefaults`` has them.
    /// - Parameters:
    ///   - header: What stands above the row. A replacement has to call `showAll()`, or the customer cannot reach the other methods.
    ///   - item: The row, called once, for the chosen method with `isSelected` true. `onSelect` chooses that method again.
    ///   - submitButton: What stands below. `isEnabled` does not say whether a payment runs; that is `isLoading`. `onSubmit` pays with the
    ///     chosen method.
    public init(
        header: @escaping (PrimerSelectionSession) -> AnyView = { AnyView(VaultedPaymentMethodsDefaults.header($0)) },
        item: @escaping (VaultedMethod, _ isSelected: Bool, _ onSelect: @escaping () -> Void) -> AnyView = {
            AnyView(VaultedPaymentMethodsDefaults.item($0, isSelected: $1, onSelect: $2))
        },
        submitButton: @escaping (_ isLoading: Bool, _ isEnabled: Bool, _ onSubmit: @escaping () -> Void) -> AnyView = {
            AnyView(VaultedPaymentMethodsDefaults.submitButton(isLoading: $0, isEnabled: $1, onSubmit: $2))
        }
    ) {
        self.header = header
        self.item = item
        self.submitButton = submitButton
    }

    /// The shortcut, the placeholder, or nothing.
    public var body: some View {
        if let session {
            VaultedShortcut(session: session, header: header, item: item, submitButton: submitButton)
        } else {
            VaultedPaymentMethodsDefaults.unavailable()
        }
    }
}
