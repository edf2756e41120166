import CofferCrypto
import CofferFoundation
import CofferVault
import Testing

@Suite struct BearerTests {
    @Test func `a partner's bearer does everything with cards for an hour`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let bearer = try test.partnerBearer()
            #expect(bearer.expiresIn == 3_600)
            let caller = try test.vault.caller(bearer: bearer.token.utf8)
            #expect(caller.tenant == test.credentials.tenant)
            #expect(caller.scopes == [.addCards, .readCards, .deleteCards])
            #expect(caller.account == nil)
            let id = try await test.vault.addCard(.test(), by: caller).card.id.text
            #expect(try test.vault.cards(of: "cus_1", by: caller).count == 1)
            _ = try await test.vault.deleteCard(id, of: "cus_1", by: caller)
            test.clock.milliseconds += 3_600_000 - 1
            _ = try test.vault.caller(bearer: bearer.token.utf8)
            test.clock.milliseconds += 1
            #expect(throws: VaultError.expiredBearer) { try test.vault.caller(bearer: bearer.token.utf8) }
        }
    }

    @Test func `a customer's bearer adds to one account for ten minutes and does nothing else`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let bearer = try test.vault.issueBearer(
                partnerId: test.credentials.partnerId, clientSecret: SecretBytes(test.credentials.clientSecret), account: "cus_1")
            #expect(bearer.expiresIn == 600)
            let caller = try test.vault.caller(bearer: bearer.token.utf8)
            let id = try await test.vault.addCard(.test(), by: caller).card.id.text
            await #expect(throws: VaultError.notPermitted) {
                try await test.vault.addCard(.test("4111111111111111", account: "cus_2"), by: caller)
            }
            #expect(throws: VaultError.notPermitted) { try test.vault.cards(of: "cus_1", by: caller) }
            #expect(throws: VaultError.notPermitted) { try test.vault.card(id, of: "cus_1", by: caller) }
            #expect(throws: VaultError.notPermitted) { try test.vault.limits(of: "cus_1", by: caller) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.deleteCard(id, of: "cus_1", by: caller) }
            test.clock.milliseconds += 600_000
            #expect(throws: VaultError.expiredBearer) { try test.vault.caller(bearer: bearer.token.utf8) }
        }
    }

    @Test func `a bearer is a JSON Web Token`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let bearer = try test.vault.issueBearer(
                partnerId: test.credentials.partnerId, clientSecret: SecretBytes(test.credentials.clientSecret),
                account: "cus'1/é".filter(\.isASCII))
            let parts = bearer.token.split(separator: ".")
            #expect(parts.count == 3)
            let header = try #require(Base64URL.decode(parts[0].utf8)), payload = try #require(Base64URL.decode(parts[1].utf8))
            #expect(String(decoding: header, as: UTF8.self) == #"{"alg":"HS256","typ":"JWT"}"#)
            let claims = try #require(try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any])
            #expect(claims["iss"] as? String == "coffer")
            #expect(claims["sub"] as? String == "cus'1/")
            #expect(claims["scp"] as? String == "add")
            #expect(claims["iat"] as? Int64 == test.clock.milliseconds / 1_000)
            #expect(claims["exp"] as? Int64 == test.clock.milliseconds / 1_000 + 600)
        }
    }

    @Test func `no changed character of a bearer is accepted`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = Array(try test.partnerBearer().token.utf8)
            for index in token.indices {
                for replacement in [UInt8(ascii: "A"), UInt8(ascii: "b"), UInt8(ascii: "."), 0, 0xFF] where replacement != token[index] {
                    var changed = token
                    changed[index] = replacement
                    #expect(throws: VaultError.invalidBearer) { try test.vault.caller(bearer: changed) }
                }
            }
        }
    }

    @Test func `a bearer that is known already is compared whole`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = Array(try test.partnerBearer().token.utf8)
            _ = try test.vault.caller(bearer: token)
            for index in token.indices {
                var changed = token
                changed[index] ^= 1
                #expect(throws: VaultError.invalidBearer) { try test.vault.caller(bearer: changed) }
                #expect(throws: VaultError.invalidBearer) { try test.vault.caller(bearer: token.dropFirst(index + 1)) }
            }
            #expect(try test.vault.caller(bearer: token).account == nil)
        }
    }

    @Test func `more bearers than are remembered are each taken for their own account, until they expire`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let bearers = try (0..<600).map { index in
                try test.vault.issueBearer(
                    partnerId: test.credentials.partnerId, clientSecret: SecretBytes(test.credentials.clientSecret),
                    account: "cus_\(index)")
            }
            for _ in 0..<2 {
                for (index, bearer) in bearers.enumerated() {
                    #expect(try test.vault.caller(bearer: bearer.token.utf8).account?.text == "cus_\(index)")
                }
            }
            test.clock.milliseconds += 600_000
            for bearer in bearers {
                #expect(throws: VaultError.expiredBearer) { try test.vault.caller(bearer: bearer.token.utf8) }
            }
        }
    }

    @Test func `no cut, extended or foreign text is a bearer`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try test.partnerBearer().token
            for count in stride(from: 0, to: token.utf8.count, by: 7) {
                #expect(throws: VaultError.invalidBearer) { try test.vault.caller(bearer: token.utf8.prefix(count)) }
            }
            let parts = token.split(separator: ".").map(String.init)
            let none = Base64URL.encode(Array(#"{"alg":"none","typ":"JWT"}"#.utf8))
            for text in [
                "", ".", "..", token + ".", token + "A", "Bearer " + token, none + "." + parts[1] + ".", parts[0] + "..",
                none + "." + parts[1] + "." + parts[2], parts[1] + "." + parts[0] + "." + parts[2], String(repeating: "a", count: 2_000),
                test.credentials.clientSecret, test.credentials.secretKey,
            ] {
                #expect(throws: VaultError.invalidBearer) { try test.vault.caller(bearer: text.utf8) }
            }
        }
    }

    @Test func `another vault's bearer is not accepted`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try test.partnerBearer().token
            try await TestVault.with { (other: TestVault) async throws in
                #expect(throws: VaultError.invalidBearer) { try other.vault.caller(bearer: token.utf8) }
            }
        }
    }

    @Test func `a bearer is sold for the right secret of the right partner only`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let mine = test.credentials, other = try await test.vault.createTenant(name: "Other")
            for (partner, secret) in [
                (mine.partnerId, other.clientSecret), (other.partnerId, mine.clientSecret), ("partner_x", mine.clientSecret),
                (mine.partnerId, mine.secretKey), (mine.partnerId, mine.publishableKey), (mine.partnerId, ""),
                ("", mine.clientSecret), (mine.partnerId, mine.clientSecret + " "), (mine.partnerId, String(mine.clientSecret.dropLast())),
            ] {
                #expect(throws: VaultError.wrongCredentials) {
                    try test.vault.issueBearer(partnerId: partner, clientSecret: SecretBytes(secret))
                }
            }
        }
    }

    @Test(
        arguments: [
            ("", .invalidRequest(field: .accountId)), ("a\"b", .invalidRequest(field: .accountId)), ("unknown-account", .unknownAccount),
        ] as [(String, VaultError)])
    func `a customer's bearer is sold for good accounts only`(_ account: String, _ error: VaultError) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            #expect(throws: error) {
                try test.vault.issueBearer(
                    partnerId: test.credentials.partnerId, clientSecret: SecretBytes(test.credentials.clientSecret), account: account)
            }
        }
    }
}

extension TestVault {
    /// A partner's bearer for the test tenant.
    func partnerBearer() throws -> IssuedBearer {
        try vault.issueBearer(partnerId: credentials.partnerId, clientSecret: SecretBytes(credentials.clientSecret))
    }
}
