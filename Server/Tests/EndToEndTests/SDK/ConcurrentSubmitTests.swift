import CofferFoundation
import CofferSandbox
import CoinmeVaultSDK
import Testing

/// Many forms at one vault at the same time, and one form asked twice.
@MainActor @Suite(.vaultForEach) struct ConcurrentSubmitTests {
    /// How often each outcome came of as many apps as there are cards, each with a form of its own, all submitting at once.
    private func outcomes(_ cards: [TypedCard], _ sandbox: CofferSandbox) async throws -> [String: Int] {
        let token = try sandbox.partnerToken()
        let forms = try cards.map { card in
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            return form
        }
        let submits = zip(forms, cards).map { form, card in Task { await form.outcome(card, token: token) } }
        var counts: [String: Int] = [:]
        for submit in submits { counts[await submit.value, default: 0] += 1 }
        return counts
    }

    @Test func `of twenty apps with one card for one account exactly one adds it`() async throws {
        let sandbox = try VaultTrait.sandbox
        let cards = Array(repeating: TypedCard(), count: 20)
        #expect(try await outcomes(cards, sandbox) == ["added": 1, KnownCardTests.alreadyAdded: 19])
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: cards[0].account).count == 1)
    }

    @Test func `of twenty accounts with one card exactly one gets it`() async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        let cards = (0..<20).map { TypedCard().of("account-\($0)") }
        #expect(try await outcomes(cards, sandbox) == ["added": 1, KnownCardTests.inUse: 19])
        var count = 0
        for card in cards { count += try await backend.paymentMethods(of: card.account).count }
        #expect(count == 1)
    }

    @Test func `of eight cards for one account exactly three are taken`() async throws {
        let sandbox = try VaultTrait.sandbox
        #expect(try await outcomes(TypedCard.published, sandbox) == ["added": 3, KnownCardTests.tooMany: 5])
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: TypedCard().account).count == 3)
    }

    @Test func `of twenty expiries for one card one is added and every other is an update`() async throws {
        let sandbox = try VaultTrait.sandbox
        let cards = (0..<20).map { index in
            var card = TypedCard()
            card.expiry = index < 12 ? String(format: "%02d35", index + 1) : String(format: "%02d36", index - 11)
            return card
        }
        #expect(try await outcomes(cards, sandbox) == ["added": 1, "updated": 19])
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: cards[0].account).count == 1)
    }

    @Test func `a second submit of one form throws at once and the first stores one card`() async throws {
        let sandbox = try VaultTrait.sandbox
        let card = TypedCard()
        let token = try sandbox.addToken(customerId: card.account)
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        async let first = form.outcome(card, token: token)
        async let second = form.outcome(card, token: token)
        #expect(await [first, second].sorted() == ["added", "submitInProgress"])
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: card.account).count == 1)
        // The form is free again.
        #expect(await form.outcome(card, token: token) == KnownCardTests.alreadyAdded)
    }

    @Test func `a form that goes away while it submits still reports the card it stored`() async throws {
        let sandbox = try VaultTrait.sandbox
        let card = TypedCard()
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let options = VaultSubmitOptions(
            extraData: ["accountId": card.account], headers: ["Authorization": "Bearer \(try sandbox.addToken(customerId: card.account))"])
        let status = await withCheckedContinuation { continuation in
            form.vault.submit(options) { continuation.resume(returning: try? $0.get().status) }
            form.vault.dispose()
        }
        #expect(status == 200)
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: card.account).count == 1)
        #expect(await form.outcome(card, token: nil) == "invalidConfiguration")
    }

    @Test func `what is typed while a submit runs is not what is stored`() async throws {
        let sandbox = try VaultTrait.sandbox
        let card = TypedCard()
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let options = VaultSubmitOptions(
            extraData: ["accountId": card.account], headers: ["Authorization": "Bearer \(try sandbox.addToken(customerId: card.account))"])
        let status = await withCheckedContinuation { continuation in
            form.vault.submit(options) { continuation.resume(returning: try? $0.get().status) }
            clear(form.number)
            press("4111111111111111", in: form.number)
        }
        #expect(status == 200)
        #expect(try await PartnerBackend(sandbox).maskedNumbers(of: card.account) == ["424242******4242"])
    }
}
