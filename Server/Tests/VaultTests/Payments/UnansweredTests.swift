import CofferVault
import Testing

@Suite struct UnansweredTests {
    static let approved = ProcessorLookup.answered(.approved(id: "found"))

    /// Begins a payment whose processor holds its answer back.
    private static func begin(_ test: TestVault, key: String? = nil) async throws -> (
        pay: Task<PaymentAnswer, any Error>, id: PaymentID, token: String, app: CheckoutCaller
    ) {
        let app = try await test.payingApp()
        let token = try await test.freshToken(for: app)
        test.payments.hold(.authorise)
        let pay = Task { try await test.vault.pay(PayRequest(paymentMethodToken: token), key: key, by: app) }
        await test.payments.waitForHeld(1)
        let call = try #require(test.payments.calls.last)
        return (pay, call.reference.payment, token, app)
    }

    @Test func `a processor that never answers leaves the payment pending, until a lookup`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (pay, id, _, _) = try await Self.begin(test)
            await test.clock.waitForPauses(1)
            test.clock.milliseconds += Limits.paymentMilliseconds - 1
            #expect(try await test.vault.recoverPayments() == 1)
            #expect(test.payments.count(.lookup) == 0, "it is under way")
            test.clock.milliseconds += 1
            #expect(try await pay.value.payment.status == .pending)
            #expect(try await test.vault.recoverPayments() == 1)
            #expect(test.payments.count(.lookup) == 1)
            test.payments.find(Self.approved)
            #expect(try await test.vault.recoverPayments() == 0)
            #expect(try await test.vault.payment(id.text, by: test.merchant()).status == .authorized)
            #expect(test.payments.count(.authorise) == 1)
            test.payments.release()
        }
    }

    @Test func `an answer that comes late is written down`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (pay, id, _, _) = try await Self.begin(test)
            await test.clock.waitForPauses(1)
            test.clock.milliseconds += Limits.paymentMilliseconds
            #expect(try await pay.value.payment.status == .pending)
            test.payments.release()
            while try test.store.payment(id, tenant: test.credentials.tenant)?.status == .pending { await Task.yield() }
            let payment = try await test.vault.payment(id.text, by: test.merchant())
            #expect(payment.status == .authorized)
            #expect(payment.steps[0].processorId == "p-\(id.text).0")
            #expect(test.payments.count(.lookup) == 0)
        }
    }

    @Test func `an answer that comes after a lookup changes nothing`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (pay, id, _, _) = try await Self.begin(test)
            await test.clock.waitForPauses(1)
            test.clock.milliseconds += Limits.paymentMilliseconds
            _ = try await pay.value
            test.payments.find(Self.approved)
            try await test.vault.recoverPayments()
            let events = try test.actions().count
            test.payments.release()
            // Whatever the late answer writes is written before this one.
            for _ in 0..<100 { await Task.yield() }
            _ = try await test.savedCard("4111111111111111")
            #expect(try test.actions().count == events + 1)
            #expect(try await test.vault.payment(id.text, by: test.merchant()).steps[0].processorId == "found")
        }
    }

    @Test func `a lost connection is looked up at once`() async throws {
        let payments = ScriptedPayments([.authorise: .unanswered])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            payments.find(Self.approved)
            let payment = try await test.approved()
            #expect(payment.status == .authorized)
            #expect(payment.steps[0].processorId == "found")
            #expect(payments.calls.map(\.kind) == [.authorise, .lookup])
            payments.find(.answered(.refused(PaymentRefusal(.doNotHonor, by: .issuer))))
            #expect(try await test.approved().refusal?.code == .doNotHonor)
        }
    }

    @Test func `what the processor does not know yet is asked again by whoever reads the payment`() async throws {
        let payments = ScriptedPayments([.authorise: .unanswered])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let payment = try await test.approved()
            #expect(payment.status == .pending)
            #expect(payment.status.checkout == .pending)
            let id = payment.id.text
            await #expect(throws: VaultError.paymentStatus(.pending)) { try await test.vault.capture(id, by: test.merchant()) }
            #expect(try await test.vault.payment(id, by: test.merchant()).status == .pending)
            payments.find(Self.approved)
            #expect(try await test.vault.payment(id, by: test.merchant()).status == .authorized)
            #expect(payments.count(.authorise) == 1)
        }
    }

    struct Found: Sendable, CustomTestStringConvertible {
        let testDescription: String, found: ProcessorLookup, early: PaymentStatus, late: PaymentStatus
    }

    @Test(arguments: [
        Found(testDescription: "approved", found: approved, early: .authorized, late: .authorized),
        Found(
            testDescription: "declined", found: .answered(.refused(PaymentRefusal(.declined, by: .issuer))), early: .declined,
            late: .declined),
        Found(testDescription: "never seen", found: .neverSeen, early: .pending, late: .failed),
        Found(testDescription: "not decided", found: .undecided, early: .pending, late: .pending),
        Found(testDescription: "unanswered still", found: .answered(.unanswered), early: .pending, late: .pending),
    ]) func `after a crash between the two transactions the processor says what it did, and is not asked to do it again`(
        _ row: Found
    ) async throws {
        let folder = try TestFolder()
        let test = try await TestVault.open(folder.path)
        let (pay, id, token, app) = try await Self.begin(test, key: "k")
        // What a crash leaves: the first transaction, and nobody who waits for the processor.
        let after = try await test.reopened()
        test.payments.release()
        await #expect(throws: VaultError.self) { try await pay.value }

        after.payments.find(row.found)
        after.clock.milliseconds += Limits.paymentMilliseconds - 1
        try await after.vault.recoverPayments()
        #expect(try after.store.payment(id, tenant: after.credentials.tenant)?.status == row.early)
        after.clock.milliseconds += 1
        try await after.vault.recoverPayments()
        #expect(try after.store.payment(id, tenant: after.credentials.tenant)?.status == row.late)

        // The app repeats its request, and is told of the same payment.
        let again = try await after.vault.pay(PayRequest(paymentMethodToken: token), key: "k", by: app)
        #expect(again.isReplay)
        #expect(again.payment.id == id)
        #expect(again.payment.status == row.late)
        await #expect(throws: VaultError.instrumentTokenInvalid) {
            try await after.vault.pay(PayRequest(paymentMethodToken: token), key: "other", by: app)
        }
        #expect(after.payments.count(.authorise) == 1)
        #expect(try after.vault.verifyAudit().isIntact)
        await after.vault.close()
    }

    @Test func `a store that fails before the processor is asked charges nothing, and the token stays good`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            try change(test.folder, "CREATE TRIGGER fails BEFORE INSERT ON payment BEGIN SELECT RAISE(ABORT, 'no'); END")
            let error = await #expect(throws: VaultError.self) { try await test.vault.pay(request, key: "k", by: app) }
            guard case .store = error else {
                Issue.record("not the store's error")
                return
            }
            #expect(test.payments.calls.isEmpty)
            try change(test.folder, "DROP TRIGGER fails")
            let answer = try await test.vault.pay(request, key: "k", by: app)
            #expect(!answer.isReplay)
            #expect(answer.payment.status == .authorized)
        }
    }

    @Test func `a store that fails after the processor has charged leaves the payment to be looked up`() async throws {
        let payments = ScriptedPayments()
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let folder = test.folder
            payments.onCall { call in
                guard call.kind == .authorise else { return }
                try? change(folder, "CREATE TRIGGER fails BEFORE UPDATE ON payment BEGIN SELECT RAISE(ABORT, 'no'); END")
            }
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            await #expect(throws: VaultError.self) { try await test.vault.pay(request, key: "k", by: app) }
            try change(folder, "DROP TRIGGER fails")
            payments.onCall { _ in }
            payments.find(Self.approved)
            let again = try await test.vault.pay(request, key: "k", by: app)
            #expect(again.isReplay)
            #expect(again.payment.status == .authorized)
            #expect(payments.count(.authorise) == 1)
            #expect(try await test.vault.recoverPayments() == 0)
        }
    }

    @Test(arguments: [PaymentStep.Kind.capture, .refund, .cancellation]) func `a later step whose answer is lost counts until it is found`(
        _ kind: PaymentStep.Kind
    ) async throws {
        let payments = ScriptedPayments([.capture: .unanswered, .cancel: .unanswered, .refund: .unanswered])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            func move() async throws(VaultError) -> Payment {
                switch kind {
                case .cancellation: try await test.vault.cancel(id, by: test.merchant()).payment
                case .refund: try await test.vault.refund(id, amount: 1_000, by: test.merchant()).payment
                default: try await test.vault.capture(id, amount: 1_000, isFinal: false, by: test.merchant()).payment
                }
            }
            if kind == .refund {
                payments.answer(.capture, .approved(id: nil))
                _ = try await test.vault.capture(id, by: test.merchant())
            }
            let waiting = try await move()
            #expect(waiting.status == (kind == .capture ? .settling : kind == .refund ? .settled : .authorized))
            #expect(waiting.steps.last?.outcome == .pending)
            await #expect(throws: VaultError.self) { try await move() }
            payments.find(.answered(.approved(id: nil)))
            try await test.vault.recoverPayments()
            let settled = try await test.vault.payment(id, by: test.merchant())
            #expect(settled.status == (kind == .capture ? .partiallySettled : kind == .refund ? .settled : .cancelled))
            #expect(settled.refunded == (kind == .refund ? 1_000 : 0))
        }
    }

    @Test func `a damaged payment does not keep the others waiting`() async throws {
        let payments = ScriptedPayments([.authorise: .unanswered])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let damaged = try await test.approved().id.text, sound = try await test.approved().id.text
            try change(
                test.folder, "UPDATE payment SET sealed_progress=zeroblob(90) WHERE id=(SELECT min(id) FROM payment)")
            payments.find(Self.approved)
            #expect(try await test.vault.recoverPayments() == 0)
            let statuses = try [damaged, sound].map { id in
                try test.store.payment(#require(PaymentID(id)), tenant: test.credentials.tenant)?.status
            }
            #expect(Set(statuses) == [.pending, .authorized])
        }
    }

    @Test func `more payments than a page holds are recovered`() async throws {
        let payments = ScriptedPayments([.authorise: .unanswered])
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            for _ in 0..<(Limits.paymentPageMax + 5) { _ = try await test.vault.pay(request, by: test.merchant()) }
            #expect(try await test.vault.recoverPayments() == Limits.paymentPageMax + 5)
            payments.find(Self.approved)
            #expect(try await test.vault.recoverPayments() == 0)
        }
    }
}
