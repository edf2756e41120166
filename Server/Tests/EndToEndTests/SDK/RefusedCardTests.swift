import CoinmeVaultSDK
import Testing

/// What the vault refuses, as the app sees it through the SDK.
@MainActor @Suite(.oneVault) struct RefusedCardTests {
    private func submit(_ card: TypedCard) async throws -> CoinmeVaultError? {
        let form = try AppForm(ingress: try OneVault.sandbox.hostAndPort)
        defer { form.vault.dispose() }
        form.type(card)
        return await form.refusal(card, token: try await PartnerBackend(try OneVault.sandbox).addToken(for: card.account))
    }

    @Test func `a card of another account is in use by another user`() async throws {
        #expect(try await submit(TypedCard(number: "4111111111111111", account: "first-owner")) == nil)
        let error = try await submit(TypedCard(number: "4111111111111111", account: "second-owner"))
        #expect(error?.submitCardError == .cardInUseByAnotherUser)
        guard case .caas(let status, _) = error else {
            Issue.record("not the envelope's error")
            return
        }
        #expect(status == 200)
    }

    @Test func `one card too many reaches the limit`() async throws {
        for number in ["4012888888881881", "5555555555554444", "6011111111111117"] {
            #expect(try await submit(TypedCard(number: number, account: "collector")) == nil)
        }
        let error = try await submit(TypedCard(number: "5105105105105100", account: "collector"))
        #expect(error?.submitCardError == .maxNumberOfCardsReached)
        let stored = try await PartnerBackend(try OneVault.sandbox).paymentMethods(of: "collector")
        #expect(stored.count == 3)
    }
}
