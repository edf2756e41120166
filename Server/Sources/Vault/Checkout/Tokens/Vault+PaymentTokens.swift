extension Vault {
    /// The card of a payment token: a single-use one, or a merchant's token of a saved card.
    ///
    /// Whether a single-use token was used is not known here: the payment's first transaction must call
    /// ``WriteTransaction/redeem(_:tenant:at:)`` and give up with ``VaultError/instrumentTokenInvalid`` when that says no. The text must
    /// not be kept anywhere (``SingleUseToken``).
    /// - Parameter session: The session of an app, whose own single-use tokens alone are good; nil for a merchant with a secret key, for
    ///   whom all of the tenant's are.
    /// - Throws: ``VaultError/instrumentTokenInvalid`` alike for unknown, changed, expired and foreign tokens, for those of deleted cards,
    ///   and for those of a customer that the session does not name any more.
    package func openPaymentToken(_ text: String, tenant: TenantID, session: ClientSession?) throws(VaultError) -> PayableCard {
        if let token = CardToken(text) {
            guard session == nil else { throw .instrumentTokenInvalid }
            return PayableCard(source: .saved(try liveCard(token, tenant: tenant)), securityCode: nil, redemption: nil)
        }
        let content = try tokenSealer.open(text, tenant: tenant, session: session?.id)
        guard content.expiresAt > clock.milliseconds() else { throw .instrumentTokenInvalid }
        let source: PayableCard.Source
        switch content.source {
        case .fresh(let card): source = .fresh(card)
        case .saved(let id, let account):
            guard session == nil || session?.account == account else { throw .instrumentTokenInvalid }
            let row = try folding { try store.card(id, tenant: tenant, account: account) }
            guard let row, row.status != .deleted else { throw .instrumentTokenInvalid }
            source = .saved(row)
        }
        return PayableCard(source: source, securityCode: content.securityCode, redemption: content.redemption)
    }

    /// The live card of a merchant's token.
    /// - Throws: ``VaultError/instrumentTokenInvalid``.
    func liveCard(_ token: CardToken, tenant: TenantID) throws(VaultError) -> CardRow {
        let row = try folding { try store.card(token: token, tenant: tenant) }
        guard let row, row.status != .deleted else { throw .instrumentTokenInvalid }
        return row
    }
}
