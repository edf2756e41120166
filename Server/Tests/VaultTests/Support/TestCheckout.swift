import CofferCrypto
import CofferVault
import CofferWire

extension TestVault {
    /// A merchant's back end, with a secret key's scopes.
    func merchant(_ tenant: TenantID? = nil) -> Caller {
        Caller(tenant: tenant ?? credentials.tenant, scopes: APIKeyKind.secretKey.scopes, account: nil, actor: "secret-key")
    }

    /// A new client session, and the app that shows its token.
    func app(
        customer: String? = "cus_1", capturesCode: Bool = false, tenant: TenantID? = nil
    ) async throws -> (session: ClientSession, caller: CheckoutCaller) {
        let session = try await vault.createClientSession(.test(customer: customer, capturesCode: capturesCode), by: merchant(tenant))
        return (session, try vault.checkoutCaller(accessToken: session.accessToken.utf8))
    }

    /// Adds a card of a customer, and moves the clock on.
    @discardableResult
    func saved(_ number: String = "4242424242424242", of customer: String = "cus_1", name: String? = nil) async throws -> StoredCard {
        let person = CardPerson(holderName: name)
        let code = number.hasPrefix("37") ? "1234" : "123"
        let card = try await vault.addCard(.test(number, account: customer, code: code, person: person), by: partner).card
        clock.milliseconds += 1
        return card
    }
}

extension ClientSessionObject {
    /// A session of 12.99 euros.
    static func test(customer: String? = "cus_1", capturesCode: Bool = false) -> ClientSessionObject {
        let option = PaymentMethodOption(type: "PAYMENT_CARD", captureVaultedCardCvv: capturesCode)
        return ClientSessionObject(
            orderId: "order-1", currencyCode: "EUR", amount: 1_299, customerId: customer,
            paymentMethod: SessionPaymentMethodObject(options: [option]))
    }
}

extension TokeniseCard {
    /// A published test number, good through December 2030.
    static func test(
        _ number: String = "4242424242424242", month: String = "12", year: String = "2030", code: String = "123",
        name: String? = nil, purpose: Purpose = .payOnce
    ) -> TokeniseCard {
        TokeniseCard(
            number: SecretBytes(number), month: month, year: year, securityCode: SecretBytes(code), holderName: name, purpose: purpose)
    }
}
