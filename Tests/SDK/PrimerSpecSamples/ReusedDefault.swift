// swift-format-ignore-file
import PrimerSDK
import SwiftUI

/// The last sample of the spec is an expression; here it is a body.
@available(iOS 15.0, *)
struct ReusedDefault: View {
  var body: some View {
PrimerVaultedPaymentMethods(
  submitButton: { isLoading, isEnabled, onSubmit in
    AnyView(VaultedPaymentMethodsDefaults.submitButton(
      isLoading: isLoading,
      isEnabled: isEnabled,
      onSubmit: onSubmit
    ))
  }
)
  }
}
