import CofferVault
import CofferWire
import Testing

@Suite struct KeepingOnSuccessTests {
    private static func pay(
        _ test: TestVault, _ content: ClientSessionObject = .payable(keeps: true), year: String = "2030"
    ) async throws -> Payment {
        let app = try await test.payingApp(content)
        let token = try await test.freshToken(for: app, year: year)
        return try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app).payment
    }

    private static func cards(_ test: TestVault) throws -> [StoredCard] { try test.vault.cards(of: "cus_1", by: test.partner) }

    @Test func `a card that has paid is kept, with the payment's success`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let payment = try await Self.pay(test)
            let card = try #require(try Self.cards(test).first)
            #expect(payment.status == .authorized)
            #expect(payment.instrument.card == card.id)
            #expect(payment.instrument.token == card.token)
            #expect(card.status == .verified)
            #expect((card.last4, card.month, card.year, card.person.holderName) == ("4242", 12, 2030, "Ada Test"))
            #expect(try test.actions().suffix(3) == [.paymentAuthorised, .cardAdded, .paymentAnswered])
            // It is one of the customer's: it pays again, and adding it again is known.
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            #expect(try await test.vault.pay(request, by: test.merchant()).payment.instrument.isVaulted)
            await #expect(throws: VaultError.cardAlreadyAdded) { try await test.vault.addCard(.test(), by: test.partner) }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, answer: ProcessorAnswer, content: ClientSessionObject
        init(_ name: String, _ answer: ProcessorAnswer = .approved(id: nil), _ content: ClientSessionObject = .payable(keeps: true)) {
            testDescription = name
            self.answer = answer
            self.content = content
        }
    }

    @Test(arguments: [
        Row("declined", .refused(PaymentRefusal(.declined, by: .issuer))),
        Row("failed", .refused(PaymentRefusal(.error, by: .application))),
        Row("unanswered", .unanswered), Row("not asked for", .approved(id: nil), .payable(keeps: false)),
        Row("of nobody", .approved(id: nil), .payable(customer: nil, keeps: true)),
    ]) func `no other card is kept`(_ row: Row) async throws {
        try await TestVault.with(payments: ScriptedPayments([.authorise: row.answer])) { (test: TestVault) async throws in
            let payment = try await Self.pay(test, row.content)
            #expect(!payment.instrument.isVaulted)
            #expect(try count(test.folder, "card") == 0)
            #expect(try count(test.folder, "payment WHERE sealed_number IS NOT NULL") == 0)
        }
    }

    @Test func `a number that the customer has already is not kept twice`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            #expect(try await Self.pay(test).instrument.card == card.id)
            #expect(try Self.cards(test).map(\.year) == [2030])
            // With a new expiry it is the same card with a new expiry (D12).
            #expect(try await Self.pay(test, year: "2031").instrument.card == card.id)
            #expect(try Self.cards(test).map(\.year) == [2031])
            #expect(try test.actions().suffix(2) == [.cardExpiryUpdated, .paymentAnswered])
        }
    }

    @Test func `a customer without a place left pays all the same`() async throws {
        var settings = VaultSettings()
        settings.savedCardsMax = 1
        try await TestVault.with(settings: settings) { (test: TestVault) async throws in
            _ = try await test.savedCard("4111111111111111")
            let payment = try await Self.pay(test)
            #expect(payment.status == .authorized)
            #expect(!payment.instrument.isVaulted)
            #expect(try Self.cards(test).map(\.last4) == ["1111"])
        }
    }

    @Test func `the first answer shows the card, also when it is replayed`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await test.payingApp(.payable(keeps: true))
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            let first = try await test.vault.pay(request, key: "k", by: app).payment
            let again = try await test.vault.pay(request, key: "k", by: app)
            #expect(again.isReplay && again.payment == first)
        }
    }
}
