import CofferFoundation
import CofferService
import CofferVault
import Testing

/// A vault that is stopped and started on the same folder, as an app and its partner see it.
@MainActor @Suite struct RestartTests {
    /// A vault on a folder for the time of a call, on a port of its own each time.
    private func withVault<Result>(
        on folder: String, _ body: nonisolated(nonsending) (PartnerBackend) async throws -> Result
    ) async throws -> Result {
        var configuration = ServiceConfiguration(dataFolder: folder)
        configuration.clock = VaultClock { NewYear.of2030 }
        let service = try await CofferService.startSandbox(configuration)
        do {
            let result = try await body(PartnerBackend(service.credentials))
            await service.stop()
            return result
        } catch {
            await service.stop()
            throw error
        }
    }

    private func add(_ card: TypedCard, _ backend: PartnerBackend, token: String? = nil) async throws -> String {
        let form = try AppForm(ingress: backend.url)
        form.type(card)
        let own = token == nil ? try await backend.addToken(for: card.account) : token
        return await form.outcome(card, token: own)
    }

    @Test func `cards, refusals, credentials and bearers are the same after a restart`() async throws {
        try await withTemporaryFolder { folder in
            let card = TypedCard(), other = TypedCard.published[1]
            let (old, oldList, oldToken) = try await withVault(on: folder) { backend in
                #expect(try await add(card, backend) == "added")
                return (backend, try await text(of: backend, card), try await backend.addToken(for: card.account))
            }

            try await withVault(on: folder) { backend in
                #expect(backend.credentials.partnerId == old.credentials.partnerId)
                #expect(backend.credentials.clientSecret == old.credentials.clientSecret)
                #expect(backend.credentials.secretKey == old.credentials.secretKey)
                #expect(backend.credentials.publishableKey == old.credentials.publishableKey)
                #expect(try await text(of: backend, card) == oldList)
                #expect(try await add(card, backend) == KnownCardTests.alreadyAdded)
                #expect(try await add(card.of("account-2"), backend) == KnownCardTests.inUse)
                // Bought before the restart and not expired.
                let id = try #require(try await backend.paymentMethods(of: card.account).first?["paymentMethodId"] as? String)
                #expect(try await add(other, backend, token: oldToken) == "added")
                #expect(try await backend.call("DELETE", "\(AppForm.caasPath)/\(id)?customerId=\(card.account)").status == 200)
            }

            try await withVault(on: folder) { backend in
                let left = try await backend.maskedNumbers(of: card.account)
                #expect(left == ["411111******1111"])
            }
        }
    }

    @Test func `a card that was acknowledged while the vault was told to stop is there when it starts again`() async throws {
        try await withTemporaryFolder { folder in
            var configuration = ServiceConfiguration(dataFolder: folder)
            configuration.clock = VaultClock { NewYear.of2030 }
            let service = try await CofferService.startSandbox(configuration)
            let cards = TypedCard.published.enumerated().map { $1.of("account-\($0)") }
            let forms = try cards.map { card in
                let form = try AppForm(ingress: service.credentials.url)
                form.type(card)
                return form
            }
            let token = try service.bearer(customerId: nil)
            let submits = zip(forms, cards).map { form, card in Task { await form.outcome(card, token: token) } }
            // With the first answer in, the others are on their way.
            let first = await submits[0].value
            #expect(first == "added")
            await service.stop()
            var outcomes: [String] = []
            for submit in submits { outcomes.append(await submit.value) }

            try await withVault(on: folder) { backend in
                for (card, outcome) in zip(cards, outcomes) where outcome == "added" {
                    let count = try await backend.paymentMethods(of: card.account).count
                    #expect(count == 1)
                }
            }
        }
    }

    @Test func `two partners of one database know nothing of each other's cards`() async throws {
        try await withTemporaryFolder { folder in
            let card = TypedCard()
            let first = try await withVault(on: folder) { backend in
                let outcome = try await add(card, backend)
                #expect(outcome == "added")
                return backend
            }
            // Without its credentials the vault makes a new partner beside the old one.
            try FileManager.default.moveItem(atPath: folder + "/credentials.json", toPath: folder + "/first.json")
            try await withVault(on: folder) { second in
                #expect(second.credentials.partnerId != first.credentials.partnerId)
                #expect(try await second.paymentMethods(of: card.account).isEmpty)
                // The same card is free for another account of another partner.
                #expect(try await add(card.of("account-2"), second) == "added")

                let old = PartnerBackend(first.credentials, at: second.url)
                #expect(try await old.maskedNumbers(of: card.account) == ["424242******4242"])
                #expect(try await old.paymentMethods(of: "account-2").isEmpty)
                let id = try #require(try await old.paymentMethods(of: card.account).first?["paymentMethodId"] as? String)
                let stolen = try await second.call("DELETE", "\(AppForm.caasPath)/\(id)?customerId=\(card.account)")
                #expect(stolen.errorCode == "430-400-313-608")
                #expect(try await add(card, second, token: try await old.addToken(for: card.account)) == KnownCardTests.alreadyAdded)
            }
        }
    }

    private func text(of backend: PartnerBackend, _ card: TypedCard) async throws -> String {
        let answer = try await backend.call("GET", "\(AppForm.caasPath)?customerId=\(card.account)")
        return String(decoding: answer.bytes, as: UTF8.self)
    }
}
