import Combine
import CoinmeVaultSDK
import SwiftUI
import VGSCollectSDK

/// As the first specification prints it.
private struct VGSFieldView: UIViewRepresentable {
    let field: VGSTextField
    func makeUIView(context: Context) -> VGSTextField { field }
    func updateUIView(_ uiView: VGSTextField, context: Context) {}
}

/// The fields of a card, and what may be known of them.
@MainActor
private final class CardModel: ObservableObject {
    @Published private(set) var words: [String: String] = [:]
    let number: VGSTextField
    let expiry: VGSTextField
    let code: VGSTextField
    private let vault: CoinmeVault

    init() throws {
        vault = try CoinmeVault.create(environment: .sandbox)
        number = CoinmeFields.cardNumber(collector: vault.collector)
        expiry = CoinmeFields.expiry(collector: vault.collector)
        code = CoinmeFields.cvc(collector: vault.collector)
        number.textFieldAccessibilityLabel = "Card number"
        expiry.textFieldAccessibilityLabel = "Expiry"
        code.textFieldAccessibilityLabel = "Security code"
        code.isSecureTextEntry = true
        vault.bind(number, expiry, code)
        vault.onFormStateChange = { [weak self] state in
            self?.words = state.fields.mapValues { field in
                "\(field.contentLength) \(field.isValid ? "valid" : "not valid") \(field.cardBrand ?? "") \(field.last4 ?? "")"
            }
        }
    }
}

/// A card typed into fields that format what is typed.
struct CardScreen: View {
    @StateObject private var owner = Owner()

    private final class Owner: ObservableObject {
        @MainActor lazy var model = try? CardModel()
    }

    var body: some View {
        if let model = owner.model { Fields(model: model) } else { Text("No vault") }
    }

    private struct Fields: View {
        @ObservedObject var model: CardModel

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("Card").font(.title2).accessibilityAddTraits(.isHeader)
                row(model.number, VaultFieldNames.cardNumber, "number")
                row(model.expiry, VaultFieldNames.expiry, "expiry")
                row(model.code, VaultFieldNames.cvc, "code")
            }
            .padding()
        }

        private func row(_ field: VGSTextField, _ name: String, _ id: String) -> some View {
            VStack(alignment: .leading) {
                VGSFieldView(field: field).accessibilityIdentifier(id)
                Text(model.words[name] ?? "nothing").accessibilityIdentifier("\(id)_state")
            }
        }
    }
}
