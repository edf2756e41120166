import CofferVault
import Testing

@Suite struct MovingTests {
    @Test func `capture in parts, then give back in parts`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            var payment = try await test.vault.capture(id, amount: 299, isFinal: false, by: test.merchant()).payment
            #expect((payment.status, payment.captured) == (.partiallySettled, 299))
            payment = try await test.vault.capture(id, by: test.merchant()).payment
            #expect((payment.status, payment.captured) == (.settled, 1_299))
            payment = try await test.vault.refund(id, amount: 1_000, reason: "broken", by: test.merchant()).payment
            #expect((payment.status, payment.refunded) == (.settled, 1_000))
            #expect(payment.steps.last?.reason == "broken")
            await #expect(throws: VaultError.amountTooLarge(available: 299)) {
                try await test.vault.refund(id, amount: 300, by: test.merchant())
            }
            payment = try await test.vault.refund(id, by: test.merchant()).payment
            #expect(payment.refunded == 1_299)
            await #expect(throws: VaultError.paymentStatus(.settled)) { try await test.vault.refund(id, by: test.merchant()) }
            #expect(payment.steps.map(\.kind) == [.authorisation, .capture, .capture, .refund, .refund])
            #expect(payment.steps.map(\.number) == [0, 1, 2, 3, 4])
            let moved = test.payments.calls.dropFirst().map { "\($0.kind) \($0.amount)" }
            #expect(moved == ["capture 299", "capture 1000", "refund 1000", "refund 299"])
            #expect(Set(test.payments.calls.map(\.reference)).count == 5)
            let actions = try test.actions().suffix(10)
            #expect(
                actions == [
                    .paymentAuthorised, .paymentAnswered, .paymentCaptured, .paymentAnswered, .paymentCaptured, .paymentAnswered,
                    .paymentRefunded, .paymentAnswered, .paymentRefunded, .paymentAnswered,
                ])
            #expect(try test.vault.verifyAudit().isIntact)
        }
    }

    @Test func `after a final capture nothing more is taken, and only what was taken is given back`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            _ = try await test.vault.capture(id, amount: 500, isFinal: true, by: test.merchant())
            await #expect(throws: VaultError.paymentStatus(.partiallySettled)) { try await test.vault.capture(id, by: test.merchant()) }
            await #expect(throws: VaultError.amountTooLarge(available: 500)) {
                try await test.vault.refund(id, amount: 501, by: test.merchant())
            }
            #expect(try await test.vault.refund(id, by: test.merchant()).payment.refunded == 500)
        }
    }

    @Test func `a cancelled payment is over`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            let payment = try await test.vault.cancel(id, reason: "sold out", by: test.merchant()).payment
            #expect(payment.status == .cancelled)
            #expect(payment.steps.last?.reason == "sold out")
            await #expect(throws: VaultError.paymentStatus(.cancelled)) { try await test.vault.capture(id, by: test.merchant()) }
            await #expect(throws: VaultError.paymentStatus(.cancelled)) { try await test.vault.refund(id, by: test.merchant()) }
            await #expect(throws: VaultError.paymentStatus(.cancelled)) { try await test.vault.cancel(id, by: test.merchant()) }
            #expect(test.payments.calls.count == 2)
        }
    }

    @Test func `what was captured can no longer be cancelled`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            _ = try await test.vault.capture(id, amount: 1, isFinal: false, by: test.merchant())
            await #expect(throws: VaultError.paymentStatus(.partiallySettled)) { try await test.vault.cancel(id, by: test.merchant()) }
        }
    }

    @Test func `many captures at once never take more than the amount`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<10 {
                    group.addTask { _ = try? await test.vault.capture(id, amount: 500, isFinal: false, by: test.merchant()) }
                }
            }
            #expect(test.payments.count(.capture) == 2)
            #expect(try await test.vault.payment(id, by: test.merchant()).captured == 1_000)
        }
    }

    @Test func `many refunds at once never give back more than was taken`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            _ = try await test.vault.capture(id, by: test.merchant())
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<10 { group.addTask { _ = try? await test.vault.refund(id, amount: 400, by: test.merchant()) } }
            }
            #expect(test.payments.count(.refund) == 3)
            #expect(try await test.vault.payment(id, by: test.merchant()).refunded == 1_200)
        }
    }

    @Test func `of a capture and a cancellation at once one wins`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for _ in 0..<20 {
                let id = try await test.approved().id.text
                async let captured = try? test.vault.capture(id, by: test.merchant())
                async let cancelled = try? test.vault.cancel(id, by: test.merchant())
                let outcomes = await [captured != nil, cancelled != nil]
                #expect(outcomes.count(where: { $0 }) == 1)
            }
        }
    }

    @Test(arguments: [ScriptedPayments.Call.Kind.capture, .cancel, .refund]) func `a processor's refusal changes nothing`(
        _ kind: ScriptedPayments.Call.Kind
    ) async throws {
        let payments = ScriptedPayments()
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            if kind == .refund { _ = try await test.vault.capture(id, by: test.merchant()) }
            let before = try await test.vault.payment(id, by: test.merchant())
            payments.answer(kind, .refused(PaymentRefusal(.error, by: .gateway)))
            @Sendable func move() async throws(VaultError) -> PaymentAnswer {
                switch kind {
                case .capture: try await test.vault.capture(id, by: test.merchant())
                case .cancel: try await test.vault.cancel(id, by: test.merchant())
                default: try await test.vault.refund(id, by: test.merchant())
                }
            }
            await #expect(throws: VaultError.paymentRefused(.error)) { try await move() }
            let after = try await test.vault.payment(id, by: test.merchant())
            #expect((after.status, after.captured, after.refunded) == (before.status, before.captured, before.refunded))
            #expect(after.steps.count == before.steps.count + 1)
            payments.answer(kind, .approved(id: nil))
            _ = try await move()
        }
    }

    @Test(arguments: ["4242 4242 4242 4242", String(repeating: "r", count: Limits.textBytesMax + 1)])
    func `a reason is a short text without a card number`(_ reason: String) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            await #expect(throws: VaultError.invalidPayment(field: .reason)) {
                try await test.vault.cancel(id, reason: reason, by: test.merchant())
            }
            #expect(try await test.vault.payment(id, by: test.merchant()).status == .authorized)
        }
    }
}
