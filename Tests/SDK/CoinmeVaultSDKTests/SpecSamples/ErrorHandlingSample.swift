import CoinmeVaultSDK

/// The specification's error handling, letter for letter, over a submit that throws what a test wants.
final class ErrorHandlingSample {
    struct Vault {
        let body: () async throws -> Void
        func submit(_ options: VaultSubmitOptions) async throws { try await body() }
    }

    private(set) var shown: [String] = []

    private func showFieldError(_ name: String, _ reasons: [String]) { shown.append("field \(name) \(reasons.joined(separator: " "))") }
    private func showCardInUse() { shown.append("in use") }
    private func showTooManyCards() { shown.append("too many") }
    private func showGenericError() { shown.append("generic") }
    private func showServerError(_ status: Int) { shown.append("server \(status)") }

    // swift-format-ignore
    func run(_ body: @escaping () async throws -> Void) async throws {
        let vault = Vault(body: body)
        let options = VaultSubmitOptions()
do {
    try await vault.submit(options)
} catch let error as CoinmeVaultError {
    switch error {
    case .validation(let fields):
        fields.forEach { name, reasons in showFieldError(name, reasons) }
    case .caas:
        switch error.submitCardError {
        case .cardInUseByAnotherUser: showCardInUse()
        case .maxNumberOfCardsReached: showTooManyCards()
        default: showGenericError()
        }
    case .server(let status, _):
        showServerError(status)
    default:
        showGenericError()
    }
}
    }
}
