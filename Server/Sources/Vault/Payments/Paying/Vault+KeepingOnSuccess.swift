internal import CofferCardRules
internal import CofferCrypto

/// A card that is about to be saved because its payment succeeded (`vaultOnSuccess`).
struct KeptCard: Sendable {
    let row: CardRow
    let number: SecretBytes
    let expiry: CardExpiry
    let person: CardPerson
}

extension KeptCard: Silent {}

extension Vault {
    /// The card to be saved together with an event; nil when none is.
    func keeping(
        _ payment: OpenedPayment, card: PayingCard?, after event: PaymentEvent, at now: Int64
    ) throws(VaultError) -> KeptCard? {
        guard payment.content.keepsCard, case .approved(0, _) = event, let account = payment.row.account,
            directory.admission(of: account, webSessionId: nil) == .admitted,
            let fingerprintKey = keys.fingerprints(payment.row.tenant)
        else { return nil }
        let instrument = payment.content.instrument
        let waiting = card == nil ? try paymentSealer.number(of: payment.row) : nil
        guard let number = card?.number ?? waiting, let expiry = try? CardExpiry(month: instrument.month, year: instrument.year)
        else { return nil }
        let person = card?.person ?? CardPerson(holderName: instrument.holderName)
        let id: CardID, token: CardToken, fingerprint: Fingerprint
        do throws(CryptoError) {
            id = CardID(try TimedID(at: now, random: random))
            token = CardToken(try TimedID(at: now, random: random))
            fingerprint = Fingerprint(try number.withUnsafeBytes { (digits) throws(CryptoError) in try fingerprintKey.code(digits) })
        } catch { throw .crypto(error) }
        let owner = RecordOwner(tenant: payment.row.tenant, account: account, id: id, token: token, keyVersion: keys.recordsVersion)
        let row = CardRow(
            id: id, tenant: owner.tenant, account: account, token: token, fingerprint: fingerprint, keyVersion: owner.keyVersion,
            sealedNumber: try sealer.sealNumber(number, expiry: expiry, owner: owner),
            sealedPerson: try sealer.sealPerson(person, owner: owner), status: .verified, funding: instrument.funding,
            brand: instrument.brand.rawValue, bin: instrument.bin, last4: instrument.last4, numberLength: number.count,
            month: expiry.month, year: expiry.year, buySupported: true, sellSupported: true, providerId: nil, createdAt: now,
            verifiedAt: now, declinedAt: nil, deletedAt: nil)
        return KeptCard(row: row, number: number, expiry: expiry, person: person)
    }

    /// Saves a card in the transaction that writes its payment's success: a new one, or the customer's own that has the same number (D12).
    /// - Returns: The saved card; nil when the customer has no place left, which is no fault of the payment.
    func keep(_ kept: KeptCard, by actor: String, in transaction: any WriteTransaction) throws -> PaymentProgress.Kept? {
        let row = kept.row
        guard let fingerprint = row.fingerprint else { return nil }
        if case .sameAccount(var old) = try transaction.use(of: fingerprint, tenant: row.tenant, account: row.account) {
            if old.month != row.month || old.year != row.year {
                old.keyVersion = keys.recordsVersion
                let person = kept.person == CardPerson() ? try sealer.openPerson(old.sealedPerson, owner: old.owner).person : kept.person
                old.sealedNumber = try sealer.sealNumber(kept.number, expiry: kept.expiry, owner: old.owner)
                old.sealedPerson = try sealer.sealPerson(person, owner: old.owner)
                old.month = row.month
                old.year = row.year
                old.status = .verified
                old.verifiedAt = row.createdAt
                try transaction.updateCard(old)
                try log(.cardExpiryUpdated, old, by: actor, at: row.createdAt, in: transaction)
            }
            return PaymentProgress.Kept(card: old.id, token: old.token)
        }
        let state = try transaction.accountState(tenant: row.tenant, account: row.account)
        guard settings.hasPlace(in: state, face: .checkout) else { return nil }
        try transaction.insertCard(row)
        try log(.cardAdded, row, by: actor, at: row.createdAt, in: transaction)
        return PaymentProgress.Kept(card: row.id, token: row.token)
    }

    private func log(
        _ action: AuditAction, _ card: CardRow, by actor: String, at now: Int64, in transaction: any WriteTransaction
    ) throws {
        try keys.audit.append(
            AuditEvent(at: now, tenant: card.tenant, actor: actor, action: action, card: card.id), to: transaction)
    }
}
