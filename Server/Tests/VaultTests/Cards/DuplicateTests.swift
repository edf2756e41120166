import CofferVault
import Testing

@Suite struct DuplicateTests {
    @Test func `the same card again is refused on the CAAS face and given back at checkout`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let first = try await test.vault.addCard(.test(), by: test.partner).card
            await #expect(throws: VaultError.cardAlreadyAdded) { try await test.vault.addCard(.test(), by: test.partner) }
            let again = try await test.vault.addCard(.test(face: .checkout), by: test.partner)
            #expect(again.effect == .existing)
            #expect(again.card.id == first.id)
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).count == 1)
        }
    }

    @Test func `a new expiry updates the card and says so`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let person = CardPerson(holderName: "Ada Lovelace")
            let first = try await test.vault.addCard(.test(person: person), by: test.partner).card
            test.clock.milliseconds += 1_000
            let update = try await test.vault.addCard(.test(month: "01", year: "2033"), by: test.partner)
            #expect(update.effect == .expiryUpdated)
            #expect(update.card.id == first.id)
            let card = try test.vault.card(first.id.text, of: "cus_1", by: test.partner)
            #expect((card.month, card.year) == (1, 2033))
            #expect(card.person == person)
            #expect(card.createdAt == first.createdAt)
            #expect(card.verifiedAt == test.clock.milliseconds)
            let actions = try test.store.auditEvents(after: 0, limit: 100).map(\.event.action)
            #expect(actions.suffix(2) == [.cardAdded, .cardExpiryUpdated])
        }
    }

    @Test func `a new expiry is accepted when the limit is reached`() async throws {
        var settings = VaultSettings()
        settings.savedCardsMax = 1
        try await TestVault.with(settings: settings) { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(), by: test.partner)
            #expect(try await test.vault.addCard(.test(year: "2031"), by: test.partner).effect == .expiryUpdated)
        }
    }

    @Test func `another account's card is refused on the CAAS face only`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(account: "a"), by: test.partner)
            await #expect(throws: VaultError.cardInUseByAnotherUser) {
                try await test.vault.addCard(.test(account: "b"), by: test.partner)
            }
            #expect(try await test.vault.addCard(.test(account: "b", face: .checkout), by: test.partner).effect == .added)
            await #expect(throws: VaultError.cardAlreadyAdded) { try await test.vault.addCard(.test(account: "b"), by: test.partner) }
        }
    }

    @Test func `another tenant's card is nobody's`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(), by: test.partner)
            let other = try await test.vault.createTenant(name: "Other")
            let caller = Caller(tenant: other.tenant, scopes: [.addCards, .readCards], account: nil, actor: "test")
            let added = try await test.vault.addCard(.test(), by: caller)
            #expect(added.effect == .added)
            let rows = try [test.credentials.tenant, other.tenant].map { tenant in
                let id = try #require(try test.store.cards(tenant: tenant, account: added.card.account).first).id
                return try #require(try test.store.card(id, tenant: tenant, account: added.card.account)?.fingerprint)
            }
            #expect(rows[0] != rows[1])
        }
    }

    @Test func `refusals come in their order`() async throws {
        var settings = VaultSettings()
        settings.savedCardsMax = 1
        try await TestVault.with(settings: settings) { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(account: "a"), by: test.partner)
            _ = try await test.vault.addCard(.test("5555555555554444", account: "b"), by: test.partner)
            // Known to the account and over its limit; known elsewhere and over the limit; only over the limit.
            for (number, error) in [
                ("5555555555554444", VaultError.cardAlreadyAdded), ("4242424242424242", .cardInUseByAnotherUser),
                ("4111111111111111", .maxNumberOfCardsReached),
            ] {
                await #expect(throws: error) { try await test.vault.addCard(.test(number, account: "b"), by: test.partner) }
            }
            // Malformed and expired: form first. Expired and known: expiry first.
            await #expect(throws: VaultError.invalidSecurityCode) {
                try await test.vault.addCard(.test(account: "b", year: "2025", code: "1"), by: test.partner)
            }
            await #expect(throws: VaultError.expiredCard) {
                try await test.vault.addCard(.test("5555555555554444", account: "b", year: "2025"), by: test.partner)
            }
        }
    }

    @Test func `of a hundred at once exactly one is added`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let results = await withTaskGroup(of: Result<AddedCard, VaultError>.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        do throws(VaultError) { return .success(try await test.vault.addCard(.test(), by: test.partner)) } catch {
                            return .failure(error)
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            let added = results.filter { if case .success = $0 { true } else { false } }
            let refused = results.filter { if case .failure(.cardAlreadyAdded) = $0 { true } else { false } }
            #expect(added.count == 1)
            #expect(refused.count == 99)
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).count == 1)
        }
    }

    @Test func `of a hundred accounts at once exactly one gets the card`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let added = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<100 {
                    group.addTask { (try? await test.vault.addCard(.test(account: "cus_\(number)"), by: test.partner)) != nil }
                }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(added == 1)
        }
    }

    @Test func `of many new expiries at once all are answered and the card stays whole`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.vault.addCard(.test(), by: test.partner).card.id
            await withTaskGroup(of: Void.self) { group in
                for year in 2031..<2051 {
                    group.addTask { _ = try? await test.vault.addCard(.test(year: "\(year)"), by: test.partner) }
                }
            }
            let card = try test.vault.card(id.text, of: "cus_1", by: test.partner)
            #expect((2031..<2051).contains(card.year))
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).count == 1)
        }
    }
}
