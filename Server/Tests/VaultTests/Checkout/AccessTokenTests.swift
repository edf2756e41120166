import CofferCrypto
import CofferVault
import Testing

@Suite struct AccessTokenTests {
    @Test func `no changed character of an access token is accepted`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = Array(try await test.app().session.accessToken.utf8)
            #expect(token.count == 95)
            for index in token.indices {
                for replacement in [UInt8(ascii: "A"), UInt8(ascii: "b"), UInt8(ascii: "."), 0, 0xFF] where replacement != token[index] {
                    var changed = token
                    changed[index] = replacement
                    #expect(throws: VaultError.invalidBearer) { try test.vault.checkoutCaller(accessToken: changed) }
                }
            }
        }
    }

    @Test func `every bit of an access token counts`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let bytes = try #require(Base64URL.decode(try await test.app().session.accessToken.utf8))
            for bit in 0..<bytes.count * 8 {
                var changed = bytes
                changed[bit / 8] ^= 1 << (bit % 8)
                #expect(throws: VaultError.invalidBearer) { try test.vault.checkoutCaller(accessToken: Base64URL.encode(changed).utf8) }
            }
        }
    }

    @Test func `no cut, extended or foreign text is an access token`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await test.app().session.accessToken
            for count in 0..<token.utf8.count {
                #expect(throws: VaultError.invalidBearer) { try test.vault.checkoutCaller(accessToken: token.utf8.prefix(count)) }
            }
            for text in [
                token + "A", " " + token, token + " ", "Bearer " + token, String(repeating: "a", count: 95),
                String(repeating: "a", count: 9_000), try test.partnerBearer().token, test.credentials.secretKey,
                test.credentials.publishableKey, try test.vault.signClientToken(Array(token.utf8)),
            ] {
                #expect(throws: VaultError.invalidBearer) { try test.vault.checkoutCaller(accessToken: text.utf8) }
            }
        }
    }

    @Test func `an access token of another vault is not accepted, though both have the same tenant number`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let token = try await test.app().session.accessToken
            try await TestVault.with { (other: TestVault) async throws in
                #expect(other.credentials.tenant == test.credentials.tenant)
                #expect(throws: VaultError.invalidBearer) { try other.vault.checkoutCaller(accessToken: token.utf8) }
            }
        }
    }

    @Test func `an access token works across a restart, and not once its session is gone`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let token = try await first.app().session.accessToken
        await first.vault.close()
        let second = try await TestVault.open(folder.path)
        #expect(try second.vault.checkoutCaller(accessToken: token.utf8).account?.text == "cus_1")
        await second.vault.close()
        try change(folder.path, "DELETE FROM client_session")
        let third = try await TestVault.open(folder.path)
        #expect(throws: VaultError.invalidBearer) { try third.vault.checkoutCaller(accessToken: token.utf8) }
        #expect(throws: VaultError.sessionNotFound) { try third.vault.clientSession(accessToken: token, by: first.merchant()) }
        await third.vault.close()
    }

    @Test func `a client token is a JSON Web Token whose payload comes back as it was`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let payload = Array(#"{"accessToken":"x","exp":1}"#.utf8)
            let token = try test.vault.signClientToken(payload)
            let parts = token.split(separator: ".")
            #expect(parts.count == 3)
            #expect(Base64URL.decode(parts[0].utf8) == Array(#"{"alg":"HS256","typ":"JWT"}"#.utf8))
            #expect(Base64URL.decode(parts[1].utf8) == payload)
            #expect(try test.vault.openClientToken(token.utf8) == payload)
            let bytes = Array(token.utf8)
            for index in bytes.indices {
                var changed = bytes
                changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
                #expect(throws: VaultError.invalidBearer) { try test.vault.openClientToken(changed) }
            }
            // A bearer has the same form and another key.
            for text in ["", "..", parts[0] + "." + parts[1] + ".", try test.partnerBearer().token, token + "A", String(token.dropLast())] {
                #expect(throws: VaultError.invalidBearer) { try test.vault.openClientToken(text.utf8) }
            }
            #expect(throws: VaultError.invalidBearer) { try test.vault.caller(bearer: token.utf8) }
        }
    }
}
