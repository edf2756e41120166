import CofferTestSupport
import PrimerSDK
import Testing

/// PrimerSDK's form for a new card against a real vault.
@MainActor
@Suite struct NewCardTests {
    private func typeCard(_ form: PrimerCardFormSession, _ number: String = "4242 4242 4242 4242", code: String = "123") {
        form.updateCardNumber(number)
        form.updateExpiryDate("12/30")
        form.updateCvv(code)
        form.updateCardholderName("Maria Stern")
    }

    @Test func `a typed card pays, and the session's customer keeps it where the session says so`() async throws {
        try await withVault { world in
            let made = try await world.merchant().post(
                "/client-session",
                #"{"orderId":"o-1","currencyCode":"EUR","amount":1299,"customerId":"maria","paymentMethod":{"vaultOnSuccess":true}}"#)
            let shopper = Shopper(token: try #require(made["clientToken"]))
            _ = try #require(await shopper.ready())
            let form = try #require(shopper.session.cardForm)
            typeCard(form)
            #expect(form.state.isValid)
            form.submit()
            await shopper.told(1)
            #expect(shopper.words == ["SUCCESS"] && shopper.results.first?.amount == 1299)
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()

            let later = try await world.app(of: "maria")
            let selection = try #require(await later.ready())
            #expect(selection.vaultedPaymentMethods.map(\.paymentInstrumentData.last4Digits) == ["4242"])
            await later.close()
        }
    }

    @Test func `a declined card fails, another one pays, and neither is kept unasked`() async throws {
        try await withVault { world in
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            let form = try #require(shopper.session.cardForm)
            typeCard(form, "4000000000009995")
            form.submit()
            await shopper.told(1)
            typeCard(form, "5555 5555 5555 4444", code: "000")
            form.submit()
            await shopper.told(2)
            typeCard(form, "5555 5555 5555 4444")
            form.submit()
            await shopper.told(3)
            #expect(shopper.words == ["payment-failed", "payment-failed", "SUCCESS"])
            #expect(try await world.paymentStatuses().sorted() == ["AUTHORIZED", "DECLINED", "DECLINED"])
            #expect(selection.vaultedPaymentMethods.isEmpty)
            await shopper.close()
        }
    }

    @Test func `a payment whose answer is lost is made once, whatever is typed next`() async throws {
        try await withVault { world in
            let shopper = try await world.app(of: "maria", world: .losingAnswers(1))
            _ = try #require(await shopper.ready())
            let form = try #require(shopper.session.cardForm)
            typeCard(form)
            form.submit()
            await shopper.told(1)
            typeCard(form, "5555 5555 5555 4444")
            form.submit()
            await shopper.told(2)
            #expect(shopper.words == ["unknown", "SUCCESS"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }
}
