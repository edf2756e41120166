import CofferVault
import Testing

@Suite struct AddingTests {
    @Test func `an added card is verified, masked and listed`() async throws {
        try await TestVault.with { test in
            let added = try await test.vault.addCard(.test(), by: test.partner)
            #expect(added.effect == .added)
            #expect(!added.isReplay)
            let card = try #require(try test.vault.cards(of: "cus_1", by: test.partner).first)
            #expect(card.id == added.card.id)
            #expect(card.maskedNumber == "424242******4242")
            #expect(card.status == .verified)
            #expect(card.brand == .visa)
            #expect(card.createdAt == test.clock.milliseconds)
            #expect(try test.vault.card(card.id.text, of: "cus_1", by: test.partner).last4 == "4242")
        }
    }
}
