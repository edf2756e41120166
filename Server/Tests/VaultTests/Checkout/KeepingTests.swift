import CofferCrypto
import CofferVault
import Testing

@Suite struct KeepingTests {
    private static func typed(_ test: TestVault, _ number: String = "5555555555554444", customer: String? = "cus_1") async throws
        -> SingleUseToken
    {
        let app = try await test.app(customer: customer).caller
        guard case .payableOnce(let token, _) = try await test.vault.tokenise(.test(number, name: "Ada"), by: app) else {
            throw VaultError.damagedRecord
        }
        return token
    }

    @Test func `a merchant keeps a typed card for a customer once`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await Self.typed(test, customer: nil)
            let instrument = try await test.vault.keepInstrument(token: token.text, customer: "cus_9", by: test.merchant())
            #expect(instrument.card.last4 == "4444")
            #expect(instrument.card.person.holderName == "Ada")
            #expect(instrument.isVerified)
            #expect(test.processor.calls == 1)
            #expect(try test.vault.instruments(of: "cus_9", by: test.merchant()).map(\.card.id) == [instrument.card.id])
            await #expect(throws: VaultError.instrumentTokenInvalid) {
                try await test.vault.keepInstrument(token: token.text, customer: "cus_9", by: test.merchant())
            }
            await #expect(throws: VaultError.instrumentTokenInvalid) {
                try await test.vault.keepInstrument(token: token.text, customer: "cus_8", by: test.merchant())
            }
            #expect(try test.vault.instruments(of: "cus_8", by: test.merchant()).isEmpty)
            #expect(test.processor.calls == 1, "a used token has no card judged")
        }
    }

    @Test func `of many that keep one token at once exactly one does`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await Self.typed(test).text
            let kept = await withTaskGroup(of: Result<Instrument, VaultError>.self) { group in
                for number in 0..<32 {
                    group.addTask {
                        do throws(VaultError) {
                            let customer = "cus_\(number)"
                            return .success(try await test.vault.keepInstrument(token: token, customer: customer, by: test.merchant()))
                        } catch { return .failure(error) }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(kept.count { if case .success = $0 { true } else { false } } == 1)
            #expect(kept.count { if case .failure(.instrumentTokenInvalid) = $0 { true } else { false } } == 31)
            #expect(try count(test.folder, "card") == 1)
        }
    }

    @Test func `a card that is kept already gives the existing instrument, to its own customer only`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved(), app = try await test.app().caller
            let exchanged = try test.vault.exchange(card.id.text, securityCode: nil, by: app).token.text
            for token in [card.token.text, exchanged, exchanged] {
                for verify in [false, true] {
                    let kept = try await test.vault.keepInstrument(token: token, customer: "cus_1", verify: verify, by: test.merchant())
                    #expect(kept.card.id == card.id)
                }
                await #expect(throws: VaultError.instrumentTokenInvalid) {
                    try await test.vault.keepInstrument(token: token, customer: "cus_2", by: test.merchant())
                }
            }
            // A typed number that the customer has already is that instrument, too (D12).
            let typed = try await Self.typed(test, "4242424242424242").text
            #expect(try await test.vault.keepInstrument(token: typed, customer: "cus_1", by: test.merchant()).card.id == card.id)
            #expect(try test.vault.instruments(by: app).count == 1)
        }
    }

    @Test(arguments: [true, false]) func `a card that the processor refuses is not kept, and its token stays good`(_ verify: Bool)
        async throws
    {
        try await TestVault.with(processor: ScriptedProcessor(.refused(.declined))) { (test: TestVault) async throws in
            let (session, app) = try await test.app()
            guard case .payableOnce(let token, _) = try await test.vault.tokenise(.test(), by: app) else { throw VaultError.damagedRecord }
            await #expect(throws: VaultError.cardDeclined) {
                try await test.vault.keepInstrument(token: token.text, customer: "cus_1", verify: verify, by: test.merchant())
            }
            #expect(try test.vault.instruments(by: app).isEmpty)
            _ = try test.vault.openPaymentToken(token.text, tenant: test.credentials.tenant, session: session)
            await #expect(throws: VaultError.cardDeclined) { try await test.vault.tokenise(.test(purpose: .keep), by: app) }
        }
    }

    @Test(
        arguments: [
            ("", .invalidRequest(field: .accountId)), ("a b", .invalidRequest(field: .accountId)),
            ("4242424242424242", .invalidRequest(field: .accountId)), ("unknown-account", .unknownAccount),
        ] as [(String, VaultError)])
    func `a card is kept for good customers only`(_ customer: String, _ error: VaultError) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await Self.typed(test).text
            await #expect(throws: error) {
                try await test.vault.keepInstrument(token: token, customer: customer, by: test.merchant())
            }
        }
    }
}
