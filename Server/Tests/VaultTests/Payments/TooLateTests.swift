import CofferVault
import Testing

/// Answers that come after the vault has put a step down as failed, because the processor said that it had never seen it.
@Suite struct TooLateTests {
    /// A payment that failed here while its processor still works on it.
    private static func failed(_ test: TestVault, key: String? = nil) async throws -> (id: PaymentID, token: String, app: CheckoutCaller) {
        let app = try await test.payingApp()
        let token = try await test.freshToken(for: app)
        test.payments.hold(.authorise)
        let pay = Task { try await test.vault.pay(PayRequest(paymentMethodToken: token), key: key, by: app) }
        await test.payments.waitForHeld(1)
        let id = try #require(test.payments.calls.last).reference.payment
        await test.clock.waitForPauses(1)
        test.clock.milliseconds += Limits.paymentMilliseconds
        #expect(try await pay.value.payment.status == .pending)
        test.payments.find(.neverSeen)
        #expect(try await test.vault.recoverPayments() == 0)
        #expect(try await test.vault.payment(id.text, by: test.merchant()).status == .failed)
        return (id, token, app)
    }

    private static func wait(_ test: TestVault, for id: PaymentID, until isThere: (Payment) -> Bool) async throws -> Payment {
        while true {
            let payment = try #require(try test.vault.payments(by: test.merchant()).payments.first { $0.id == id })
            if isThere(payment) { return payment }
            await Task.yield()
        }
    }

    @Test func `an authorisation that is approved after it was put down as failed is given up at the processor`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (id, token, app) = try await Self.failed(test, key: "k")
            test.payments.release()
            let payment = try await Self.wait(test, for: id) { $0.steps.last?.outcome == .approved }
            #expect(payment.status == .failed)
            #expect(payment.refusal == PaymentRefusal(.error, by: .application))
            #expect(payment.steps.map(\.kind) == [.authorisation, .cancellation])
            #expect(payment.steps[0].processorId == "p-\(id.text).0")
            let cancel = ScriptedPayments.Call(kind: .cancel, reference: PaymentReference(payment: id, step: 1), amount: 1_299)
            #expect(test.payments.calls.filter { $0.kind == .cancel } == [cancel])
            #expect(
                try test.actions().suffix(5) == [
                    .paymentAuthorised, .paymentAnswered, .paymentAnswered, .paymentCancelled, .paymentAnswered,
                ])
            #expect(try test.vault.verifyAudit().isIntact)
            #expect(try test.store.openPayments(after: nil, limit: 10).isEmpty)
            // The app is told what it was told, and the merchant can take nothing.
            let again = try await test.vault.pay(PayRequest(paymentMethodToken: token), key: "k", by: app)
            #expect(again.isReplay && again.payment.status == .failed && again.payment.steps.count == 1)
            await #expect(throws: VaultError.paymentStatus(.failed)) { try await test.vault.capture(id.text, by: test.merchant()) }
        }
    }

    @Test(arguments: [
        ProcessorAnswer.refused(PaymentRefusal(.declined, by: .issuer)), .actionRequired(id: "act", reason: "3DS"), .unanswered,
    ]) func `any other answer that comes after it changes nothing`(_ answer: ProcessorAnswer) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (id, _, _) = try await Self.failed(test)
            test.payments.answer(.authorise, answer)
            let before = try await test.vault.payment(id.text, by: test.merchant())
            let events = try test.actions().count
            test.payments.release()
            // Whatever the late answer writes is written before this one.
            for _ in 0..<100 { await Task.yield() }
            _ = try await test.savedCard("4111111111111111")
            #expect(try test.actions().count == events + 1)
            #expect(try await test.vault.payment(id.text, by: test.merchant()) == before)
            #expect(test.payments.count(.cancel) == 0)
        }
    }

    @Test func `giving up is asked for until the processor has heard of it, also after a crash`() async throws {
        let folder = try TestFolder()
        let test = try await TestVault.open(folder.path)
        let (id, _, _) = try await Self.failed(test)
        test.payments.answer(.cancel, .unanswered)
        test.payments.find(.undecided)
        test.payments.release()
        _ = try await Self.wait(test, for: id) { $0.steps.count == 2 }
        while test.payments.calls.last?.kind != .lookup || test.payments.count(.cancel) == 0 { await Task.yield() }
        let open = try #require(try test.store.openPayments(after: nil, limit: 10).first)
        #expect(open.id == id && open.status == .failed)
        #expect(test.payments.count(.cancel) == 1)

        let after = try await test.reopened()
        #expect(try await after.vault.recoverPayments() == 1)
        #expect(after.payments.count(.cancel) == 1, "the processor is working on it")
        after.payments.find(.neverSeen)
        #expect(try await after.vault.recoverPayments() == 1)
        #expect(after.payments.count(.cancel) == 2)
        after.payments.answer(.cancel, .approved(id: nil))
        #expect(try await after.vault.recoverPayments() == 0)
        let references = Set(after.payments.calls.filter { $0.kind == .cancel }.map(\.reference))
        #expect(references == [PaymentReference(payment: id, step: 1)])
        let payment = try await after.vault.payment(id.text, by: after.merchant())
        #expect(payment.status == .failed && payment.steps.last?.outcome == .approved)
        #expect(try after.vault.verifyAudit().isIntact)
        await after.vault.close()
    }

    @Test(arguments: [ScriptedPayments.Call.Kind.capture, .refund, .cancel])
    func `a later step that is done after it was put down as failed is written down after all`(
        _ kind: ScriptedPayments.Call.Kind
    ) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id
            if kind == .refund { _ = try await test.vault.capture(id.text, by: test.merchant()) }
            @Sendable func move() async throws(VaultError) -> PaymentAnswer {
                switch kind {
                case .capture: try await test.vault.capture(id.text, amount: 1_000, key: "k", by: test.merchant())
                case .refund: try await test.vault.refund(id.text, amount: 1_000, key: "k", by: test.merchant())
                default: try await test.vault.cancel(id.text, key: "k", by: test.merchant())
                }
            }
            test.payments.hold(kind)
            let moving = Task { () async throws(VaultError) in try await move() }
            await test.payments.waitForHeld(1)
            await test.clock.waitForPauses(1)
            test.clock.milliseconds += Limits.paymentMilliseconds
            _ = try await moving.value
            test.payments.find(.neverSeen)
            #expect(try await test.vault.recoverPayments() == 0)
            let refused = try await test.vault.payment(id.text, by: test.merchant())
            #expect(refused.steps.last?.outcome == .refused(PaymentRefusal(.error, by: .application)))
            test.payments.release()
            let payment = try await Self.wait(test, for: id) { $0.steps.last?.outcome == .approved }
            #expect(payment.captured == (kind == .capture ? 1_000 : kind == .refund ? 1_299 : 0))
            #expect(payment.refunded == (kind == .refund ? 1_000 : 0))
            #expect(payment.status == (kind == .capture ? .partiallySettled : kind == .refund ? .settled : .cancelled))
            #expect(test.payments.count(.cancel) == (kind == .cancel ? 1 : 0))
            // What was told under the key stays what was told.
            await #expect(throws: VaultError.paymentRefused(.error)) { try await move() }
        }
    }
}
