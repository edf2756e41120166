import CofferCrypto
import CofferVault
import CofferWire
import Testing

@Suite struct InstrumentTests {
    @Test func `a card that was added on the CAAS face is an instrument at checkout`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved(name: "Ada Lovelace")
            let app = try await test.app().caller
            let instrument = try #require(try test.vault.instruments(by: app).first)
            #expect(instrument.card.id == card.id)
            #expect(instrument.card.token == card.token)
            #expect(instrument.card.person.holderName == "Ada Lovelace")
            #expect(instrument.card.last4 == "4242")
            #expect(instrument.isVerified)
            #expect(!instrument.isDefault)
            #expect(try test.vault.instruments(of: "cus_1", by: test.merchant()).map(\.card.id) == [card.id])
        }
    }

    @Test func `the default comes first, then the newest, and the order stays`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var cards: [StoredCard] = []
            for number in ["4242424242424242", "5555555555554444", "378282246310005", "4111111111111111"] {
                cards.append(try await test.vault.keepNew(number, test))
            }
            let app = try await test.app().caller
            func order() throws -> [String] {
                let list = try test.vault.instruments(by: app)
                #expect(try test.vault.instruments(of: "cus_1", by: test.merchant()).map(\.card.id) == list.map(\.card.id))
                #expect(list.dropFirst().allSatisfy { !$0.isDefault })
                return list.map { ($0.isDefault ? "*" : "") + $0.card.last4 }
            }
            #expect(try order() == ["1111", "0005", "4444", "4242"])
            #expect(try await test.vault.makeDefault(token: cards[1].token.text, by: test.merchant()).isDefault)
            #expect(try order() == ["*4444", "1111", "0005", "4242"])
            // Another default takes its place; a new expiry moves nothing.
            _ = try await test.vault.makeDefault(token: cards[0].token.text, by: test.merchant())
            _ = try await test.vault.addCard(.test("5555555555554444", year: "2031", face: .checkout), by: test.merchant())
            #expect(try order() == ["*4242", "1111", "0005", "4444"])
            #expect(try order() == order())
            // A deleted default leaves none behind, nor does its place come back with the same number.
            _ = try await test.vault.deleteInstrument(token: cards[0].token.text, by: test.merchant())
            #expect(try order() == ["1111", "0005", "4444"])
            _ = try await test.vault.keepNew("4242424242424242", test)
            #expect(try order() == ["4242", "1111", "0005", "4444"])
        }
    }

    @Test func `default, order and list outlive a restart`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let old = try await first.saved()
        try await first.saved("5555555555554444")
        _ = try await first.vault.makeDefault(token: old.token.text, by: first.merchant())
        let app = try await first.app().caller
        await first.vault.close()
        let second = try await TestVault.open(folder.path)
        let list = try second.vault.instruments(by: app)
        #expect(list.map(\.card.last4) == ["4242", "4444"])
        #expect(list.map(\.isDefault) == [true, false])
        await second.vault.close()
    }

    @Test func `deleted on one face a card is gone on the other`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.app().caller, merchant = test.merchant()
            let byApp = try await test.saved(), byCaas = try await test.saved("5555555555554444")
            let byMerchant = try await test.saved("378282246310005")
            let tombstone = try await test.vault.deleteInstrument(byApp.id.text, by: app)
            #expect(tombstone.status == .deleted)
            #expect(tombstone.deletedAt == test.clock.milliseconds)
            #expect(throws: VaultError.cardNotFound) { try test.vault.card(byApp.id.text, of: "cus_1", by: test.partner) }
            _ = try await test.vault.deleteCard(byCaas.id.text, of: "cus_1", by: test.partner)
            #expect(try test.vault.instruments(by: app).map(\.card.id) == [byMerchant.id])
            _ = try await test.vault.deleteInstrument(token: byMerchant.token.text, by: merchant)
            #expect(try test.vault.instruments(by: app).isEmpty)
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).isEmpty)

            let events = try test.store.auditEvents(after: 0, limit: 1_000).map(\.event).filter { $0.action == .cardDeleted }
            #expect(events.map(\.card) == [byApp.id, byCaas.id, byMerchant.id])
            #expect(events.map(\.actor) == ["client-session", "test", "secret-key"])
            // Again it is as if it had never been.
            for id in [byApp.id, byCaas.id] {
                await #expect(throws: VaultError.cardNotFound) { try await test.vault.deleteInstrument(id.text, by: app) }
            }
            await #expect(throws: VaultError.instrumentTokenInvalid) {
                try await test.vault.deleteInstrument(token: byMerchant.token.text, by: merchant)
            }
            await #expect(throws: VaultError.instrumentTokenInvalid) {
                try await test.vault.makeDefault(token: byMerchant.token.text, by: merchant)
            }
        }
    }

    @Test func `another customer's and tenant's instruments are answered like absent ones`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved()
            let other = try await test.vault.createTenant(name: "Other").tenant
            let absent = String(card.id.text.reversed())
            for (app, id) in [
                (try await test.app(customer: "cus_2").caller, card.id.text), (try await test.app(tenant: other).caller, card.id.text),
                (try await test.app(customer: nil).caller, card.id.text), (try await test.app().caller, absent),
                (try await test.app().caller, ""), (try await test.app().caller, card.token.text),
            ] {
                #expect(throws: VaultError.cardNotFound) { try test.vault.exchange(id, securityCode: nil, by: app) }
                await #expect(throws: VaultError.cardNotFound) { try await test.vault.deleteInstrument(id, by: app) }
            }
            #expect(try await test.vault.instruments(by: test.app(customer: "cus_2").caller).isEmpty)
            #expect(try await test.vault.instruments(by: test.app(tenant: other).caller).isEmpty)
            #expect(try await test.vault.instruments(by: test.app(customer: nil).caller).isEmpty)
            #expect(try test.vault.instruments(of: "cus_1", by: test.merchant(other)).isEmpty)
            for (token, caller) in [
                (card.token.text, test.merchant(other)), (card.id.text, test.merchant()), ("", test.merchant()),
                (String(card.token.text.reversed()), test.merchant()),
            ] {
                await #expect(throws: VaultError.instrumentTokenInvalid) { try await test.vault.makeDefault(token: token, by: caller) }
                await #expect(throws: VaultError.instrumentTokenInvalid) { try await test.vault.deleteInstrument(token: token, by: caller) }
                await #expect(throws: VaultError.instrumentTokenInvalid) {
                    try await test.vault.keepInstrument(token: token, customer: "cus_1", by: caller)
                }
            }
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).count == 1)
        }
    }

    @Test func `a publishable key reads, deletes and changes nothing`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await test.saved().token.text
            let caller = try test.vault.caller(apiKey: SecretBytes(test.credentials.publishableKey))
            #expect(throws: VaultError.notPermitted) { try test.vault.instruments(of: "cus_1", by: caller) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.deleteInstrument(token: token, by: caller) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.makeDefault(token: token, by: caller) }
            await #expect(throws: VaultError.notPermitted) {
                try await test.vault.keepInstrument(token: token, customer: "cus_1", by: caller)
            }
        }
    }

    @Test func `a changed customer of the session sees its own cards from then on`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            try await test.saved()
            try await test.saved("5555555555554444", of: "cus_2")
            let session = try await test.app().session
            let patch = try JSONDocument(text: #"{"customerId":"cus_2"}"#).root
            _ = try await test.vault.changeClientSession(accessToken: session.accessToken, patch: patch, by: test.merchant())
            let app = try test.vault.checkoutCaller(accessToken: session.accessToken.utf8)
            #expect(try test.vault.instruments(by: app).map(\.card.last4) == ["4444"])
        }
    }
}

extension Vault {
    /// Keeps a card at checkout, where a customer may have more verified ones than on the CAAS face, and moves the clock on.
    func keepNew(_ number: String, _ test: TestVault) async throws -> StoredCard {
        let request = AddCard.test(number, code: number.hasPrefix("37") ? "1234" : "123", face: .checkout)
        let card = try await addCard(request, by: test.merchant()).card
        test.clock.milliseconds += 1
        return card
    }
}
