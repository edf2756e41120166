import CofferFoundation
import CoinmeVaultSDK
import Testing

/// The first spec's samples against a real vault.
@MainActor @Suite(.vaultForEach) struct SpecSamplesTests {
    @Test func `the quick start vaults a card`() async throws {
        let sandbox = try VaultTrait.sandbox
        let stage = SpecStage(sandbox, token: try sandbox.addToken(customerId: "abc"))
        let screen = SpecStage.Screen()
        try await SpecSamples(stage: stage, screen: screen).quickStart()
        #expect(screen.lines.count == 1)
        let line = try #require(screen.lines.first)
        #expect(line.hasPrefix("status=200 body={\"data\":{\"customerId\":\"abc\","))
        #expect(line.contains("424242******4242") && !line.contains("987"))
        #expect(stage.vault?.collector.textFields.isEmpty == true)
        #expect(try await PartnerBackend(sandbox).maskedNumbers(of: "abc") == ["424242******4242"])
    }

    @Test func `the payment method sample vaults a card`() async throws {
        let sandbox = try VaultTrait.sandbox
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(TypedCard())
        let samples = SpecSamples(stage: SpecStage(sandbox, token: ""), screen: SpecStage.Screen())
        let result = try await samples.paymentMethod(form.vault, token: try sandbox.addToken(customerId: "abc"))
        #expect(result.status == 200)
        let stored = try #require(try await PartnerBackend(sandbox).paymentMethods(of: "abc").first)
        #expect(stored["providerId"] as? String == "prov-1")
        let address = try #require(stored["billingAddress"] as? [String: String])
        #expect(address["firstName"] == "Jane" && address["lastName"] == "Doe" && address["state"] == "WA" && address["country"] == "US")
    }

    /// What the error switch shows after the app sent a card with a bearer.
    private func shown(_ card: TypedCard, token: String?) async throws -> [String] {
        let sandbox = try VaultTrait.sandbox
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        form.vault.collector.customHeaders = token.map { ["Authorization": "Bearer \($0)"] }
        let screen = SpecStage.Screen()
        let samples = SpecSamples(stage: SpecStage(sandbox, token: ""), screen: screen)
        try await samples.errorHandling(form.vault, VaultSubmitOptions(extraData: ["accountId": card.account]))
        return screen.lines.sorted()
    }

    @Test func `the error switch tells every kind of refusal apart`() async throws {
        let sandbox = try VaultTrait.sandbox
        let token = try sandbox.partnerToken()
        let cards = TypedCard.published
        for card in cards.prefix(3) { #expect(try await shown(card, token: token) == []) }
        #expect(try await shown(cards[0].of("account-2"), token: token) == ["card in use"])
        #expect(try await shown(cards[3], token: token) == ["too many cards"])
        #expect(try await shown(cards[0], token: token) == ["generic error"])
        #expect(try await shown(TypedCard(number: "4000000000000002").of("account-2"), token: token) == ["generic error"])
        #expect(try await shown(cards[3], token: nil) == ["server error 401"])
        #expect(try await shown(cards[3], token: "forged") == ["server error 401"])
        #expect(
            try await shown(TypedCard(number: "4242", code: ""), token: token) == ["card.cardNumber: invalid", "card.cvv: required"])
    }
}
