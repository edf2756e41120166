import CofferFoundation
import CofferService
import CofferVault
import CoinmeVaultSDK
import Testing

/// What can be read in the data folder after cards have gone through it: no number and no security code, in any encoding.
@MainActor @Suite struct DataFolderSecrecyTests {
    /// A code of four digits that stands in no number, time or address of these tests; one of three would be found by chance.
    private nonisolated static let code = "6083"
    private nonisolated static let number = "378282246310005"

    /// Plain hashes of the number, which are as good as the number: SHA-256, SHA-1 and MD5.
    private nonisolated static let hashes = [
        "3a134ef77d4e2e4cdad2d2945ff1f76c1a23296c93c851f6244220a8cedea130", "ea4654336c140e70acc9dd38e083381b0d1308c3",
        "a5d172d46fc909f47e337374892330e8",
    ]

    @Test func `neither number nor security code is in database, log, keys or credentials, running or stopped`() async throws {
        try await withTemporaryFolder { folder in
            var configuration = ServiceConfiguration(dataFolder: folder)
            configuration.clock = VaultClock { NewYear.of2030 }
            let service = try await CofferService.startSandbox(configuration)
            let card = TypedCard(number: Self.number, code: Self.code)
            let tokens = try await live(card, PartnerBackend(service.credentials))
            let running = try files(in: folder)
            await service.stop()
            let stopped = try files(in: folder)

            #expect(running.keys.contains("vault.db") && running.keys.contains("vault.db-wal"))
            #expect(stopped.keys.contains("vault.db") && stopped.keys.contains("credentials.json"))
            for (name, data) in Array(running) + Array(stopped) {
                #expect(SecretForms(securityCode: Self.code).found(in: data) == [], "\(name)")
                for number in [Self.number, "4242424242424242", "4000000000000002", "4111111111111111", "5555555555554444"] {
                    #expect(SecretForms(number: number).found(in: data) == [], "\(name)")
                }
                for hash in Self.hashes { #expect(SecretForms.traces(ofHash: hash, in: data) == [], "\(name)") }
                let texts = [card.holder, card.line1, card.city, card.firstName, card.lastName] + tokens
                for text in texts { #expect(data.range(of: Data(text.utf8)) == nil, "\(name)") }
                guard name != "credentials.json" else { continue }
                let credentials = service.credentials
                for secret in [credentials.clientSecret, credentials.secretKey, credentials.publishableKey] {
                    #expect(data.range(of: Data(secret.utf8)) == nil, "\(name)")
                }
            }
        }
    }

    /// Everything that can become of a card, with the same security code each time. Gives the bearers that were used.
    private func live(_ card: TypedCard, _ backend: PartnerBackend) async throws -> [String] {
        let token = try await backend.addToken(for: card.account), own = try await backend.ownToken()
        func outcome(_ card: TypedCard, token: String) async throws -> String {
            let form = try AppForm(ingress: backend.url)
            form.type(card)
            return await form.outcome(card, token: token)
        }
        #expect(try await outcome(card, token: token) == "added")
        #expect(try await outcome(card, token: token) == KnownCardTests.alreadyAdded)
        #expect(try await outcome(card.of("account-2"), token: own) == KnownCardTests.inUse)
        #expect(try await outcome(card.of("unknown-account"), token: own) == "caas 200 430-400-313-602 invalidAccount")
        #expect(try await outcome(card.of("account-2"), token: token) == "server 401 nil")
        var misplaced = card
        misplaced.city = "5555555555554444"
        #expect(try await outcome(misplaced, token: token) == "caas 400 430-400-313-667 invalidRequest")
        var renewed = card
        renewed.expiry = "0136"
        #expect(try await outcome(renewed, token: token) == "updated")

        // The code of an American Express is one digit too long for the others, so these carry one that is not looked for.
        for (number, expected) in [
            ("4242424242424242", "added"), ("4111111111111111", "added"), ("4000000000000002", "caas 200 430-402-313-905 cardDeclined"),
        ] {
            #expect(try await outcome(TypedCard(number: number), token: own) == expected)
        }
        let form = try AppForm(ingress: backend.url)
        form.type(card.of("account-3"))
        let options = VaultSubmitOptions(
            extraData: ["accountId": "account-3"], headers: ["Authorization": "Bearer \(own)", "Idempotency-Key": "key-1"])
        await #expect(throws: CoinmeVaultError.self) { try await form.vault.submit(options) }

        // Deleted it is free again; this time the idempotency key is kept with it.
        for method in try await backend.paymentMethods(of: card.account) {
            let id = try #require(method["paymentMethodId"] as? String)
            #expect(try await backend.call("DELETE", "\(AppForm.caasPath)/\(id)?customerId=\(card.account)").status == 200)
        }
        #expect(try await form.vault.submit(options).status == 200)
        return [token, own]
    }

    @Test(arguments: [(number, false), ("4242424242424242", false), (code, true)])
    func `the search finds every form that it looks for`(digits: String, isCode: Bool) async throws {
        let forms = isCode ? SecretForms(securityCode: digits) : SecretForms(number: digits)
        #expect(forms.all.count == (isCode ? 10 : digits.count == 15 ? 22 : 19))
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: false)
            for form in forms.all {
                let bytes = Data([UInt8](repeating: 0x5A, count: 4_095) + form.bytes + [0x5A])
                try bytes.write(to: URL(fileURLWithPath: folder + "/inner/.hidden"))
                let found = try files(in: folder)["inner/.hidden"].map(forms.found)
                #expect(found?.contains(form.name) == true)
            }
        }
        // Base64 of a longer text, at each place the number can have in it.
        for count in 0..<3 {
            let text = Data(String(repeating: "x", count: count).utf8 + Array(digits.utf8) + Array("yz".utf8)).base64EncodedString()
            #expect(forms.found(in: Data(text.utf8)) == ["base64 at \(count)"])
        }
    }
}
