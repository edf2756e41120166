import CofferVault
import Testing

@Suite struct LimitTests {
    static let numbers = [
        "4242424242424242", "4111111111111111", "4012888888881881", "5555555555554444", "6011111111111117", "3530111333300000",
    ]

    @Test func `the fourth card is refused on the CAAS face, since three are verified`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for number in Self.numbers.prefix(3) {
                #expect(try !test.vault.limits(of: "cus_1", by: test.partner).maxReached)
                _ = try await test.vault.addCard(.test(number), by: test.partner)
            }
            let limits = try test.vault.limits(of: "cus_1", by: test.partner)
            #expect(limits == CardLimits(maxVerifiedReached: true, maxTotalReached: false))
            #expect(limits.maxReached)
            await #expect(throws: VaultError.maxNumberOfCardsReached) {
                try await test.vault.addCard(.test(Self.numbers[3]), by: test.partner)
            }
        }
    }

    @Test func `checkout takes five and refuses the sixth`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for number in Self.numbers.prefix(5) { _ = try await test.vault.addCard(.test(number, face: .checkout), by: test.partner) }
            #expect(try test.vault.limits(of: "cus_1", by: test.partner).maxTotalReached)
            await #expect(throws: VaultError.maxNumberOfCardsReached) {
                try await test.vault.addCard(.test(Self.numbers[5], face: .checkout), by: test.partner)
            }
        }
    }

    @Test func `deleting frees a place and the fingerprint`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var ids: [String] = []
            for number in Self.numbers.prefix(3) { ids.append(try await test.vault.addCard(.test(number), by: test.partner).card.id.text) }
            _ = try await test.vault.deleteCard(ids[0], of: "cus_1", by: test.partner)
            #expect(try !test.vault.limits(of: "cus_1", by: test.partner).maxReached)
            let again = try await test.vault.addCard(.test(Self.numbers[0]), by: test.partner)
            #expect(again.effect == .added)
            #expect(again.card.id.text != ids[0])
        }
    }

    @Test func `deleted cards count when the setting says so`() async throws {
        var settings = VaultSettings()
        settings.countsDeletedCards = true
        settings.savedCardsMax = 2
        try await TestVault.with(settings: settings) { (test: TestVault) async throws in
            for number in Self.numbers.prefix(2) {
                let id = try await test.vault.addCard(.test(number), by: test.partner).card.id.text
                _ = try await test.vault.deleteCard(id, of: "cus_1", by: test.partner)
            }
            await #expect(throws: VaultError.maxNumberOfCardsReached) {
                try await test.vault.addCard(.test(Self.numbers[2]), by: test.partner)
            }
        }
    }

    @Test func `of many cards at once the limit lets through three`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let added = await withTaskGroup(of: Bool.self) { group in
                for number in Self.numbers { group.addTask { (try? await test.vault.addCard(.test(number), by: test.partner)) != nil } }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(added == 3)
        }
    }

    @Test func `limits are per account`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for number in Self.numbers.prefix(3) { _ = try await test.vault.addCard(.test(number, account: "a"), by: test.partner) }
            #expect(try await test.vault.addCard(.test(Self.numbers[3], account: "b"), by: test.partner).effect == .added)
        }
    }
}
