import CofferTestSupport
import PrimerSDK
import Testing

/// PrimerSDK's sessions against a real vault: a returning customer sees the card, pays with it, deletes it.
@MainActor
@Suite struct SavedMethodTests {
    @Test func `a card of the first SDK's face is listed as a saved method and pays`() async throws {
        try await withVault { world in
            let id = try await world.addCard("maria")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            let method = try #require(selection.vaultedPaymentMethods.first)
            #expect(selection.vaultedPaymentMethods.count == 1 && method.id == id && method.paymentInstrumentData.last4Digits == "4242")
            #expect(shopper.session.clientSession?.totalAmount == 1299 && shopper.session.clientSession?.customerId == "maria")
            #expect(!selection.state.requiresCvvInput)
            await selection.submitSelectedVaulted()
            let result = try #require(shopper.results.first)
            #expect(shopper.words == ["SUCCESS"] && result.amount == 1299 && result.currencyCode == "EUR")
            await selection.submitSelectedVaulted()
            let seen = try await world.merchant().get("/payments/\(result.paymentId)")
            #expect(seen["status"] == "AUTHORIZED" && seen["customerId"] == "maria")
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `a session that captures the code asks for it, and a wrong one is the processor's refusal`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let shopper = try await world.app(of: "maria", captureCvv: true)
            let selection = try #require(await shopper.ready())
            #expect(selection.state.requiresCvvInput)
            await selection.submitSelectedVaulted()
            #expect(shopper.outcomes.isEmpty && selection.state.cvvError != nil)
            for code in ["000", "123"] {
                selection.updateCvvInput(code)
                await selection.submitSelectedVaulted()
            }
            #expect(shopper.words == ["payment-failed", "SUCCESS"])
            #expect(try await world.paymentStatuses().sorted() == ["AUTHORIZED", "DECLINED"])
            await shopper.close()
        }
    }

    @Test func `newest first, another can be selected, a declined one fails and the session goes on`() async throws {
        try await withVault { world in
            let good = try await world.addCard("maria")
            let poor = try await world.addCard("maria", "4000000000009995")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            #expect(selection.vaultedPaymentMethods.map(\.id) == [poor, good])
            await selection.submitSelectedVaulted()
            #expect(shopper.words == ["payment-failed"])
            selection.selectVaulted(selection.vaultedPaymentMethods[1])
            await selection.submitSelectedVaulted()
            #expect(shopper.words == ["payment-failed", "SUCCESS"])
            await shopper.close()
        }
    }

    @Test func `a deletion is one on both faces`() async throws {
        try await withVault { world in
            let gone = try await world.addCard("maria")
            let kept = try await world.addCard("maria", "5555555555554444")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            let method = try #require(selection.vaultedPaymentMethods.first { $0.id == gone })
            try await selection.delete(method)
            #expect(selection.vaultedPaymentMethods.map(\.id) == [kept])
            let listed = try await world.merchant().get("/payment-instruments?customer_id=maria")
            #expect(listed.data.count == 1)
            await #expect(throws: PrimerError.self) { try await selection.delete(method) }
            await shopper.close()
        }
    }

    @Test func `a customer sees no other customer's methods, and a session without a customer none`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            for customer in ["ben", nil] {
                let shopper = try await world.app(of: customer)
                let selection = try #require(await shopper.ready())
                #expect(selection.vaultedPaymentMethods.isEmpty && selection.vaultListState == .loaded)
                await shopper.close()
            }
        }
    }

    @Test func `a token with a forged access token fails the start`() async throws {
        try await withVault { world in
            let token = try await world.sandbox.clientToken(customerId: "maria")
            let forged = try Forgery.changingAccessToken(of: token)
            let shopper = Shopper(token: forged)
            #expect(await shopper.ready() == nil && shopper.words == ["unknown"])
            #expect(shopper.outcomes.first.map { "\($0)" }?.contains("[unauthorized]") == true)
        }
    }

    @Test func `the vault manager pays and deletes`() async throws {
        try await withVault { world in
            let id = try await world.addCard("maria")
            let shopper = try await world.app(of: "maria", captureCvv: true)
            _ = try #require(await shopper.ready())
            let manager = PrimerHeadlessUniversalCheckout.VaultManager(session: shopper.session)
            try manager.configure()
            let ids = await withCheckedContinuation { continuation in
                manager.fetchVaultedPaymentMethods { methods, _ in continuation.resume(returning: methods?.map(\.id)) }
            }
            #expect(ids == [id])
            manager.startPaymentFlow(
                vaultedPaymentMethodId: id, vaultedPaymentMethodAdditionalData: PrimerVaultedCardAdditionalData(cvv: "123"))
            await shopper.told(1)
            #expect(shopper.words == ["SUCCESS"])
            let error = await withCheckedContinuation { continuation in
                manager.deleteVaultedPaymentMethod(id: id) { continuation.resume(returning: $0.map { "\($0)" }) }
            }
            #expect(error == nil)
            await shopper.close()
        }
    }
}
