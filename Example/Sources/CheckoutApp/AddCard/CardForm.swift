import CoinmeVaultSDK
import SwiftUI

/// A vault and its four fields, for as long as the form is on the screen.
///
/// What is typed stays in the fields: the app sees whether they are valid, the brand, and the last four digits.
@MainActor
final class CardForm: ObservableObject {
    /// How far the card is.
    enum Step: Equatable {
        /// It is being typed.
        case typing
        /// It is on its way.
        case sending
        /// It was not saved.
        case refused(Refusal)
        /// It is saved; the text names it.
        case saved(String)
    }

    /// What the vault tells of the form.
    @Published private(set) var state: VaultFormState
    /// How far the card is.
    @Published private(set) var step = Step.typing
    /// Fields that were left at least once: from then on what is wrong with them is said.
    @Published private var visited: Set<String> = []

    /// Takes the card.
    let vault: CoinmeVault

    private let server: ShopServer
    private let fields: [CardField: VGSTextField]
    private let sessionId = "session-\(UUID().uuidString)"

    /// - Throws: `CoinmeVaultError.invalidConfiguration`.
    init(shop: Shop) throws {
        server = shop.server
        vault = try CoinmeVault.create(
            environment: .sandbox,
            config: RuntimeVaultConfig(sandbox: EnvironmentOverride(ingress: shop.vault, path: "/caas/v2/paymentmethods")))
        let number = CoinmeFields.cardNumber(collector: vault.collector)
        let expiry = CoinmeFields.expiry(collector: vault.collector)
        let code = CoinmeFields.cvc(collector: vault.collector)
        let holder = CoinmeFields.cardHolder(collector: vault.collector)
        vault.bind(number, expiry, code, holder)
        fields = [.number: number, .expiry: expiry, .code: code, .holder: holder]
        state = vault.formState
        code.isSecureTextEntry = true
        for (field, view) in fields {
            view.borderWidth = 0
            view.font = UIFont.preferredFont(forTextStyle: .body)
            view.placeholder = field.placeholder
            view.textFieldAccessibilityLabel = field.label
        }
        vault.onFormStateChange = { [weak self] in self?.formChanged($0) }
    }

    /// The view of a field.
    func view(_ field: CardField) -> VGSTextField? { fields[field] }

    /// What may be known of a field.
    func state(of field: CardField) -> VaultFieldState? { state.fields[field.name] }

    /// What is wrong with a field, and what to do about it.
    func problem(with field: CardField) -> String? {
        if case .refused(let refusal) = step, refusal.field == field { return refusal.sentence }
        guard visited.contains(field.name), let state = state(of: field), !state.isValid else { return nil }
        return state.isEmpty ? field.whenEmpty : field.whenInvalid
    }

    /// Whether the button can be pressed.
    var canSubmit: Bool { state.isValid && step != .sending }

    /// Sends the card to the vault.
    func submit() async {
        guard step != .sending else { return }
        step = .sending
        let number = state(of: .number)
        do {
            // It lasts ten minutes, so it is asked for when it is needed.
            let permission = try await server.permission()
            try await vault.submitPaymentMethod(
                PaymentMethodInput(
                    accountId: permission.accountId, providerId: "example-provider", webSessionId: sessionId,
                    paymentProcessAssociation: .buy),
                headers: ["Authorization": "Bearer \(permission.token)"])
            step = .saved("\(number?.cardBrand ?? "Card") ending in \(number?.last4 ?? "the same digits")")
            clear()
        } catch {
            step = .refused(Refusal(error))
        }
        sayProblems()
    }

    /// Another card.
    func startOver() { (step, visited) = (.typing, []) }

    /// Lets go of the fields. The form is of no use afterwards.
    func dispose() { vault.dispose() }

    private func clear() {
        for field in fields.values { field.cleanText() }
        visited = []
    }

    private func formChanged(_ new: VaultFormState) {
        for (name, old) in state.fields where old.isFocused && new.fields[name]?.isFocused == false { visited.insert(name) }
        state = new
        sayProblems()
    }

    /// Ties what is wrong with a field to the field, for those who cannot see what stands below it.
    private func sayProblems() {
        for (field, view) in fields { view.textFieldAccessibilityHint = problem(with: field) }
    }
}
