// swift-format-ignore-file
// The second specification's views with its signatures and without their content, until PrimerSDK brings them: what is proved is that the
// samples compile against this SwiftUI.
import PrimerSDK
import SwiftUI

@available(iOS 15.0, *)
public struct PrimerVaultedPaymentMethods: View {
  public typealias VaultedMethod = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod

  public init(
    header: @escaping (PrimerSelectionSession) -> AnyView
      = { AnyView(VaultedPaymentMethodsDefaults.header($0)) },
    item: @escaping (VaultedMethod, _ isSelected: Bool, _ onSelect: @escaping () -> Void) -> AnyView
      = { AnyView(VaultedPaymentMethodsDefaults.item($0, isSelected: $1, onSelect: $2)) },
    submitButton: @escaping (_ isLoading: Bool, _ isEnabled: Bool, _ onSubmit: @escaping () -> Void) -> AnyView
      = { AnyView(VaultedPaymentMethodsDefaults.submitButton(isLoading: $0, isEnabled: $1, onSubmit: $2)) }
  ) {}

  public var body: some View { VaultedPaymentMethodsDefaults.unavailable() }
}

@available(iOS 15.0, *)
public enum VaultedPaymentMethodsDefaults {
  public static func header(_ session: PrimerSelectionSession) -> some View { Button("Show all") { session.showAll() } }

  public static func item(
    _ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod,
    isSelected: Bool,
    onSelect: @escaping () -> Void
  ) -> some View { Text(method.paymentMethodType) }

  public static func submitButton(
    isLoading: Bool,
    isEnabled: Bool,
    onSubmit: @escaping () -> Void
  ) -> some View { ProgressView() }

  @MainActor
  @ViewBuilder
  public static func cvvInput(_ session: PrimerSelectionSession) -> some View {
    if session.state.requiresCvvInput { SecureField("CVV", text: .constant("")) }
  }

  public static func unavailable() -> some View { EmptyView() }
}

extension View {
  @available(iOS 15.0, *)
  public func primerCheckoutSession(_ clientToken: String, onCompletion: ((PrimerCheckoutState) -> Void)? = nil) -> some View { self }
}
