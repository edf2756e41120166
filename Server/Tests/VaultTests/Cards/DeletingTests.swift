import CofferVault
import Testing

@Suite struct DeletingTests {
    @Test func `a deleted card is answered once, then it is absent, and a tombstone without secrets stays`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.vault.addCard(.test(person: CardPerson(holderName: "Ada")), by: test.partner).card
            test.clock.milliseconds += 5
            let deleted = try await test.vault.deleteCard(card.id.text, of: "cus_1", by: test.partner)
            #expect(deleted.status == .deleted)
            #expect(deleted.deletedAt == test.clock.milliseconds)
            #expect(deleted.person.holderName == "Ada")
            #expect(throws: VaultError.cardNotFound) { try test.vault.card(card.id.text, of: "cus_1", by: test.partner) }
            await #expect(throws: VaultError.cardNotFound) {
                try await test.vault.deleteCard(card.id.text, of: "cus_1", by: test.partner)
            }
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).isEmpty)
            let row = try #require(try test.store.card(card.id, tenant: test.credentials.tenant, account: card.account))
            #expect(row.status == .deleted)
            #expect(row.sealedNumber == nil)
            #expect(row.sealedPerson == nil)
            #expect(row.fingerprint == nil)
            #expect(row.last4 == "4242")
        }
    }

    @Test(arguments: ["", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAB", "💳"])
    func `what is not a card's identifier is an absent card`(_ id: String) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            #expect(throws: VaultError.cardNotFound) { try test.vault.card(id, of: "cus_1", by: test.partner) }
            await #expect(throws: VaultError.cardNotFound) { try await test.vault.deleteCard(id, of: "cus_1", by: test.partner) }
        }
    }

    @Test func `another account's and another tenant's card is absent`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.vault.addCard(.test(account: "a"), by: test.partner).card.id.text
            let other = try await test.vault.createTenant(name: "Other")
            let stranger = Caller(tenant: other.tenant, scopes: [.readCards, .deleteCards], account: nil, actor: "test")
            for (caller, account) in [(test.partner, "b"), (stranger, "a")] {
                #expect(throws: VaultError.cardNotFound) { try test.vault.card(id, of: account, by: caller) }
                await #expect(throws: VaultError.cardNotFound) { try await test.vault.deleteCard(id, of: account, by: caller) }
            }
            #expect(try test.vault.cards(of: "a", by: stranger).isEmpty)
            #expect(try test.vault.card(id, of: "a", by: test.partner).status == .verified)
        }
    }

    @Test func `of many deletions at once one succeeds`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.vault.addCard(.test(), by: test.partner).card.id.text
            let done = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 { group.addTask { (try? await test.vault.deleteCard(id, of: "cus_1", by: test.partner)) != nil } }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(done == 1)
        }
    }

    @Test func `an unknown account is said to be unknown`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            #expect(throws: VaultError.unknownAccount) { try test.vault.cards(of: "unknown-account", by: test.partner) }
            #expect(throws: VaultError.unknownAccount) { try test.vault.limits(of: "unknown-account", by: test.partner) }
            await #expect(throws: VaultError.unknownAccount) {
                try await test.vault.deleteCard("x", of: "unknown-account", by: test.partner)
            }
        }
    }
}
