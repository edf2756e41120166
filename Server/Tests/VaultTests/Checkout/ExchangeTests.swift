import CofferCrypto
import CofferVault
import Testing

@Suite struct ExchangeTests {
    @Test func `an exchange gives the card and a token that carries the code and is good for ten minutes`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved(name: "Ada")
            let (session, app) = try await test.app()
            let given = try test.vault.exchange(card.id.text, securityCode: SecretBytes("123"), by: app)
            #expect(given.instrument.card.id == card.id)
            #expect(given.instrument.card.person.holderName == "Ada")
            #expect(given.token.expiresAt == test.clock.milliseconds + 600_000)
            let payable = try test.vault.openPaymentToken(given.token.text, tenant: test.credentials.tenant, session: session)
            #expect(payable.securityCode == SecretBytes("123"))
            #expect(payable.redemption == given.token.redemption)
            guard case .saved(let row) = payable.source else { throw VaultError.damagedRecord }
            #expect(row.id == card.id)
            #expect(try test.vault.openNumber(of: row).digits == SecretBytes("4242424242424242"))
        }
    }

    @Test func `each exchange gives another token, and none writes anything`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved(), app = try await test.app().caller
            let before = try test.vault.verifyAudit()
            let tokens = try (0..<50).map { _ in try test.vault.exchange(card.id.text, securityCode: SecretBytes("123"), by: app).token }
            #expect(Set(tokens.map(\.text)).count == 50)
            #expect(Set(tokens.map(\.redemption)).count == 50)
            #expect(try count(test.folder, "redemption") == 0)
            #expect(try test.vault.verifyAudit() == before)
        }
    }

    @Test func `a session that does not ask for a code takes none or one`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved()
            let (session, app) = try await test.app()
            for code in [nil, SecretBytes("")] {
                let token = try test.vault.exchange(card.id.text, securityCode: code, by: app).token.text
                let payable = try test.vault.openPaymentToken(token, tenant: test.credentials.tenant, session: session)
                #expect(payable.securityCode == nil)
            }
            _ = try test.vault.exchange(card.id.text, securityCode: SecretBytes("999"), by: app)
        }
    }

    @Test func `a session that asks for a code gives no token without one`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved(), app = try await test.app(capturesCode: true).caller
            for code in [nil, SecretBytes("")] {
                #expect(throws: VaultError.invalidRequest(field: .securityCode)) {
                    try test.vault.exchange(card.id.text, securityCode: code, by: app)
                }
            }
            _ = try test.vault.exchange(card.id.text, securityCode: SecretBytes("123"), by: app)
        }
    }

    struct Code: Sendable, CustomTestStringConvertible {
        let testDescription: String, number: String, code: String, isGood: Bool
        init(_ name: String, _ number: String, _ code: String, isGood: Bool) {
            testDescription = name
            self.number = number
            self.code = code
            self.isGood = isGood
        }
    }

    static let codes = [
        Code("three digits on Visa", "4242424242424242", "123", isGood: true),
        Code("three zeros on Visa", "4242424242424242", "000", isGood: true),
        Code("three digits on Mastercard", "5555555555554444", "999", isGood: true),
        Code("four digits on American Express", "378282246310005", "1234", isGood: true),
        Code("four digits on Visa", "4242424242424242", "1234", isGood: false),
        Code("two digits on Visa", "4242424242424242", "12", isGood: false),
        Code("one digit on Visa", "4242424242424242", "1", isGood: false),
        Code("five digits on American Express", "378282246310005", "12345", isGood: false),
        Code("three digits on American Express", "378282246310005", "123", isGood: false),
        Code("a letter", "4242424242424242", "12a", isGood: false),
        Code("a space before", "4242424242424242", " 12", isGood: false),
        Code("a space after", "4242424242424242", "123 ", isGood: false),
        Code("full-width digits", "4242424242424242", "１２３", isGood: false),
        Code("one full-width digit", "4242424242424242", "１23", isGood: false),
        Code("Arabic digits", "4242424242424242", "١٢٣", isGood: false),
        Code("a sign", "4242424242424242", "-12", isGood: false),
        Code("a null byte", "4242424242424242", "12\0", isGood: false),
        Code("a thousand digits", "4242424242424242", String(repeating: "1", count: 1_000), isGood: false),
    ]

    @Test(arguments: codes) func `a code that no card of the network can have is refused`(_ row: Code) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.saved(row.number)
            for capturesCode in [false, true] {
                let app = try await test.app(capturesCode: capturesCode).caller
                if row.isGood {
                    _ = try test.vault.exchange(card.id.text, securityCode: SecretBytes(row.code), by: app)
                } else {
                    #expect(throws: VaultError.invalidSecurityCode) {
                        try test.vault.exchange(card.id.text, securityCode: SecretBytes(row.code), by: app)
                    }
                }
            }
        }
    }
}
