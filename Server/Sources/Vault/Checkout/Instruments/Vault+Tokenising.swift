internal import CofferCardRules
internal import CofferCrypto

extension Vault {
    /// Takes a card that a customer typed at checkout (primer.md §3.5).
    ///
    /// To pay once, it is judged by its form alone, sealed into the token, and neither written nor shown to a processor. To be kept, it
    /// is added like any card: shown to the processor, and durable when this returns; a number that the customer has already gives the
    /// existing instrument, with its new expiry if that changed (D12).
    /// - Throws: ``VaultError``, refusing in the order of D11; ``VaultError/noCustomer`` when it is to be kept for nobody.
    public func tokenise(_ request: TokeniseCard, by caller: CheckoutCaller) async throws(VaultError) -> TokenisedCard {
        let addition = AddCard(
            account: caller.account?.text ?? "", number: request.number, month: request.month, year: request.year,
            securityCode: request.securityCode, person: CardPerson(holderName: request.holderName), face: .checkout)
        if request.purpose == .keep {
            let added = try await addCard(addition, by: caller.owner().caller)
            return .kept(try instrument(added.card, tenant: caller.tenant), added.effect)
        }
        let checked = try CheckedCard(addition, at: clock.milliseconds())
        try Self.check(preferredNetwork: request.preferredNetwork)
        let masked = MaskedCard(
            checked.card, month: checked.expiry.month, year: checked.expiry.year, holderName: request.holderName)
        let fresh = FreshCard(number: request.number, masked: masked, preferredNetwork: request.preferredNetwork)
        let token = try tokenSealer.seal(
            .fresh(fresh), securityCode: request.securityCode, session: caller.session, tenant: caller.tenant, at: clock.milliseconds())
        return .payableOnce(token, masked)
    }

    private static func check(preferredNetwork text: String?) throws(VaultError) {
        guard let text else { return }
        let isName = text.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
        guard isName, (1...Limits.networkBytesMax).contains(text.utf8.count) else { throw .invalidRequest(field: .preferredNetwork) }
    }
}
