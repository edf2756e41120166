import CofferCrypto
import CofferFoundation
import CofferVault
import Testing

@Suite struct APIKeyTests {
    @Test func `keys open what their kind allows`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let secret = try test.vault.caller(apiKey: SecretBytes(test.credentials.secretKey))
            #expect(secret.scopes == [.addCards, .readCards, .deleteCards, .manageSessions, .managePayments])
            let publishable = try test.vault.caller(apiKey: SecretBytes(test.credentials.publishableKey))
            #expect(publishable.scopes == [])
            #expect(throws: VaultError.notPermitted) { try test.vault.cards(of: "cus_1", by: publishable) }
            #expect(throws: VaultError.wrongCredentials) { try test.vault.caller(apiKey: SecretBytes(test.credentials.clientSecret)) }
        }
    }

    @Test(arguments: ["", "sk_", "sk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "nonsense"])
    func `an unknown key is refused`(_ text: String) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            #expect(throws: VaultError.wrongCredentials) { try test.vault.caller(apiKey: SecretBytes(text)) }
        }
    }

    @Test func `no secret of a tenant stands in any file of the store`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let person = CardPerson(holderName: "Ada Lovelace", billingAddress: BillingAddress(addressLine1: "Analytical Road 7"))
            _ = try await test.vault.addCard(.test(code: "737", person: person, key: "order-secret-77"), by: test.partner)
            let credentials = test.credentials
            let hidden = [
                credentials.clientSecret, credentials.secretKey, credentials.publishableKey, "4242424242424242", "Lovelace",
                "Analytical", "order-secret-77",
            ]
            var sizes = 0
            for name in try FileManager.default.contentsOfDirectory(atPath: test.folder) {
                let content = try Data(contentsOf: URL(fileURLWithPath: test.folder + "/" + name))
                sizes += content.count
                for text in hidden { #expect(content.range(of: Data(text.utf8)) == nil, "in \(name)") }
            }
            #expect(sizes > 10_000)
        }
    }

    @Test func `credentials, requests and bearers are silent in every text form`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let request = AddCard.test(person: CardPerson(holderName: "Lovelace", billingAddress: BillingAddress(city: "London")))
            let bearer = try test.partnerBearer()
            var dumped = ""
            dump(test.credentials, to: &dumped)
            dump(request, to: &dumped)
            dump(request.person, to: &dumped)
            dump(request.person.billingAddress, to: &dumped)
            dump(bearer, to: &dumped)
            let texts = [
                dumped, "\(test.credentials)", "\(request)", String(reflecting: request), "\(request.person)", "\(bearer)",
                String(reflecting: request.person.billingAddress), String(reflecting: bearer),
            ]
            for text in texts {
                for hidden in ["4242", "123", "Lovelace", "London", "sk_", "cs_", "pk_", bearer.token] { #expect(!text.contains(hidden)) }
            }
        }
    }
}
