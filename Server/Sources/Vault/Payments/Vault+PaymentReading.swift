extension Vault {
    /// One payment. When its processor owes an answer, it is asked first.
    /// - Parameter id: The text form of a ``PaymentID``; a text that is none is an absent payment.
    /// - Throws: ``VaultError/paymentNotFound`` alike for absent payments and other tenants'.
    public func payment(_ id: String, by caller: Caller) async throws(VaultError) -> Payment {
        guard caller.scopes.contains(.managePayments) else { throw .notPermitted }
        return await recovered(try opened(id, tenant: caller.tenant)).payment()
    }

    /// A payment of an app's client session. When its processor owes an answer, it is asked first.
    /// - Throws: ``VaultError/paymentNotFound`` alike for absent payments and other sessions'.
    public func payment(_ id: String, by caller: CheckoutCaller) async throws(VaultError) -> Payment {
        let payment = try opened(id, tenant: caller.tenant)
        guard payment.row.session == caller.session.raw else { throw .paymentNotFound }
        return await recovered(payment).payment()
    }

    /// A tenant's payments, newest first.
    /// - Parameters:
    ///   - after: ``PaymentPage/next`` of the page before; nil for the first.
    ///   - limit: 1 through ``Limits/paymentPageMax``.
    /// - Throws: ``VaultError/invalidPayment(field:)`` for another limit; ``VaultError/damagedRecord`` when one of them does not open.
    public func payments(
        _ filter: PaymentFilter = PaymentFilter(), after: PaymentID? = nil, limit: Int = Limits.paymentPageMax, by caller: Caller
    ) throws(VaultError) -> PaymentPage {
        guard caller.scopes.contains(.managePayments) else { throw .notPermitted }
        guard limit >= 1, limit <= Limits.paymentPageMax else { throw .invalidPayment(field: .limit) }
        let found = try folding { try store.payments(filter, tenant: caller.tenant, before: after, limit: limit) }
        var payments: [Payment] = []
        for row in found.rows { payments.append(try paymentSealer.open(row).payment()) }
        return PaymentPage(payments: payments, next: found.next)
    }

    /// - Throws: ``VaultError/paymentNotFound``.
    func opened(_ id: String, tenant: TenantID) throws(VaultError) -> OpenedPayment {
        guard let id = PaymentID(id) else { throw .paymentNotFound }
        guard let row = try folding({ try store.payment(id, tenant: tenant) }) else { throw .paymentNotFound }
        return try paymentSealer.open(row)
    }
}
