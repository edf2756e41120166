internal import CofferCardRules
internal import CofferCrypto

extension Vault {
    /// Vaults a card.
    ///
    /// Refuses in the order of D11: form, expiry, account, processor, same account, other account, limit. Card, fingerprint, audit event
    /// and idempotency record are one transaction, durable when this returns. The security code goes to the processor and nowhere else.
    /// - Throws: ``VaultError``; a refusal has stored nothing.
    public func addCard(_ request: AddCard, by caller: Caller) async throws(VaultError) -> AddedCard {
        let account = try account(request.account, for: caller, scope: .addCards)
        let checked = try CheckedAddition(request, account: account, at: clock.milliseconds())
        try admit(account, webSessionId: request.webSessionId)
        guard let text = request.idempotencyKey else { return try await verifyAndAdd(checked, key: nil, by: caller) }

        let key: IdempotencyKey, code: [UInt8]
        do throws(CryptoError) {
            key = IdempotencyKey(code: try keys.idempotency.code(checked.idempotencyKeyBytes(text)))
            var bytes = checked.idempotencyBytes()
            defer { bytes.wipe() }
            code = try keys.idempotency.code(bytes)
        } catch { throw .crypto(error) }
        let place = IdempotencyGate.Place(tenant: caller.tenant, account: account, key: key)
        try gate.enter(place, request: code)
        defer { gate.leave(place) }
        if let earlier = try replay(key: key, code: code, account: account, tenant: caller.tenant) { return earlier }
        return try await verifyAndAdd(checked, key: (key, code), by: caller)
    }

    /// The answer to an earlier request with the same key, or nil.
    private func replay(key: IdempotencyKey, code: [UInt8], account: AccountID, tenant: TenantID) throws(VaultError) -> AddedCard? {
        let record = try folding { try store.idempotency(key, tenant: tenant, account: account) }
        guard let record, record.at > clock.milliseconds() - Limits.idempotencyMilliseconds else { return nil }
        guard ConstantTime.equal(record.request, code) else { throw .idempotencyKeyReused }
        guard let row = try folding({ try store.card(record.card, tenant: tenant, account: account) }) else { throw .damagedRecord }
        return AddedCard(card: try stored(row), effect: record.effect, isReplay: true)
    }

    private func verifyAndAdd(
        _ checked: CheckedAddition, key: (key: IdempotencyKey, code: [UInt8])?, by caller: Caller
    ) async throws(VaultError) -> AddedCard {
        let approval: CardApproval
        switch await processor.verify(checked.verification(tenant: caller.tenant)) {
        case .approved(let given): approval = given
        case .refused(let refusal): throw VaultError(refusal)
        }
        guard let fingerprintKey = keys.fingerprints(caller.tenant) else { throw .wrongCredentials }
        let fingerprint: Fingerprint
        do throws(CryptoError) {
            fingerprint = Fingerprint(
                try checked.number.withUnsafeDigits { (digits) throws(CryptoError) in
                    try fingerprintKey.code(UnsafeRawBufferPointer(digits))
                })
        } catch { throw .crypto(error) }
        let addition = Addition(
            checked: checked, approval: approval, fingerprint: fingerprint, key: key?.key, code: key?.code ?? [], caller: caller)
        return try await commit(addition)
    }

    /// Writes an addition; turns to an update when the account has the number with another expiry.
    private func commit(_ addition: Addition) async throws(VaultError) -> AddedCard {
        let fresh = try newRow(addition)
        for _ in 0..<Limits.raceRetriesMax {
            switch try await insert(fresh, addition) {
            case .inserted: return AddedCard(card: stored(fresh, person: addition.checked.request.person), effect: .added, isReplay: false)
            case .unchanged(let row): return AddedCard(card: try stored(row), effect: .existing, isReplay: false)
            case .otherExpiry(let row):
                let updated = try updatedRow(row, addition)
                if try await update(row, to: updated, addition) {
                    return AddedCard(card: try stored(updated), effect: .expiryUpdated, isReplay: false)
                }
            }
        }
        throw .contention
    }

    private enum Insertion: Sendable {
        case inserted
        case unchanged(CardRow)
        case otherExpiry(CardRow)
    }

    private func insert(_ row: CardRow, _ addition: Addition) async throws(VaultError) -> Insertion {
        let chain = keys.audit, settings = settings
        do {
            return try await store.write { transaction in
                switch try transaction.use(of: addition.fingerprint, tenant: row.tenant, account: row.account) {
                case .sameAccount(let same):
                    if same.month != row.month || same.year != row.year { return .otherExpiry(same) }
                    guard addition.face == .checkout else { throw VaultError.cardAlreadyAdded }
                    try addition.saveIdempotency(same.id, .existing, at: row.createdAt, in: transaction)
                    return .unchanged(same)
                case .otherAccount where addition.face == .caas: throw VaultError.cardInUseByAnotherUser
                case .otherAccount, .unused: break
                }
                let state = try transaction.accountState(tenant: row.tenant, account: row.account)
                guard settings.hasPlace(in: state, face: addition.face) else { throw VaultError.maxNumberOfCardsReached }
                try transaction.insertCard(row)
                if state.isUsed {
                    let outlived = row.createdAt - Limits.idempotencyMilliseconds
                    try transaction.forgetIdempotency(before: outlived, tenant: row.tenant, account: row.account)
                }
                try addition.saveIdempotency(row.id, .added, at: row.createdAt, in: transaction)
                try chain.append(addition.event(.cardAdded, card: row.id, at: row.createdAt), to: transaction)
                return .inserted
            }
        } catch { throw VaultError(folding: error) }
    }

    /// Replaces `old` by `new`; false when `old` is not what the store holds any more.
    private func update(_ old: CardRow, to new: CardRow, _ addition: Addition) async throws(VaultError) -> Bool {
        let chain = keys.audit
        let now = clock.milliseconds()
        do {
            return try await store.write { transaction in
                let current = try transaction.card(old.id, tenant: old.tenant, account: old.account)
                guard let current, current.status != .deleted, current.sealedNumber == old.sealedNumber else { return false }
                try transaction.updateCard(new)
                try addition.saveIdempotency(new.id, .expiryUpdated, at: now, in: transaction)
                try chain.append(addition.event(.cardExpiryUpdated, card: new.id, at: now), to: transaction)
                return true
            }
        } catch { throw VaultError(folding: error) }
    }

    private func newRow(_ addition: Addition) throws(VaultError) -> CardRow {
        let now = clock.milliseconds()
        let checked = addition.checked
        let id: CardID, token: CardToken
        do throws(CryptoError) {
            id = CardID(try TimedID(at: now, random: random))
            token = CardToken(try TimedID(at: now, random: random))
        } catch { throw .crypto(error) }
        let owner = RecordOwner(
            tenant: addition.caller.tenant, account: checked.account, id: id, token: token, keyVersion: keys.recordsVersion)
        return CardRow(
            id: id, tenant: owner.tenant, account: owner.account, token: token, fingerprint: addition.fingerprint,
            keyVersion: owner.keyVersion, sealedNumber: try sealer.sealNumber(checked.number, expiry: checked.expiry, owner: owner),
            sealedPerson: try sealer.sealPerson(checked.request.person, owner: owner), status: .verified,
            funding: addition.approval.funding, brand: checked.number.brand.rawValue, bin: checked.number.firstSix,
            last4: checked.number.last4, numberLength: checked.number.count, month: checked.expiry.month, year: checked.expiry.year,
            buySupported: addition.approval.buySupported, sellSupported: addition.approval.sellSupported,
            providerId: checked.request.providerId, createdAt: now, verifiedAt: now, declinedAt: nil, deletedAt: nil)
    }

    private func updatedRow(_ old: CardRow, _ addition: Addition) throws(VaultError) -> CardRow {
        let checked = addition.checked
        var person = checked.request.person
        if person == CardPerson() { person = try sealer.openPerson(old.sealedPerson, owner: old.owner) }
        var row = old
        row.keyVersion = keys.recordsVersion
        row.sealedNumber = try sealer.sealNumber(checked.number, expiry: checked.expiry, owner: row.owner)
        row.sealedPerson = try sealer.sealPerson(person, owner: row.owner)
        row.month = checked.expiry.month
        row.year = checked.expiry.year
        row.status = .verified
        row.verifiedAt = clock.milliseconds()
        row.funding = addition.approval.funding
        row.buySupported = addition.approval.buySupported
        row.sellSupported = addition.approval.sellSupported
        row.providerId = checked.request.providerId ?? old.providerId
        return row
    }
}
