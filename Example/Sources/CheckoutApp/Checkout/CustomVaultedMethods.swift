// swift-format-ignore-file
// As the second specification prints it.
import SwiftUI
import PrimerSDK

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
