import CofferCrypto
import CofferFoundation
import CofferVault
import CofferWire
import Testing

@Suite struct PayingTests {
    @Test func `an app pays with a card that it typed`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let answer = try await test.vault.pay(PayRequest(paymentMethodToken: try await test.freshToken(for: app)), by: app)
            let payment = answer.payment
            #expect(!answer.isReplay)
            #expect(payment.status == .authorized)
            #expect((payment.amount, payment.currency) == (1_299, "EUR"))
            #expect(payment.account?.text == "cus_1")
            #expect(payment.orderId == "o-1")
            #expect(payment.instrument.last4 == "4242")
            #expect(payment.instrument.bin == "424242")
            #expect((payment.instrument.month, payment.instrument.year) == (12, 2030))
            #expect(payment.instrument.holderName == "Ada Test")
            #expect(!payment.instrument.isVaulted)
            #expect(payment.processor == "SCRIPT")
            #expect(payment.steps.map(\.kind) == [.authorisation])
            #expect(payment.steps[0].processorId == "p-\(payment.id.text).0")
            #expect(try ClientSessionObject(json: payment.content) == .payable())
            #expect(
                test.payments.calls == [
                    ScriptedPayments.Call(
                        kind: .authorise, reference: PaymentReference(payment: payment.id, step: 0), amount: 1_299, last4: "4242",
                        hasCode: true)
                ])
            #expect(try await test.vault.payment(payment.id.text, by: test.merchant()) == payment)
            #expect(try await test.vault.payment(payment.id.text, by: app) == payment)
        }
    }

    @Test(arguments: [nil, "123"]) func `an app pays with a saved card, with and without its code`(_ code: String?) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let app = try await test.payingApp()
            let token = try test.savedToken(card, for: app, code: code)
            let payment = try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app).payment
            #expect(payment.status == .authorized)
            #expect(payment.instrument.isVaulted)
            #expect(payment.instrument.card == card.id)
            #expect(payment.instrument.token == card.token)
            #expect(test.payments.calls.map(\.hasCode) == [code != nil])
            let events = try test.store.auditEvents(after: 0, limit: 100).map(\.event).suffix(2)
            #expect(events.map(\.action) == [.paymentAuthorised, .paymentAnswered])
            for event in events {
                #expect(event.card == card.id)
                #expect(event.payment == payment.id)
                #expect(event.actor == "client-session")
            }
            #expect(try test.vault.verifyAudit().isIntact)
        }
    }

    @Test func `a merchant pays with a saved card's token, again and again`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable(customer: nil))
            let first = try await test.vault.pay(request, by: test.merchant()).payment
            let second = try await test.vault.pay(request, by: test.merchant()).payment
            #expect(first.id != second.id)
            #expect(first.status == .authorized)
            #expect(first.account?.text == "cus_1")
            #expect(test.payments.calls.map(\.hasCode) == [false, false])
        }
    }

    @Test func `what a merchant leaves open, the session of a single-use token fills`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let token = try await test.freshToken(for: app)
            let request = PayRequest(paymentMethodToken: token, content: ClientSessionObject(amount: 500))
            let payment = try await test.vault.pay(request, by: test.merchant()).payment
            #expect((payment.amount, payment.currency, payment.orderId) == (500, "EUR", "o-1"))
            #expect(payment.account?.text == "cus_1")
        }
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String, refusal: PaymentRefusal, status: PaymentStatus, declineType: String?
    }

    @Test(arguments: [
        Refused(
            testDescription: "by the issuer, for now", refusal: PaymentRefusal(.insufficientFunds, by: .issuer), status: .declined,
            declineType: "SOFT_DECLINE"),
        Refused(
            testDescription: "by the issuer, for good", refusal: PaymentRefusal(.lostOrStolenCard, by: .issuer), status: .declined,
            declineType: "HARD_DECLINE"),
        Refused(
            testDescription: "by the processor", refusal: PaymentRefusal(.suspectedFraud, by: .gateway), status: .declined,
            declineType: "HARD_DECLINE"),
        Refused(testDescription: "by an accident", refusal: PaymentRefusal(.error, by: .application), status: .failed, declineType: nil),
    ]) func `a refused payment is a payment with its reason`(_ row: Refused) async throws {
        try await TestVault.with(payments: ScriptedPayments([.authorise: .refused(row.refusal)])) { (test: TestVault) async throws in
            let payment = try await test.approved()
            #expect(payment.status == row.status)
            #expect(payment.status.checkout == .failed)
            #expect(payment.refusal == row.refusal)
            #expect(payment.refusal?.declineType == row.declineType)
            await #expect(throws: VaultError.paymentStatus(row.status)) {
                try await test.vault.capture(payment.id.text, by: test.merchant())
            }
        }
    }

    @Test func `a token pays once, also when two try at the same time`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp()
            let token = try await test.freshToken(for: app)
            let outcomes = await withTaskGroup(of: String.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        do throws(VaultError) {
                            return try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app).payment.status.rawValue
                        } catch { return error.code }
                    }
                }
                return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            }
            #expect(outcomes == ["AUTHORIZED": 1, "vault.instrument-token-invalid": 19])
            #expect(test.payments.count(.authorise) == 1)
            #expect(try test.vault.payments(by: test.merchant()).payments.count == 1)
        }
    }

    @Test func `a card that was deleted after its exchange does not pay`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let app = try await test.payingApp()
            let token = try test.savedToken(card, for: app)
            _ = try await test.vault.deleteCard(card.id.text, of: "cus_1", by: test.partner)
            await #expect(throws: VaultError.instrumentTokenInvalid) {
                try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app)
            }
            await #expect(throws: VaultError.instrumentTokenInvalid) {
                try await test.vault.pay(PayRequest(paymentMethodToken: card.token.text, content: .payable()), by: test.merchant())
            }
            #expect(test.payments.calls.isEmpty)
        }
    }

    @Test func `a card that has expired meanwhile is declined, and its number stays here`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard(month: "02", year: "2026")
            test.clock.milliseconds = 1_772_582_400_000  // 2026-03-04
            let app = try await test.payingApp()
            let payment = try await test.vault.pay(PayRequest(paymentMethodToken: try test.savedToken(card, for: app)), by: app).payment
            #expect(payment.status == .declined)
            #expect(payment.refusal?.code == .expiredCard)
            #expect(test.payments.calls.isEmpty)
            #expect(try test.store.openPayments(after: nil, limit: 10).isEmpty)
        }
    }

    struct Amount: Sendable, CustomTestStringConvertible {
        let testDescription: String, content: ClientSessionObject, field: PaymentField
        init(_ name: String, _ content: ClientSessionObject, _ field: PaymentField) {
            testDescription = name
            self.content = content
            self.field = field
        }
    }

    @Test(arguments: [
        Amount("nothing to pay", .payable(amount: 0), .amount), Amount("a negative amount", .payable(amount: -1), .amount),
        Amount("no amount", .payable(amount: nil), .amount),
        Amount("one more than networks carry", .payable(amount: Limits.amountMax + 1), .amount),
        Amount("the largest integer", .payable(amount: .max), .amount), Amount("no currency", .payable(currency: nil), .currencyCode),
        Amount("a currency in small letters", .payable(currency: "eur"), .currencyCode),
        Amount("a currency of four letters", .payable(currency: "EURO"), .currencyCode),
        Amount("a customer that can be none", .payable(customer: "cus 1"), .customerId),
        Amount("an overlong order", .payable(order: String(repeating: "o", count: Limits.textBytesMax + 1)), .orderId),
    ]) func `what cannot be paid is refused before anything happens, and the token stays good`(_ row: Amount) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            await #expect(throws: VaultError.invalidPayment(field: row.field)) {
                try await test.vault.pay(PayRequest(paymentMethodToken: card.token.text, content: row.content), by: test.merchant())
            }
            #expect(test.payments.calls.isEmpty)
            #expect(try test.vault.payments(by: test.merchant()).payments.isEmpty)
        }
    }

    @Test(arguments: [Int64(1), Limits.amountMax]) func `the least and the most that can be paid are paid`(_ amount: Int64) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable(amount: amount))
            let payment = try await test.vault.pay(request, by: test.merchant()).payment
            #expect(payment.amount == amount)
            #expect(try await test.vault.capture(payment.id.text, by: test.merchant()).payment.captured == amount)
        }
    }

    @Test func `whoever may not pay does not`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let payment = try await test.approved()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            await #expect(throws: VaultError.notPermitted) { try await test.vault.pay(request, by: test.partner) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.payment(payment.id.text, by: test.partner) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.capture(payment.id.text, by: test.partner) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.cancel(payment.id.text, by: test.partner) }
            await #expect(throws: VaultError.notPermitted) { try await test.vault.refund(payment.id.text, by: test.partner) }
            #expect(throws: VaultError.notPermitted) { try test.vault.payments(by: test.partner) }
            #expect(APIKeyKind.publishableKey.scopes.isEmpty)
            #expect(APIKeyKind.secretKey.scopes.contains(.managePayments))
            #expect(!APIKeyKind.clientSecret.scopes.contains(.managePayments))
        }
    }

    @Test func `another tenant's and session's payments are absent ones`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let payment = try await test.approved()
            let other = try await test.vault.createTenant(name: "Other").tenant
            let stranger = Caller(tenant: other, scopes: [.managePayments], account: nil, actor: "stranger")
            let id = payment.id.text
            for absent in [id, "", "x", String(id.dropLast()), id + "A", TimedID.bounds(at: 1).lowest.text] {
                await #expect(throws: VaultError.paymentNotFound) { try await test.vault.payment(absent, by: stranger) }
                await #expect(throws: VaultError.paymentNotFound) { try await test.vault.capture(absent, by: stranger) }
                await #expect(throws: VaultError.paymentNotFound) { try await test.vault.cancel(absent, by: stranger) }
                await #expect(throws: VaultError.paymentNotFound) { try await test.vault.refund(absent, by: stranger) }
                await #expect(throws: VaultError.paymentNotFound) {
                    try await test.vault.resume(absent, resumeToken: "x", by: stranger)
                }
            }
            #expect(try test.vault.payments(by: stranger).payments.isEmpty)
            // The same customer in another session is another app as well.
            let app = try await test.payingApp()
            await #expect(throws: VaultError.paymentNotFound) { try await test.vault.payment(id, by: app) }
            await #expect(throws: VaultError.paymentNotFound) { try await test.vault.resume(id, resumeToken: "x", by: app) }
        }
    }

    @Test func `an app cannot pay with another session's token, nor with a merchant's`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let app = try await test.payingApp(), other = try await test.payingApp()
            for token in [try test.savedToken(card, for: other), try await test.freshToken(for: other), card.token.text, "", "x"] {
                await #expect(throws: VaultError.instrumentTokenInvalid) {
                    try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app)
                }
            }
            #expect(test.payments.calls.isEmpty)
        }
    }

    @Test func `a merchant cannot charge one customer's card to another`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            await #expect(throws: VaultError.invalidPayment(field: .customerId)) {
                try await test.vault.pay(
                    PayRequest(paymentMethodToken: card.token.text, content: .payable(customer: "cus_2")), by: test.merchant())
            }
            #expect(test.payments.calls.isEmpty)
        }
    }

    @Test func `a payment is in the audit log before the processor sees its number`() async throws {
        let payments = ScriptedPayments()
        try await TestVault.with(payments: payments) { (test: TestVault) async throws in
            let seen = Seen<[AuditAction]>()
            payments.onCall { call in
                guard call.kind == .authorise, let events = try? test.store.auditEvents(after: 0, limit: 1_000) else { return }
                let own = events.filter { $0.event.payment == call.reference.payment }
                seen.value = own.map(\.event.action)
            }
            _ = try await test.approved()
            #expect(seen.value == [.paymentAuthorised])
        }
    }
}

/// A value that a processor's call leaves for its test.
final class Seen<T: Sendable>: @unchecked Sendable {
    // `@unchecked`: `stored` is touched under `lock` only.
    private let lock = NSLock()
    private var stored: T?

    var value: T? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
