// swift-format-ignore-file
// The second specification's samples stand here as it prints them.
import SwiftUI
import PrimerSDK

@available(iOS 15.0, *)
struct SavedMethodsView: View {
  var body: some View {
    PrimerVaultedPaymentMethods()
  }
}

@available(iOS 15.0, *)
struct CheckoutScreen: View {
  let clientToken: String

  var body: some View {
    ScrollView {
      PrimerVaultedPaymentMethods()
        .padding()
    }
    .primerCheckoutSession(clientToken) { result in
      // Handle the payment result
    }
  }
}

@available(iOS 15.0, *)
struct CustomVaultedMethods: View {
  var body: some View {
    PrimerVaultedPaymentMethods(
      header: { session in
        AnyView(
          HStack {
            Text("Pay faster with a saved card")
              .font(.headline)
            Spacer()
            // Keep a route to the SDK's saved-methods screen — it is where
            // the customer switches methods or deletes one.
            Button("Manage") { session.showAll() }
          }
        )
      },
      item: { method, isSelected, onSelect in
        AnyView(
          Button(action: onSelect) {
            HStack {
              Text(method.paymentMethodType)
              Spacer()
              if isSelected {
                Image(systemName: "checkmark.circle.fill")
              }
            }
            .padding()
          }
          .buttonStyle(.plain)
        )
      }
    )
  }
}

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
