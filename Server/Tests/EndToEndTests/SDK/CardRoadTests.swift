import CofferFoundation
import Testing

/// The whole road of a card, from a key to the vault and back.
@MainActor @Suite(.oneVault) struct CardRoadTests {
    @Test func `a typed card is vaulted and listed`() async throws {
        let sandbox = try OneVault.sandbox
        let backend = PartnerBackend(sandbox)
        let card = TypedCard(account: "road-1")
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let result = try await form.submit(card, token: try await backend.addToken(for: card.account))
        #expect(result.status == 200)
        let listed = try await backend.paymentMethods(of: card.account)
        #expect(listed.count == 1)
        #expect((listed.first?["card"] as? [String: String])?["cardNumber"] == "424242******4242")
    }
}
