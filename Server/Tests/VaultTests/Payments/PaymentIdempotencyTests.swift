import CofferVault
import CofferWire
import Testing

@Suite struct PaymentIdempotencyTests {
    @Test func `the same request again gets the first answer, whatever was done to the payment since`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            let first = try await test.vault.pay(request, key: "k", by: app)
            _ = try await test.vault.capture(first.payment.id.text, by: test.merchant())
            let again = try await test.vault.pay(request, key: "k", by: app)
            #expect(!first.isReplay)
            #expect(again.isReplay)
            #expect(again.payment == first.payment)
            #expect(test.payments.count(.authorise) == 1)
        }
    }

    /// By how much the clock is put back after the first request, in milliseconds. Keys are kept in parts of eight hours.
    static let stepsBack: [Int64] = [1, 8 * 3_600_000, 24 * 3_600_000 - 1]

    @Test(arguments: stepsBack) func `a clock that is put back does not make a key forgotten`(_ step: Int64) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            // The first millisecond of a part of the day.
            test.clock.milliseconds += 8 * 3_600_000 - test.clock.milliseconds % (8 * 3_600_000)
            let first = try await test.vault.pay(request, key: "k", by: test.merchant())
            test.clock.milliseconds -= step
            let again = try await test.vault.pay(request, key: "k", by: test.merchant())
            #expect(again.isReplay)
            #expect(again.payment.id == first.payment.id)
            #expect(test.payments.count(.authorise) == 1)
        }
    }

    @Test func `a refused payment is replayed as what it was`() async throws {
        let payments = ScriptedPayments([.authorise: .refused(PaymentRefusal(.insufficientFunds, by: .issuer))])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            let first = try await test.vault.pay(request, key: "k", by: app)
            payments.answer(.authorise, .approved(id: nil))
            let again = try await test.vault.pay(request, key: "k", by: app)
            #expect(again.isReplay)
            #expect(again.payment == first.payment)
        }
    }

    @Test func `the key with another request is refused`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard(), other = try await test.savedCard("4111111111111111")
            let first = try await test.vault.pay(
                PayRequest(paymentMethodToken: card.token.text, content: .payable()), key: "k", by: test.merchant()
            ).payment
            for request in [
                PayRequest(paymentMethodToken: other.token.text, content: .payable()),
                PayRequest(paymentMethodToken: card.token.text, content: .payable(amount: 1_300)),
                PayRequest(paymentMethodToken: card.token.text, content: .payable(order: "o-2")),
                PayRequest(paymentMethodToken: card.token.text, content: .payable(keeps: true)),
            ] {
                await #expect(throws: VaultError.idempotencyKeyReused) {
                    try await test.vault.pay(request, key: "k", by: test.merchant())
                }
            }
            // Other operations share the keys.
            await #expect(throws: VaultError.idempotencyKeyReused) {
                try await test.vault.capture(first.id.text, key: "k", by: test.merchant())
            }
            await #expect(throws: VaultError.idempotencyKeyReused) {
                try await test.vault.answering(
                    key: "k", route: RememberedRoute(.createClientSession), body: [], by: test.merchant()
                ) { RememberedAnswer(status: 200, body: []) }
            }
            #expect(test.payments.calls.count == 1)
        }
    }

    @Test func `a twin in flight is refused, another request too, and then replayed`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            test.payments.hold(.authorise)
            async let first = test.vault.pay(request, key: "k", by: test.merchant())
            await test.payments.waitForHeld(1)
            await #expect(throws: VaultError.idempotencyKeyInFlight) {
                try await test.vault.pay(request, key: "k", by: test.merchant())
            }
            let other = PayRequest(paymentMethodToken: card.token.text, content: .payable(amount: 1))
            await #expect(throws: VaultError.idempotencyKeyReused) {
                try await test.vault.pay(other, key: "k", by: test.merchant())
            }
            test.payments.release()
            let id = try await first.payment.id
            #expect(try await test.vault.pay(request, key: "k", by: test.merchant()).payment.id == id)
            #expect(test.payments.count(.authorise) == 1)
        }
    }

    @Test func `of a hundred twins one charges`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            let outcomes = await withTaskGroup(of: String.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        do throws(VaultError) {
                            return try await test.vault.pay(request, key: "k", by: app).isReplay ? "replay" : "first"
                        } catch { return error.code }
                    }
                }
                return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }
            #expect(outcomes["first"] == 1)
            #expect(outcomes.keys.allSatisfy { ["first", "replay", "vault.idempotency-key-in-flight"].contains($0) })
            #expect(test.payments.count(.authorise) == 1)
        }
    }

    @Test(arguments: [0, 18_000_000, 28_799_999] as [Int64]) func `a key is forgotten after a day, and not before`(
        _ timeOfDay: Int64
    ) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            test.clock.milliseconds += timeOfDay
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            let first = try await test.vault.pay(request, key: "k", by: test.merchant()).payment.id
            test.clock.milliseconds += Limits.idempotencyMilliseconds - 1
            #expect(try await test.vault.pay(request, key: "k", by: test.merchant()).payment.id == first)
            test.clock.milliseconds += 1
            let next = try await test.vault.pay(request, key: "k", by: test.merchant())
            #expect(!next.isReplay)
            #expect(next.payment.id != first)
            #expect(try await test.vault.pay(request, key: "k", by: test.merchant()).payment.id == next.payment.id)
        }
    }

    @Test func `outlived keys are forgotten by and by`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            for number in 0..<8 { _ = try await test.vault.pay(request, key: "old \(number)", by: test.merchant()) }
            test.clock.milliseconds += 2 * Limits.idempotencyMilliseconds
            for number in 0..<3 { _ = try await test.vault.pay(request, key: "new \(number)", by: test.merchant()) }
            #expect(try count(test.folder, "remembered") == 3)
        }
    }

    @Test func `a key means nothing to another session, merchant or tenant`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            _ = try await test.vault.pay(request, key: "k", by: test.merchant())
            for _ in 0..<2 {
                let app = try await test.payingApp()
                let own = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
                #expect(try await !test.vault.pay(own, key: "k", by: app).isReplay)
            }
            let other = try await test.vault.createTenant(name: "Other").tenant
            let foreign = try await test.vault.addCard(
                .test(), by: Caller(tenant: other, scopes: .addCards, account: nil, actor: "x")
            ).card
            let theirs = PayRequest(paymentMethodToken: foreign.token.text, content: .payable())
            #expect(try await !test.vault.pay(theirs, key: "k", by: test.merchant(other)).isReplay)
        }
    }

    @Test func `a refused request leaves its key free`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            await #expect(throws: VaultError.invalidPayment(field: .amount)) {
                try await test.vault.pay(
                    PayRequest(paymentMethodToken: card.token.text, content: .payable(amount: 0)), key: "k", by: test.merchant())
            }
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            #expect(try await !test.vault.pay(request, key: "k", by: test.merchant()).isReplay)
        }
    }

    @Test(arguments: ["", String(repeating: "k", count: Limits.idempotencyKeyCharactersMax + 1)])
    func `a key that is none is refused before anything happens`(_ key: String) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            await #expect(throws: VaultError.invalidPayment(field: .idempotencyKey)) {
                try await test.vault.capture(id, key: key, by: test.merchant())
            }
            #expect(test.payments.count(.capture) == 0)
        }
    }

    @Test func `the longest key is a key, whatever it is made of`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            let key = String(repeating: "🗝", count: Limits.idempotencyKeyCharactersMax)
            #expect(try await !test.vault.capture(id, amount: 1, isFinal: false, key: key, by: test.merchant()).isReplay)
            #expect(try await test.vault.capture(id, amount: 1, isFinal: false, key: key, by: test.merchant()).isReplay)
        }
    }

    @Test func `a repeated refund gives back once, also after a restart`() async throws {
        let folder = try TestFolder()
        var test = try await TestVault.open(folder.path)
        let id = try await test.approved().id.text
        _ = try await test.vault.capture(id, by: test.merchant())
        let first = try await test.vault.refund(id, amount: 100, key: "r", by: test.merchant())
        _ = try await test.vault.refund(id, amount: 200, key: "other", by: test.merchant())
        #expect(try await test.vault.refund(id, amount: 100, key: "r", by: test.merchant()).payment == first.payment)
        test = try await test.reopened()
        let again = try await test.vault.refund(id, amount: 100, key: "r", by: test.merchant())
        #expect(again.isReplay)
        #expect(again.payment == first.payment)
        #expect(again.payment.refunded == 100)
        #expect(test.payments.count(.refund) == 2)
        await #expect(throws: VaultError.idempotencyKeyReused) {
            try await test.vault.refund(id, amount: 101, key: "r", by: test.merchant())
        }
        await test.vault.close()
    }

    @Test func `a refused capture is refused again under its key, without asking`() async throws {
        let payments = ScriptedPayments([.capture: .refused(PaymentRefusal(.error, by: .gateway))])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            for _ in 0..<2 {
                await #expect(throws: VaultError.paymentRefused(.error)) {
                    try await test.vault.capture(id, key: "k", by: test.merchant())
                }
            }
            #expect(payments.count(.capture) == 1)
        }
    }
}
