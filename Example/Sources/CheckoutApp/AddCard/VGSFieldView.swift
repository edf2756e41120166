// swift-format-ignore-file
// As the first specification prints it.
import CoinmeVaultSDK
import SwiftUI

struct VGSFieldView: UIViewRepresentable {
    let field: VGSTextField
    func makeUIView(context: Context) -> VGSTextField { field }
    func updateUIView(_ uiView: VGSTextField, context: Context) {}
}
