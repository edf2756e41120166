// swift-format-ignore-file
// The first specification's sample of a field in SwiftUI stands here as it is printed.
import CoinmeVaultSDK
import SwiftUI

struct VGSFieldView: UIViewRepresentable {
    let field: VGSTextField
    func makeUIView(context: Context) -> VGSTextField { field }
    func updateUIView(_ uiView: VGSTextField, context: Context) {}
}

/// "Build the fields once (e.g. in your view model)": a merchant's model and screen around the sample.
@MainActor
final class CardModel: ObservableObject {
    @Published private(set) var canSubmit = false
    @Published private(set) var message: String?
    let vault: CoinmeVault
    let cardNumber: VGSTextField
    let expiry: VGSTextField

    init() throws {
        vault = try CoinmeVault.create(environment: .sandbox)
        cardNumber = CoinmeFields.cardNumber(collector: vault.collector)
        expiry = CoinmeFields.expiry(collector: vault.collector)
        vault.bind(cardNumber, expiry)
        vault.formStatePublisher.map(\.isValid).receive(on: RunLoop.main).assign(to: &$canSubmit)
    }

    func submit() async {
        do {
            let result = try await vault.submit()
            message = "\(result.status)"
        } catch {
            message = "failed"
        }
    }
}

struct CardScreen: View {
    @ObservedObject var model: CardModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VGSFieldView(field: model.cardNumber)
            VGSFieldView(field: model.expiry).frame(height: 44)
            Button("Add card") { Task { await model.submit() } }
                .disabled(!model.canSubmit)
            if let message = model.message { Text(message).foregroundColor(.secondary) }
        }
        .padding()
        .onDisappear { model.vault.dispose() }
    }
}
