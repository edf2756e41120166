import CofferVault
import Testing

@Suite struct IdempotencyTests {
    @Test func `the same request again gives the first answer, marked, without asking the processor`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let first = try await test.vault.addCard(.test(key: "k"), by: test.partner)
            let events = try test.vault.verifyAudit()
            let again = try await test.vault.addCard(.test(key: "k"), by: test.partner)
            #expect(!first.isReplay)
            #expect(again.isReplay)
            #expect(again.card.id == first.card.id)
            #expect(again.effect == .added)
            #expect(test.processor.calls == 1)
            #expect(try test.vault.verifyAudit() == events)
        }
    }

    @Test func `the security code is not part of what is remembered`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(code: "123", key: "k"), by: test.partner)
            #expect(try await test.vault.addCard(.test(code: "321", key: "k"), by: test.partner).isReplay)
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, request: AddCard
        init(_ name: String, _ request: AddCard) {
            testDescription = name
            self.request = request
        }
    }

    static let others: [Row] = {
        var provider = AddCard.test(key: "k"), session = AddCard.test(key: "k"), direction = AddCard.test(key: "k")
        provider.providerId = "p"
        session.webSessionId = "s"
        direction.direction = .sell
        return [
            Row("another number", .test("4111111111111111", key: "k")), Row("another month", .test(month: "11", key: "k")),
            Row("another year", .test(year: "2031", key: "k")), Row("another face", .test(key: "k", face: .checkout)),
            Row("a holder", .test(person: CardPerson(holderName: "Ada"), key: "k")),
            Row("an empty address", .test(person: CardPerson(billingAddress: BillingAddress()), key: "k")),
            Row("a provider", provider), Row("a session", session), Row("a direction", direction),
        ]
    }()

    @Test(arguments: others) func `the key with another request is refused`(_ row: Row) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(key: "k"), by: test.partner)
            await #expect(throws: VaultError.idempotencyKeyReused) { try await test.vault.addCard(row.request, by: test.partner) }
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).count == 1)
        }
    }

    @Test func `a key means nothing to another account or tenant`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(account: "a", key: "k"), by: test.partner)
            let other = try await test.vault.addCard(.test("4111111111111111", account: "b", key: "k"), by: test.partner)
            #expect(!other.isReplay)
            let tenant = try await test.vault.createTenant(name: "Other")
            let stranger = Caller(tenant: tenant.tenant, scopes: .addCards, account: nil, actor: "test")
            #expect(try await !test.vault.addCard(.test(account: "a", key: "k"), by: stranger).isReplay)
        }
    }

    @Test func `a key is forgotten after a day`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(key: "k"), by: test.partner)
            test.clock.milliseconds += Limits.idempotencyMilliseconds - 1
            #expect(try await test.vault.addCard(.test(key: "k"), by: test.partner).isReplay)
            test.clock.milliseconds += 1
            let next = try await test.vault.addCard(.test("4111111111111111", key: "k"), by: test.partner)
            #expect(!next.isReplay)
            #expect(try await test.vault.addCard(.test("4111111111111111", key: "k"), by: test.partner).isReplay)
        }
    }

    @Test func `an update and an existing card are replayed as what they were`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(), by: test.partner)
            #expect(try await test.vault.addCard(.test(year: "2031", key: "u"), by: test.partner).effect == .expiryUpdated)
            let update = try await test.vault.addCard(.test(year: "2031", key: "u"), by: test.partner)
            #expect(update.isReplay && update.effect == .expiryUpdated)
            #expect(try await test.vault.addCard(.test(year: "2031", key: "e", face: .checkout), by: test.partner).effect == .existing)
            let existing = try await test.vault.addCard(.test(year: "2031", key: "e", face: .checkout), by: test.partner)
            #expect(existing.isReplay && existing.effect == .existing)
        }
    }

    @Test func `a refused request leaves its key free`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            _ = try await test.vault.addCard(.test(account: "a"), by: test.partner)
            await #expect(throws: VaultError.cardInUseByAnotherUser) {
                try await test.vault.addCard(.test(account: "b", key: "k"), by: test.partner)
            }
            #expect(try await !test.vault.addCard(.test("4111111111111111", account: "b", key: "k"), by: test.partner).isReplay)
        }
    }

    @Test func `a twin in flight is refused, another request too, and the key is free afterwards`() async throws {
        let processor = ScriptedProcessor(holdsBack: true)
        try await TestVault.with(processor: processor) { (test: TestVault) async throws in
            async let first = test.vault.addCard(.test(key: "k"), by: test.partner)
            await processor.waitForCalls(1)
            await #expect(throws: VaultError.idempotencyKeyInFlight) { try await test.vault.addCard(.test(key: "k"), by: test.partner) }
            await #expect(throws: VaultError.idempotencyKeyReused) {
                try await test.vault.addCard(.test(year: "2031", key: "k"), by: test.partner)
            }
            processor.release()
            #expect(try await !first.isReplay)
            #expect(try await test.vault.addCard(.test(key: "k"), by: test.partner).isReplay)
        }
    }

    @Test func `of a hundred twins each is the first, a replay, or told to wait`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let outcomes = await withTaskGroup(of: String.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        do throws(VaultError) {
                            return try await test.vault.addCard(.test(key: "k"), by: test.partner).isReplay ? "replay" : "first"
                        } catch { return error.code }
                    }
                }
                return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }
            #expect(outcomes["first"] == 1)
            #expect(outcomes.keys.allSatisfy { ["first", "replay", "vault.idempotency-key-in-flight"].contains($0) })
            #expect(test.processor.calls == 1)
        }
    }
}
