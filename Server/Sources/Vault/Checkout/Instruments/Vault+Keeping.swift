internal import CofferCrypto

extension Vault {
    /// Keeps the card of a token for a customer, for the merchant (primer.md §5.3); durable when this returns.
    ///
    /// A card that is kept already gives the existing instrument. A fresh one is shown to the processor with the security code of the
    /// token, whatever `verify` says: the vault keeps no card that nobody has found good. The same transaction uses the token up.
    /// - Parameters:
    ///   - token: A single-use token, or the text form of a ``CardToken``.
    ///   - customer: The customer; a card that is kept already must be this customer's.
    ///   - verify: Whether to ask the processor.
    /// - Throws: ``VaultError/notPermitted``; ``VaultError/invalidRequest(field:)`` for a malformed customer;
    ///   ``VaultError/instrumentTokenInvalid`` alike for unknown, changed, expired, foreign and used tokens; the processor's refusals;
    ///   ``VaultError/maxNumberOfCardsReached``. A refused token stays good.
    public func keepInstrument(
        token: String, customer: String, verify: Bool = false, by caller: Caller
    ) async throws(VaultError) -> Instrument {
        let account = try account(customer, for: caller, scope: .addCards)
        try admit(account, webSessionId: nil)
        let payable = try openPaymentToken(token, tenant: caller.tenant, session: nil)
        switch payable.source {
        case .saved(let row):
            guard row.account == account else { throw .instrumentTokenInvalid }
            return try instrument(try stored(row), tenant: caller.tenant)
        case .fresh(let card):
            // The transaction decides. This is so that nobody can have one card judged again and again with a used token.
            if let used = payable.redemption, try folding({ try store.isRedeemed(used) }) { throw .instrumentTokenInvalid }
            let request = Self.addition(of: card, securityCode: payable.securityCode, for: account)
            let checked = try CheckedAddition(request, account: account, at: clock.milliseconds())
            let added = try await verifyAndAdd(checked, key: nil, redeeming: payable.redemption, by: caller)
            return try instrument(added.card, tenant: caller.tenant)
        }
    }

    private static func addition(of card: FreshCard, securityCode: SecretBytes?, for account: AccountID) -> AddCard {
        let month = card.masked.month
        return AddCard(
            account: account.text, number: card.number, month: (month < 10 ? "0" : "") + String(month), year: String(card.masked.year),
            securityCode: securityCode ?? SecretBytes(copying: []), person: CardPerson(holderName: card.masked.holderName), face: .checkout)
    }
}
