import CofferVault
import Testing

@Suite struct ActionTests {
    /// A payment that waits for its customer, and the app that made it.
    private static func waiting(_ test: TestVault, keeps: Bool = false) async throws -> (payment: Payment, app: CheckoutCaller) {
        test.payments.answer(.authorise, .actionRequired(id: "act", reason: "3DS"))
        let app = try await test.payingApp(.payable(keeps: keeps))
        let token = try await test.freshToken(for: app)
        return (try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app).payment, app)
    }

    private static func token(_ test: TestVault, _ action: PaymentAction) throws -> String {
        guard case .complete(let token) = try test.vault.poll(action.id) else { throw VaultError.actionUndecided }
        return token
    }

    @Test func `an approved action goes on with the payment`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            #expect(payment.status == .pending)
            #expect(payment.steps[0].outcome == .actionRequired)
            let action = try #require(payment.requiredAction)
            #expect(action.reason == "3DS")
            #expect(action.decision == nil)
            let page = try test.vault.actionPage(action.id)
            #expect((page.amount, page.currency, page.last4, page.isOpen) == (1_299, "EUR", "4242", true))
            #expect(try test.vault.poll(action.id) == .pending)

            try await test.vault.decideAction(action.id, approve: true)
            #expect(try test.vault.actionPage(action.id).decision == true)
            #expect(try test.vault.actionPage(action.id).isOpen == false)
            let token = try Self.token(test, action)
            let resumed = try await test.vault.resume(payment.id.text, resumeToken: token, by: app)
            #expect(resumed.status == .authorized)
            #expect(resumed.requiredAction == nil)
            #expect(test.payments.calls.last?.isApproved == true)
            #expect(
                try test.actions().suffix(5) == [
                    .paymentAuthorised, .paymentAnswered, .paymentDecided, .paymentResumed, .paymentAnswered,
                ])
            #expect(try test.vault.verifyAudit().isIntact)
            #expect(try await test.vault.capture(payment.id.text, by: test.merchant()).payment.status == .settled)
        }
    }

    @Test func `a refused action ends in a declined payment`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            let action = try #require(payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: false)
            test.payments.answer(.resume, .refused(PaymentRefusal(.authenticationRequired, by: .issuer)))
            let resumed = try await test.vault.resume(payment.id.text, resumeToken: try Self.token(test, action), by: app)
            #expect(resumed.status == .declined)
            #expect(resumed.refusal?.code == .authenticationRequired)
            #expect(test.payments.calls.last?.isApproved == false)
        }
    }

    @Test func `an action is decided once`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let action = try #require(try await Self.waiting(test).payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            for approve in [true, false] {
                await #expect(throws: VaultError.actionClosed) { try await test.vault.decideAction(action.id, approve: approve) }
            }
            #expect(try test.vault.actionPage(action.id).decision == true)
        }
    }

    @Test func `of many decisions at once one counts`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let action = try #require(try await Self.waiting(test).payment.requiredAction)
            let decided = await withTaskGroup(of: Bool?.self) { group in
                for number in 0..<10 {
                    group.addTask {
                        let approve = number % 2 == 0
                        do { try await test.vault.decideAction(action.id, approve: approve) } catch { return nil }
                        return approve
                    }
                }
                var decided: [Bool] = []
                for await decision in group { if let decision { decided.append(decision) } }
                return decided
            }
            #expect(decided.count == 1)
            #expect(try test.vault.actionPage(action.id).decision == decided.first)
        }
    }

    @Test func `going on twice asks the processor once and gives the payment again`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            let action = try #require(payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            let token = try Self.token(test, action)
            let first = try await test.vault.resume(payment.id.text, resumeToken: token, by: app)
            let second = try await test.vault.resume(payment.id.text, resumeToken: token, by: test.merchant())
            #expect(first == second)
            #expect(test.payments.count(.resume) == 1)
        }
    }

    @Test func `going on twice at once asks the processor once`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            let action = try #require(payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            let token = try Self.token(test, action), id = payment.id.text
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<10 { group.addTask { _ = try? await test.vault.resume(id, resumeToken: token, by: app) } }
            }
            #expect(test.payments.count(.resume) == 1)
            #expect(try await test.vault.payment(id, by: app).status == .authorized)
        }
    }

    @Test func `an undecided payment does not go on`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            let other = try await Self.waiting(test).payment
            let otherAction = try #require(other.requiredAction)
            try await test.vault.decideAction(otherAction.id, approve: true)
            for wrong in ["", "x", try Self.token(test, otherAction), String(repeating: "A", count: 22)] {
                await #expect(throws: VaultError.resumeTokenInvalid) {
                    try await test.vault.resume(payment.id.text, resumeToken: wrong, by: app)
                }
            }
            #expect(test.payments.count(.resume) == 0)
            #expect(try await test.vault.payment(payment.id.text, by: app).status == .pending)
        }
    }

    @Test func `a payment that never needed an action does not go on`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let payment = try await test.approved()
            await #expect(throws: VaultError.resumeTokenInvalid) {
                try await test.vault.resume(payment.id.text, resumeToken: "AAAAAAAAAAAAAAAAAAAAAA", by: test.merchant())
            }
        }
    }

    @Test func `what is not the id of an action is the id of nothing`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let action = try #require(try await Self.waiting(test).payment.requiredAction)
            // The same payment with another secret, and whatever else is near.
            let guessed = String(action.id.dropLast(4)) + "AAAA"
            for wrong in ["", "x", guessed, String(action.id.dropLast()), action.id + "A", String(repeating: "A", count: action.id.count)] {
                #expect(throws: VaultError.paymentNotFound) { try test.vault.poll(wrong) }
                #expect(throws: VaultError.paymentNotFound) { try test.vault.actionPage(wrong) }
                await #expect(throws: VaultError.paymentNotFound) { try await test.vault.decideAction(wrong, approve: true) }
            }
            #expect(try test.vault.poll(action.id) == .pending)
        }
    }

    @Test func `an action that nobody takes in time is refused, by whoever comes first`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            test.payments.answer(.resume, .refused(PaymentRefusal(.authenticationRequired, by: .issuer)))
            let (payment, app) = try await Self.waiting(test)
            let left = try await Self.waiting(test).payment
            let action = try #require(payment.requiredAction)
            test.clock.milliseconds = action.expiresAt - 1
            #expect(try test.vault.poll(action.id) == .pending)
            #expect(try await test.vault.recoverPayments() == 2)
            test.clock.milliseconds += 1
            await #expect(throws: VaultError.actionClosed) { try await test.vault.decideAction(action.id, approve: true) }
            let token = try Self.token(test, action)
            #expect(try await test.vault.resume(payment.id.text, resumeToken: token, by: app).status == .declined)
            #expect(try await test.vault.recoverPayments() == 0)
            #expect(try await test.vault.payment(left.id.text, by: test.merchant()).status == .declined)
            #expect(test.payments.calls.filter { $0.kind == .resume }.map(\.isApproved) == [false, false])
        }
    }

    @Test func `an approval that is not taken up in time counts as none`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let payment = try await Self.waiting(test).payment
            let action = try #require(payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            test.clock.milliseconds = action.expiresAt
            try await test.vault.recoverPayments()
            #expect(test.payments.calls.last?.isApproved == false)
        }
    }

    @Test func `a payment that was cancelled meanwhile can be neither decided nor gone on with`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            let action = try #require(payment.requiredAction)
            #expect(try await test.vault.cancel(payment.id.text, by: test.merchant()).payment.status == .cancelled)
            await #expect(throws: VaultError.actionClosed) { try await test.vault.decideAction(action.id, approve: true) }
            // Whoever polls is told to go on, and then what became of it.
            let token = try Self.token(test, action)
            #expect(try await test.vault.resume(payment.id.text, resumeToken: token, by: app).status == .cancelled)
            #expect(test.payments.count(.resume) == 0)
        }
    }

    @Test func `when going on gets no answer the processor is told again only if it never heard of it`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test)
            let action = try #require(payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            test.payments.answer(.resume, .unanswered)
            let waiting = try await test.vault.resume(payment.id.text, resumeToken: try Self.token(test, action), by: app)
            #expect(waiting.status == .pending)
            #expect(waiting.requiredAction == nil)
            test.payments.find(.answered(.actionRequired(id: "act", reason: "3DS")))
            test.payments.answer(.resume, .approved(id: "late"))
            #expect(try await test.vault.payment(payment.id.text, by: app).status == .authorized)
            #expect(test.payments.calls.filter { $0.kind == .resume }.map(\.isApproved) == [true, true])
        }
    }

    @Test func `the same request again gets the action again`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            test.payments.answer(.authorise, .actionRequired(id: nil, reason: "3DS"))
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            let first = try await test.vault.pay(request, key: "k", by: app).payment
            let action = try #require(first.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            let again = try await test.vault.pay(request, key: "k", by: app)
            #expect(again.isReplay)
            #expect(again.payment == first)
        }
    }

    @Test func `no text form shows what opens doors`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let payment = try await Self.waiting(test).payment
            let action = try #require(payment.requiredAction)
            try await test.vault.decideAction(action.id, approve: true)
            let poll = try test.vault.poll(action.id)
            var text = "\(payment)\(action)\(poll)" + String(reflecting: payment) + String(reflecting: poll)
            dump(payment, to: &text)
            dump(poll, to: &text)
            #expect(!text.contains(action.id))
            #expect(!text.contains(try Self.token(test, action)))
            #expect(!text.contains("Ada"))
        }
    }

    @Test func `a card that is to be kept waits sealed for its customer, and not longer`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (payment, app) = try await Self.waiting(test, keeps: true)
            let action = try #require(payment.requiredAction)
            #expect(try count(test.folder, "payment WHERE sealed_number IS NOT NULL") == 1)
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).isEmpty)
            try await test.vault.decideAction(action.id, approve: true)
            let resumed = try await test.vault.resume(payment.id.text, resumeToken: try Self.token(test, action), by: app)
            let card = try #require(try test.vault.cards(of: "cus_1", by: test.partner).first)
            #expect(resumed.instrument.card == card.id)
            #expect((card.last4, card.person.holderName) == ("4242", "Ada Test"))
            #expect(try count(test.folder, "payment WHERE sealed_number IS NOT NULL") == 0)
            // It is the card: it pays.
            test.payments.answer(.authorise, .approved(id: nil))
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            #expect(try await test.vault.pay(request, by: test.merchant()).payment.status == .authorized)
        }
    }

    @Test(arguments: [true, false]) func `a number that waited is forgotten when the payment ends otherwise`(_ isCancelled: Bool)
        async throws
    {
        try await TestVault.with { (test: TestVault) async throws in
            test.payments.answer(.resume, .refused(PaymentRefusal(.authenticationRequired, by: .issuer)))
            let (payment, app) = try await Self.waiting(test, keeps: true)
            let action = try #require(payment.requiredAction)
            if isCancelled {
                _ = try await test.vault.cancel(payment.id.text, by: test.merchant())
            } else {
                try await test.vault.decideAction(action.id, approve: false)
                _ = try await test.vault.resume(payment.id.text, resumeToken: try Self.token(test, action), by: app)
            }
            #expect(try count(test.folder, "payment WHERE sealed_number IS NOT NULL") == 0)
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).isEmpty)
        }
    }
}
