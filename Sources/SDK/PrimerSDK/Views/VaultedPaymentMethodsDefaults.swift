public import SwiftUI

/// What ``PrimerVaultedPaymentMethods`` shows where a slot is left out. For use in slots of your own, too.
@available(iOS 15.0, *)
public enum VaultedPaymentMethodsDefaults {
    /// The title "Saved payment methods" and a button "Show all" that calls `session.showAll()`.
    public static func header(_ session: PrimerSelectionSession) -> some View { HeaderSlot(session: session) }

    /// A row: brand mark, masked digits or the brand's name, and a checkmark if it is selected.
    public static func item(
        _ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod,
        isSelected: Bool,
        onSelect: @escaping () -> Void
    ) -> some View {
        ItemSlot(method: method, isSelected: isSelected, onSelect: onSelect)
    }

    /// A button "Pay": with a spinner while loading, dimmed and without effect while loading or disabled.
    public static func submitButton(
        isLoading: Bool,
        isEnabled: Bool,
        onSubmit: @escaping () -> Void
    ) -> some View {
        SubmitSlot(isLoading: isLoading, isEnabled: isEnabled, onSubmit: onSubmit)
    }

    /// The field for the security code, nothing unless `session.state.requiresCvvInput` is true.
    ///
    /// ``PrimerVaultedPaymentMethods`` shows it by itself, between the row and the button. It reads the state once: whoever shows it elsewhere
    /// observes the session.
    @MainActor
    @ViewBuilder
    public static func cvvInput(_ session: PrimerSelectionSession) -> some View {
        if session.state.requiresCvvInput { CVVRow(session: session) }
    }

    /// The empty placeholder for a missing session.
    public static func unavailable() -> some View { EmptyView() }
}

// The functions above belong to no actor, as the spec prints them; the views that they stand for do, so each has a shell that does not.

@available(iOS 15.0, *)
private nonisolated struct HeaderSlot: View {
    let session: PrimerSelectionSession
    @MainActor var body: some View { HeaderRow(session: session) }
}

@available(iOS 15.0, *)
private nonisolated struct ItemSlot: View {
    let method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod
    let isSelected: Bool
    let onSelect: () -> Void
    @MainActor var body: some View { MethodRow(method: method, isSelected: isSelected, onSelect: onSelect) }
}

@available(iOS 15.0, *)
private nonisolated struct SubmitSlot: View {
    let isLoading: Bool
    let isEnabled: Bool
    let onSubmit: () -> Void
    @MainActor var body: some View { PayButton(isLoading: isLoading, isEnabled: isEnabled, onSubmit: onSubmit) }
}
