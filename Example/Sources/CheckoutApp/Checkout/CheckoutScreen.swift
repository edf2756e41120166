// swift-format-ignore-file
// As the second specification prints it; `onResult` says where the result goes.
import SwiftUI
import PrimerSDK

@available(iOS 15.0, *)
struct CheckoutScreen: View {
  let clientToken: String
  let onResult: (PrimerCheckoutState) -> Void

  var body: some View {
    ScrollView {
      PrimerVaultedPaymentMethods()
        .padding()
    }
    .primerCheckoutSession(clientToken) { result in
      // Handle the payment result
      onResult(result)
    }
  }
}
