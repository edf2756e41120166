import PrimerSDK
import SwiftUI

/// Saved payment methods where no checkout session is given.
struct SavedScreen: View {
    var body: some View {
        VStack {
            Text("Above").accessibilityIdentifier("above")
            PrimerVaultedPaymentMethods()
            Text("Below").accessibilityIdentifier("below")
        }
    }
}
