import CoinmeVaultSDK
import Stranger
import SwiftUI

/// The merchant's screen: imports say SwiftUI, as on iOS.
struct CheckoutView: View {
    @State private var note = ""
    let badge = Badge("new")

    var body: some View {
        VStack {
            Text(badge.word)
            TextField("Note", text: $note)
        }
    }
}

struct VGSFieldView: UIViewRepresentable {
    let field: VGSTextField
    func makeUIView(context: Context) -> VGSTextField { field }
    func updateUIView(_ uiView: VGSTextField, context: Context) {}
}
