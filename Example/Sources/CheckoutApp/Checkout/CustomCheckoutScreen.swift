import PrimerSDK
import SwiftUI

/// Screen 3: the checkout with the shop's own header and row.
struct CustomCheckoutScreen: View {
    let clientToken: String
    let onResult: (PrimerCheckoutState) -> Void

    var body: some View {
        ScrollView {
            CustomVaultedMethods()
                .padding()
        }
        .primerCheckoutSession(clientToken) { result in
            onResult(result)
        }
    }
}
