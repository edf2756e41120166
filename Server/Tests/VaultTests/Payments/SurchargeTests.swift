import CofferVault
import CofferWire
import Testing

/// What a card costs in addition is said by the card that pays, not by the app.
@Suite struct SurchargeTests {
    /// 12.99 EUR; Visa costs 50 more, American Express 200, every other card 10.
    private static let content = ClientSessionObject(
        orderId: "o-1", currencyCode: "EUR", amount: 1_299, customerId: "cus_1",
        paymentMethod: SessionPaymentMethodObject(options: [
            PaymentMethodOption(
                type: "PAYMENT_CARD", surcharge: 10,
                networks: [NetworkSurcharge(type: "VISA", surcharge: 50), NetworkSurcharge(type: "AMEX", surcharge: 200)])
        ]))

    static let choices: [ClientSessionAction?] = [
        nil, .unselectPaymentMethod, .setSurchargeFee(amount: 0), .selectPaymentMethod(type: "PAYPAL", network: nil),
        .selectPaymentMethod(type: "PAYMENT_CARD", network: "VISA"), .selectPaymentMethod(type: "PAYMENT_CARD", network: "AMEX"),
        .selectPaymentMethod(type: "PAYMENT_CARD", network: "JCB"), .selectPaymentMethod(type: "PAYMENT_CARD", network: nil),
    ]

    private static func app(_ test: TestVault, chose action: ClientSessionAction?) async throws -> CheckoutCaller {
        let app = try await test.payingApp(content)
        if let action {
            _ = try await test.vault.changeClientSession(by: app) { content throws(VaultError) in content = content.applying(action) }
        }
        return app
    }

    private static func expect(_ payment: Payment, _ surcharge: Int64, charged test: TestVault) throws {
        #expect(payment.amount == 1_299 + surcharge)
        #expect(test.payments.calls.last?.amount == 1_299 + surcharge)
        let fees = try ClientSessionObject(json: payment.content).order?.fees
        #expect(fees == [FeeObject(amount: surcharge, type: "SURCHARGE")])
    }

    @Test(arguments: choices) func `a saved card pays its own network's surcharge, whatever the app chose`(
        _ choice: ClientSessionAction?
    ) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for (number, code, surcharge) in [
                ("4242424242424242", "123", 50 as Int64), ("378282246310005", "1234", 200), ("5555555555554444", "123", 10),
            ] {
                let card = try await test.vault.addCard(.test(number, code: code), by: test.partner).card
                let app = try await Self.app(test, chose: choice)
                let token = try test.savedToken(card, for: app, code: code)
                let payment = try await test.vault.pay(PayRequest(paymentMethodToken: token), by: app).payment
                try Self.expect(payment, surcharge, charged: test)
            }
        }
    }

    @Test(arguments: choices) func `a typed card does too, also with another network that the app names`(
        _ choice: ClientSessionAction?
    ) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await Self.app(test, chose: choice)
            for preferred in [nil, "CARTES_BANCAIRES"] {
                var card = TokeniseCard.test("378282246310005", code: "1234")
                card.preferredNetwork = preferred
                guard case .payableOnce(let token, _) = try await test.vault.tokenise(card, by: app) else { return #expect(Bool(false)) }
                let payment = try await test.vault.pay(PayRequest(paymentMethodToken: token.text), by: app).payment
                try Self.expect(payment, 200, charged: test)
            }
        }
    }

    @Test func `a merchant's own request pays the surcharge of the session that its token is of`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await Self.app(test, chose: .selectPaymentMethod(type: "PAYMENT_CARD", network: "JCB"))
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app), content: ClientSessionObject(amount: 500))
            #expect(try await test.vault.pay(request, by: test.merchant()).payment.amount == 550)
            let card = try await test.savedCard()
            let own = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            #expect(try await test.vault.pay(own, by: test.merchant()).payment.amount == 1_299)
        }
    }

    @Test func `the same request again is the same payment, whatever the app chose meanwhile`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let app = try await Self.app(test, chose: nil)
            let request = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            let first = try await test.vault.pay(request, key: "k", by: app).payment
            _ = try await test.vault.changeClientSession(by: app) { content throws(VaultError) in
                content = content.applying(.selectPaymentMethod(type: "PAYMENT_CARD", network: "AMEX"))
            }
            let again = try await test.vault.pay(request, key: "k", by: app)
            #expect(again.isReplay && again.payment == first)
        }
    }

    @Test func `a surcharge that makes the amount too large is not paid`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var content = Self.content
            content.amount = Limits.amountMax - 49
            let app = try await test.payingApp(content)
            let visa = PayRequest(paymentMethodToken: try await test.freshToken(for: app))
            await #expect(throws: VaultError.invalidPayment(field: .amount)) { try await test.vault.pay(visa, by: app) }
            let other = PayRequest(paymentMethodToken: try await test.freshToken("5555555555554444", for: app))
            #expect(try await test.vault.pay(other, by: app).payment.amount == Limits.amountMax - 39)
        }
    }
}
