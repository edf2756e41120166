import CofferCrypto
import CofferVault
import CofferWire
import Testing

@Suite struct PaymentTokenTests {
    /// A customer with one card, its session, and a token of each kind.
    private struct Stage {
        let test: TestVault, card: StoredCard, session: ClientSession, app: CheckoutCaller, exchanged: SingleUseToken, typed: SingleUseToken

        var singleUse: [SingleUseToken] { [exchanged, typed] }

        init(_ test: TestVault) async throws {
            self.test = test
            card = try await test.saved()
            (session, app) = try await test.app()
            exchanged = try test.vault.exchange(card.id.text, securityCode: SecretBytes("123"), by: app).token
            guard case .payableOnce(let typed, _) = try await test.vault.tokenise(.test("5555555555554444", name: "Ada"), by: app) else {
                throw VaultError.damagedRecord
            }
            self.typed = typed
        }

        func open(_ text: String, session: ClientSession?, tenant: TenantID? = nil) throws -> PayableCard {
            try test.vault.openPaymentToken(text, tenant: tenant ?? test.credentials.tenant, session: session)
        }
    }

    @Test func `a single-use token opens for its session and for its merchant`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            for token in stage.singleUse {
                for session in [stage.session, nil] {
                    let payable = try stage.open(token.text, session: session)
                    #expect(payable.redemption == token.redemption)
                    #expect(payable.securityCode == SecretBytes("123"))
                }
            }
            guard case .fresh(let card) = try stage.open(stage.typed.text, session: stage.session).source else {
                throw VaultError.damagedRecord
            }
            #expect(card.number == SecretBytes("5555555555554444"))
            #expect((card.masked.month, card.masked.year) == (12, 2030))
            #expect(card.masked.brand == .mastercard)
            #expect((card.masked.bin, card.masked.last4) == ("555555", "4444"))
            #expect(card.masked.holderName == "Ada")
        }
    }

    @Test func `a merchant's own token pays again and again, and for no app`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            for _ in 0..<3 {
                let payable = try stage.open(stage.card.token.text, session: nil)
                #expect(payable.redemption == nil)
                #expect(payable.securityCode == nil)
            }
            for (token, session) in [
                (stage.card.token.text, stage.session), (stage.card.id.text, nil), (stage.card.id.text, stage.session),
            ] {
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token, session: session) }
            }
        }
    }

    @Test func `every bit of a token counts`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            for token in stage.singleUse {
                let bytes = try #require(Base64URL.decode(token.text.utf8))
                for bit in 0..<bytes.count * 8 {
                    var changed = bytes
                    changed[bit / 8] ^= 1 << (bit % 8)
                    let text = Base64URL.encode(changed)
                    #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(text, session: stage.session) }
                    #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(text, session: nil) }
                }
            }
        }
    }

    @Test func `no cut, extended or foreign text is a token`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            for token in stage.singleUse {
                for count in 0..<token.text.utf8.count {
                    #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(String(token.text.prefix(count)), session: nil) }
                }
                for text in [token.text + "A", " " + token.text, token.text + "=", token.text + token.text] {
                    #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(text, session: nil) }
                }
            }
            for text in [
                stage.session.accessToken, test.credentials.secretKey, try test.partnerBearer().token, String(repeating: "A", count: 200),
                String(repeating: "A", count: 5_000), "é", "4242424242424242",
            ] {
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(text, session: nil) }
            }
        }
    }

    @Test func `after ten minutes a token is as good as none`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            test.clock.milliseconds = stage.exchanged.expiresAt - 1
            for token in stage.singleUse { _ = try stage.open(token.text, session: stage.session) }
            test.clock.milliseconds += 1
            for token in stage.singleUse {
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token.text, session: stage.session) }
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token.text, session: nil) }
                await #expect(throws: VaultError.instrumentTokenInvalid) {
                    try await test.vault.keepInstrument(token: token.text, customer: "cus_1", by: test.merchant())
                }
            }
        }
    }

    @Test func `a token of one session, tenant or vault is none in another`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            let twin = try await test.app().session
            let other = try await test.vault.createTenant(name: "Other").tenant
            let foreign = try await test.app(tenant: other).session
            for token in stage.singleUse {
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token.text, session: twin) }
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token.text, session: nil, tenant: other) }
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token.text, session: foreign, tenant: other) }
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(token.text, session: stage.session, tenant: other) }
            }
            #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(stage.card.token.text, session: nil, tenant: other) }
            try await TestVault.with { (elsewhere: TestVault) async throws in
                for token in stage.singleUse {
                    #expect(throws: VaultError.instrumentTokenInvalid) {
                        try elsewhere.vault.openPaymentToken(token.text, tenant: elsewhere.credentials.tenant, session: nil)
                    }
                }
            }
        }
    }

    @Test func `a token whose session got another customer does not pay with the first one's card`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            for (json, isGood) in [
                (#"{"customerId":"cus_2"}"#, false), (#"{"customerId":null}"#, false), (#"{"customerId":"cus_1"}"#, true),
            ] {
                let session = try await test.vault.changeClientSession(
                    accessToken: stage.session.accessToken, patch: try JSONDocument(text: json).root, by: test.merchant())
                if isGood {
                    _ = try stage.open(stage.exchanged.text, session: session)
                } else {
                    #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(stage.exchanged.text, session: session) }
                }
            }
        }
    }

    @Test func `a deleted card's tokens pay nothing`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let stage = try await Stage(test)
            _ = try await test.vault.deleteInstrument(stage.card.id.text, by: stage.app)
            for text in [stage.exchanged.text, stage.card.token.text] {
                #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(text, session: nil) }
            }
            #expect(throws: VaultError.instrumentTokenInvalid) { try stage.open(stage.exchanged.text, session: stage.session) }
        }
    }

    @Test func `of many at once exactly one uses a token up, and it stays so after a restart`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let token = try await Stage(first).exchanged
        let tenant = first.credentials.tenant, now = first.clock.milliseconds
        let wins = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask { try await first.store.write { try $0.redeem(token.redemption, tenant: tenant, at: now) } }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(wins == 1)
        await first.vault.close()
        let second = try await TestVault.open(folder.path)
        // Half a day later the token is expired; a clock that was put back by that much finds it used all the same.
        second.clock.milliseconds = now + 43_200_000
        let another = try await Stage(second).exchanged, later = second.clock.milliseconds
        #expect(try await second.store.write { try $0.redeem(another.redemption, tenant: tenant, at: later) })
        #expect(try await second.store.write { try !$0.redeem(token.redemption, tenant: tenant, at: now) })
        await second.vault.close()
    }

    @Test func `a use that failed afterwards is none`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await Stage(test).exchanged
            let tenant = test.credentials.tenant, now = test.clock.milliseconds
            await #expect(throws: VaultError.paymentNotFound) {
                try await test.store.write { transaction in
                    guard try transaction.redeem(token.redemption, tenant: tenant, at: now) else { throw VaultError.damagedRecord }
                    throw VaultError.paymentNotFound
                }
            }
            #expect(try await test.store.write { try $0.redeem(token.redemption, tenant: tenant, at: now) })
        }
    }

    @Test func `a token's length tells neither the code's length nor the number's`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let visa = try await test.saved(), amex = try await test.saved("378282246310005"), app = try await test.app().caller
            let lengths = [
                try test.vault.exchange(visa.id.text, securityCode: nil, by: app),
                try test.vault.exchange(
                    visa.id.text, securityCode: SecretBytes("123"), by: app),
                try test.vault.exchange(amex.id.text, securityCode: SecretBytes("1234"), by: app),
            ].map(\.token.text.utf8.count)
            #expect(Set(lengths).count == 1)
            var typed: Set<Int> = []
            for request in [TokeniseCard.test(), .test("378282246310005", code: "1234")] {
                guard case .payableOnce(let token, _) = try await test.vault.tokenise(request, by: app) else { continue }
                typed.insert(token.text.utf8.count)
            }
            #expect(typed.count == 1)
        }
    }
}
