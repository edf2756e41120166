import CofferCrypto
import CofferVault
import Testing

@Suite struct TokeniseTests {
    @Test func `a card that pays once is nowhere but in its token, and no processor sees it`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for customer in ["cus_1", nil] {
                let app = try await test.app(customer: customer).caller
                let before = try test.vault.verifyAudit()
                guard case .payableOnce(let token, let masked) = try await test.vault.tokenise(.test(name: "Ada"), by: app) else {
                    throw VaultError.damagedRecord
                }
                #expect((masked.bin, masked.last4, masked.numberLength) == ("424242", "4242", 16))
                #expect((masked.month, masked.year, masked.holderName) == (12, 2030, "Ada"))
                #expect(masked.brand == .visa)
                #expect(token.expiresAt == test.clock.milliseconds + 600_000)
                #expect(try test.vault.verifyAudit() == before)
            }
            #expect(test.processor.calls == 0)
            #expect(try count(test.folder, "card") == 0)
            #expect(try count(test.folder, "redemption") == 0)
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, request: TokeniseCard, error: VaultError
        init(_ name: String, _ request: TokeniseCard, _ error: VaultError) {
            testDescription = name
            self.request = request
            self.error = error
        }
    }

    private static func network(_ text: String) -> TokeniseCard {
        var request = TokeniseCard.test()
        request.preferredNetwork = text
        return request
    }

    static let malformed = [
        Row("an empty number", .test(""), .invalidRequest(field: .cardNumber)),
        Row("a wrong check digit", .test("4242424242424241"), .invalidCardNumber),
        Row("one digit short", .test("424242424242424"), .invalidCardNumber),
        Row("full-width digits", .test("４２４２424242424242"), .invalidCardNumber),
        Row("no known network", .test("1234567812345670"), .cardNotSupported),
        Row("month 13", .test(month: "13"), .invalidRequest(field: .month)),
        Row("a month of one digit", .test(month: "3"), .invalidRequest(field: .month)),
        Row("year 1999", .test(year: "1999"), .invalidRequest(field: .year)),
        Row("no code", .test(code: ""), .invalidRequest(field: .securityCode)),
        Row("a code of two digits", .test(code: "12"), .invalidSecurityCode),
        Row("a code of four digits on Visa", .test(code: "1234"), .invalidSecurityCode),
        Row("letters in the code", .test(code: "abc"), .invalidSecurityCode),
        Row("a card number as a name", .test(name: "4111 1111 1111 1111"), .invalidRequest(field: .cardHolderName)),
        Row("a name of 513 bytes", .test(name: String(repeating: "a", count: 513)), .invalidRequest(field: .cardHolderName)),
        Row("a control character in the name", .test(name: "Ada\n"), .invalidRequest(field: .cardHolderName)),
        Row("a past month", .test(month: "12", year: "2025"), .expiredCard),
    ]
    static let malformedNetworks = [
        Row("an empty network", network(""), .invalidRequest(field: .preferredNetwork)),
        Row("a network in small letters", network("visa"), .invalidRequest(field: .preferredNetwork)),
        Row("a card number as network", network("4242424242424242"), .invalidRequest(field: .preferredNetwork)),
        Row("a network of 33 letters", network(String(repeating: "A", count: 33)), .invalidRequest(field: .preferredNetwork)),
    ]

    @Test(arguments: malformed + malformedNetworks) func `a card that cannot be one gets no token`(_ row: Row) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for customer in ["cus_1", nil] {
                let app = try await test.app(customer: customer).caller
                await #expect(throws: row.error) { try await test.vault.tokenise(row.request, by: app) }
            }
        }
    }

    @Test(arguments: malformed) func `a card that cannot be one is not kept`(_ row: Row) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var request = row.request
            request.purpose = .keep
            let app = try await test.app().caller, kept = request
            await #expect(throws: row.error) { try await test.vault.tokenise(kept, by: app) }
            #expect(test.processor.calls == 0)
            #expect(try test.vault.instruments(by: app).isEmpty)
        }
    }

    @Test func `a name of 512 bytes and the longest network fit into a token`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, app) = try await test.app()
            var request = TokeniseCard.test(name: String(repeating: "é", count: 256))
            request.preferredNetwork = String(repeating: "A", count: 32)
            guard case .payableOnce(let token, _) = try await test.vault.tokenise(request, by: app) else { throw VaultError.damagedRecord }
            let payable = try test.vault.openPaymentToken(token.text, tenant: test.credentials.tenant, session: session)
            guard case .fresh(let card) = payable.source else { throw VaultError.damagedRecord }
            #expect(card.masked.holderName == request.holderName)
            #expect(card.preferredNetwork == request.preferredNetwork)
        }
    }

    @Test func `a card that is to be kept is an instrument at once, on both faces`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.app().caller
            guard case .kept(let instrument, .added) = try await test.vault.tokenise(.test(name: "Ada", purpose: .keep), by: app) else {
                throw VaultError.damagedRecord
            }
            #expect(instrument.card.person.holderName == "Ada")
            #expect(try test.vault.instruments(by: app).map(\.card.id) == [instrument.card.id])
            #expect(try test.vault.card(instrument.card.id.text, of: "cus_1", by: test.partner).token == instrument.card.token)
            #expect(test.processor.calls == 1)
            let nobody = try await test.app(customer: nil).caller
            await #expect(throws: VaultError.noCustomer) { try await test.vault.tokenise(.test(purpose: .keep), by: nobody) }
        }
    }

    @Test func `the same number again gives the existing instrument, and a new expiry changes it (D12)`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let caas = try await test.saved()
            let app = try await test.app().caller
            for (year, expected) in [("2030", AddedCard.Effect.existing), ("2031", .expiryUpdated), ("2031", .existing)] {
                let result = try await test.vault.tokenise(.test(year: year, purpose: .keep), by: app)
                guard case .kept(let instrument, let effect) = result else { throw VaultError.damagedRecord }
                #expect(effect == expected)
                #expect(instrument.card.id == caas.id)
                #expect(instrument.card.token == caas.token)
                #expect(instrument.card.year == Int(year))
            }
            #expect(try test.vault.instruments(by: app).count == 1)
            // Another customer may have the same card here, though not on the CAAS face.
            let other = try await test.app(customer: "cus_2").caller
            guard case .kept(_, .added) = try await test.vault.tokenise(.test(purpose: .keep), by: other) else {
                throw VaultError.damagedRecord
            }
        }
    }

    @Test func `a customer keeps five cards and no more, whichever way they come`() async throws {
        let numbers = ["4242424242424242", "5555555555554444", "378282246310005", "4111111111111111", "4000000000000002"]
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.app().caller
            for number in numbers { _ = try await test.vault.keepNew(number, test) }
            let sixth = TokeniseCard.test("5100000000000008")
            var kept = sixth
            kept.purpose = .keep
            let request = kept
            await #expect(throws: VaultError.maxNumberOfCardsReached) { try await test.vault.tokenise(request, by: app) }
            guard case .payableOnce(let token, _) = try await test.vault.tokenise(sixth, by: app) else { throw VaultError.damagedRecord }
            await #expect(throws: VaultError.maxNumberOfCardsReached) {
                try await test.vault.keepInstrument(token: token.text, customer: "cus_1", by: test.merchant())
            }
            // One that is there already has its place; and a refused token is still good once there is one.
            guard case .kept(_, .existing) = try await test.vault.tokenise(.test(purpose: .keep), by: app) else {
                throw VaultError.damagedRecord
            }
            let oldest = try #require(try test.vault.instruments(by: app).last)
            _ = try await test.vault.deleteInstrument(oldest.card.id.text, by: app)
            _ = try await test.vault.keepInstrument(token: token.text, customer: "cus_1", by: test.merchant())
            #expect(try test.vault.instruments(by: app).count == 5)
        }
    }
}
