internal import CofferCardRules
public import CofferCrypto

extension Vault {
    /// Gives a token that pays once with a saved card of an app's customer. Writes nothing: the security code is in the token alone, and
    /// whether it is right is the processor's question (D8).
    /// - Parameters:
    ///   - id: The text form of a ``CardID``; a text that is none is an absent card.
    ///   - securityCode: What the customer typed, in ASCII; nil and an empty one are none.
    /// - Throws: ``VaultError/cardNotFound`` alike for absent, deleted, and other customers' and tenants' cards;
    ///   ``VaultError/invalidRequest(field:)`` with ``CardField/securityCode`` when the session asks for a code and there is none;
    ///   ``VaultError/invalidSecurityCode`` for one that no card of this network can have.
    public func exchange(
        _ id: String, securityCode: SecretBytes?, by caller: CheckoutCaller
    ) throws(VaultError) -> ExchangedInstrument {
        guard let account = caller.account, let id = CardID(id) else { throw .cardNotFound }
        try admit(account, webSessionId: nil)
        let rows = try folding { try store.instruments(tenant: caller.tenant, account: account) }
        guard let row = rows.cards.first(where: { $0.id == id }) else { throw .cardNotFound }
        let code = securityCode.flatMap { $0.count == 0 ? nil : $0 }
        if let code {
            try CheckedCard.checkSecurityCode(code, brand: CardBrand(rawValue: row.brand) ?? .unknown)
        } else if try clientSession(of: caller).content.capturesVaultedCardCvv {
            throw .invalidRequest(field: .securityCode)
        }
        let token = try tokenSealer.seal(
            .saved(id, account), securityCode: code, session: caller.session, tenant: caller.tenant, at: clock.milliseconds())
        let instrument = Instrument(card: try stored(row), isDefault: rows.defaultCard == id)
        return ExchangedInstrument(instrument: instrument, token: token)
    }
}
