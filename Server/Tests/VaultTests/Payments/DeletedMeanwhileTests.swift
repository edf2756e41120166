import CofferFoundation
import CofferVault
import Testing

/// A card that is deleted after its token was opened and before the payment's first transaction: the moment between the two checks.
@Suite struct DeletedMeanwhileTests {
    /// Buries a card in a transaction that waits for `goOn`, so that whatever is asked for meanwhile comes after it.
    private static func bury(_ card: StoredCard, _ test: TestVault, when goOn: DispatchSemaphore) async -> Task<Void, any Error> {
        let hasBegun = Seen<Bool>()
        let burying = Task {
            try await test.store.write { transaction in
                hasBegun.value = true
                goOn.wait()
                try transaction.buryCard(card.id, tenant: test.credentials.tenant, account: card.account, at: test.clock.milliseconds)
            }
        }
        while hasBegun.value != true { await Task.yield() }
        return burying
    }

    /// - Parameter reads: How often the time is asked for until the payment's first transaction is made, which is after its token was opened.
    private static func pay(
        _ request: PayRequest, _ card: StoredCard, _ test: TestVault, reads: Int,
        _ pay: @escaping @Sendable (PayRequest) async throws -> PaymentAnswer
    ) async throws {
        let goOn = DispatchSemaphore(value: 0)
        let burying = await bury(card, test, when: goOn)
        let before = test.clock.readsCount
        let paying = Task { try await pay(request) }
        while test.clock.readsCount < before + reads { await Task.yield() }
        goOn.signal()
        try await burying.value
        await #expect(throws: VaultError.instrumentTokenInvalid) { try await paying.value }
        #expect(test.clock.readsCount == before + reads, "the transaction was the last to ask for the time")
        #expect(test.payments.calls.isEmpty)
        #expect(try test.vault.payments(by: test.merchant()).payments.isEmpty)
        #expect(try !test.actions().contains(.paymentAuthorised))
    }

    @Test func `a card that is deleted while an app pays with it does not pay`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let app = try await test.payingApp()
            let request = PayRequest(paymentMethodToken: try test.savedToken(card, for: app, code: "123"))
            try await Self.pay(request, card, test, reads: 3) { try await test.vault.pay($0, by: app) }
        }
    }

    @Test func `a card that is deleted while a merchant pays with it does not pay`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            try await Self.pay(request, card, test, reads: 1) { try await test.vault.pay($0, by: test.merchant()) }
        }
    }
}
