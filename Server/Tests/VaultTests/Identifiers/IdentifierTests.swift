import CofferVault
import Testing

@Suite struct IdentifierTests {
    @Test func `identifiers are different, opaque, and ordered by time`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var ids: [CardID] = []
            for number in ["4242424242424242", "5555555555554444", "6011111111111117"] {
                ids.append(try await test.vault.addCard(.test(number), by: test.partner).card.id)
                test.clock.milliseconds += 1
            }
            #expect(ids.map(\.raw) == ids.map(\.raw).sorted())
            #expect(Set(ids).count == 3)
            for id in ids {
                #expect(id.text.utf8.count == 30)
                #expect(CardID(id.text) == id)
            }
        }
    }

    @Test func `a card is found by its token, in its tenant only`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var cards: [StoredCard] = []
            for number in ["4242424242424242", "5555555555554444"] {
                cards.append(try await test.vault.addCard(.test(number), by: test.partner).card)
            }
            let tenant = test.credentials.tenant
            for card in cards {
                #expect(try test.store.card(token: card.token, tenant: tenant)?.id == card.id)
                #expect(try test.store.card(token: CardToken(card.id.raw), tenant: tenant) == nil)
                #expect(try test.store.card(token: card.token, tenant: TenantID(tenant.number + 1)) == nil)
            }
        }
    }

    @Test(arguments: ["", "a", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAB"])
    func `only the one text of an identifier is read`(_ text: String) {
        #expect(CardID(text) == nil)
        #expect(CardToken(text) == nil)
    }

    @Test(arguments: [
        ("a", true), ("cus_1", true), ("12345678901", true), ("a@b.example", true), ("~!#$%&'()*+,-./:;<=>?[]^_`{|}", true),
        ("", false), (" ", false), ("a b", false), ("a\"", false), ("a\\", false), ("é", false), ("a\u{7F}", false), ("a\n", false),
    ]) func `an account is visible ASCII without quote and backslash`(_ text: String, _ good: Bool) {
        #expect((AccountID(text) != nil) == good)
    }
}
