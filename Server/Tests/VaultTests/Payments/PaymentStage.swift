import CofferCrypto
import CofferVault
import CofferWire
import Testing

extension ClientSessionObject {
    /// 12.99 EUR for customer `cus_1`.
    static func payable(
        amount: Int64? = 1_299, currency: String? = "EUR", customer: String? = "cus_1", order: String? = "o-1", keeps: Bool = false,
        recaptures: Bool = false
    ) -> ClientSessionObject {
        let options = recaptures ? [PaymentMethodOption(type: "PAYMENT_CARD", captureVaultedCardCvv: true)] : nil
        return ClientSessionObject(
            orderId: order, currencyCode: currency, amount: amount, customerId: customer,
            paymentMethod: SessionPaymentMethodObject(vaultOnSuccess: keeps, options: options))
    }
}

extension TestVault {
    /// An app with a client session.
    func payingApp(_ content: ClientSessionObject = .payable()) async throws -> CheckoutCaller {
        let session = try await vault.createClientSession(content, by: merchant())
        return try vault.checkoutCaller(accessToken: session.accessToken.utf8)
    }

    /// A single-use token of a card that is not kept.
    func freshToken(
        _ number: String = "4242424242424242", for app: CheckoutCaller, month: String = "12", year: String = "2030", code: String = "123"
    ) async throws -> String {
        let card = TokeniseCard(
            number: SecretBytes(number), month: month, year: year, securityCode: SecretBytes(code), holderName: "Ada Test")
        guard case .payableOnce(let token, _) = try await vault.tokenise(card, by: app) else {
            throw VaultError.instrumentTokenInvalid
        }
        return token.text
    }

    /// A single-use token of a saved card.
    func savedToken(_ card: StoredCard, for app: CheckoutCaller, code: String? = nil) throws -> String {
        try vault.exchange(card.id.text, securityCode: code.map { SecretBytes($0) }, by: app).token.text
    }

    /// Saves a card.
    func savedCard(_ number: String = "4242424242424242", account: String = "cus_1", month: String = "12", year: String = "2030")
        async throws
        -> StoredCard
    {
        try await vault.addCard(.test(number, account: account, month: month, year: year), by: partner).card
    }

    /// An approved payment of 12.99 EUR.
    func approved() async throws -> Payment {
        let app = try await payingApp()
        return try await vault.pay(PayRequest(paymentMethodToken: try await freshToken(for: app)), by: app).payment
    }

    /// Closes the vault and opens another one on what it left, at the same time and with the same processor.
    func reopened() async throws -> TestVault {
        await vault.close()
        return try await TestVault.open(folder, processor: processor, payments: payments, clock: clock, credentials: credentials)
    }

    /// What stands in the audit log, as its actions.
    func actions() throws -> [AuditAction] { try store.auditEvents(after: 0, limit: 1_000).map(\.event.action) }
}
