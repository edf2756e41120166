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
        guard let text = request.idempotencyKey else { return try await verifyAndAdd(checked, key: nil, redeeming: nil, by: caller) }

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
        return try await verifyAndAdd(checked, key: (key, code), redeeming: nil, by: caller)
    }

    /// The answer to an earlier request with the same key, or nil.
    private func replay(key: IdempotencyKey, code: [UInt8], account: AccountID, tenant: TenantID) throws(VaultError) -> AddedCard? {
        let record = try folding { try store.idempotency(key, tenant: tenant, account: account) }
        guard let record, record.at > clock.milliseconds() - Limits.idempotencyMilliseconds else { return nil }
        guard ConstantTime.equal(record.request, code) else { throw .idempotencyKeyReused }
        guard let row = try folding({ try store.card(record.card, tenant: tenant, account: account) }) else { throw .damagedRecord }
        return AddedCard(card: try stored(row), effect: record.effect, isReplay: true)
    }

    /// Adds a card whose form is good, if the processor approves it.
    /// - Parameter redemption: The single-use token that it came in.
    func verifyAndAdd(
        _ checked: CheckedAddition, key: (key: IdempotencyKey, code: [UInt8])?, redeeming redemption: RedemptionID?, by caller: Caller
    ) async throws(VaultError) -> AddedCard {
        switch await processor.verify(checked.verification(tenant: caller.tenant)) {
        case .approved(let given): return try await add(checked, approval: given, key: key, redeeming: redemption, by: caller)
        case .refused(let refusal): throw VaultError(refusal)
        }
    }

    /// Adds a card that was approved.
    func add(
        _ checked: CheckedAddition, approval: CardApproval, key: (key: IdempotencyKey, code: [UInt8])?,
        redeeming redemption: RedemptionID?, by caller: Caller
    ) async throws(VaultError) -> AddedCard {
        guard let fingerprintKey = keys.fingerprints(caller.tenant) else { throw .wrongCredentials }
        let fingerprint: Fingerprint
        do throws(CryptoError) {
            fingerprint = Fingerprint(
                try checked.number.withUnsafeBytes { (digits) throws(CryptoError) in try fingerprintKey.code(digits) })
        } catch { throw .crypto(error) }
        let addition = Addition(
            checked: checked, approval: approval, fingerprint: fingerprint, key: key?.key, code: key?.code ?? [],
            redemption: redemption, caller: caller)
        return try await commit(addition)
    }

    /// Writes an addition in one transaction.
    private func commit(_ addition: Addition) async throws(VaultError) -> AddedCard {
        let fresh = try newRow(addition)
        let row: CardRow, effect: AddedCard.Effect
        do {
            (row, effect) = try await store.write { [self] transaction in
                if let token = addition.redemption, try !transaction.redeem(token, tenant: fresh.tenant, at: fresh.createdAt) {
                    throw VaultError.instrumentTokenInvalid
                }
                switch try transaction.use(of: addition.fingerprint, tenant: fresh.tenant, account: fresh.account) {
                case .sameAccount(let same): return try addAgain(same, addition, at: fresh.createdAt, in: transaction)
                case .otherAccount where addition.face == .caas: throw VaultError.cardInUseByAnotherUser
                case .otherAccount, .unused: break
                }
                try insert(fresh, addition, in: transaction)
                return (fresh, .added)
            }
        } catch { throw VaultError(folding: error) }
        let card = effect == .added ? stored(row.masked, person: addition.checked.request.person) : try stored(row)
        return AddedCard(card: card, effect: effect, isReplay: false)
    }

    private func insert(_ row: CardRow, _ addition: Addition, in transaction: any WriteTransaction) throws {
        let state = try transaction.accountState(tenant: row.tenant, account: row.account)
        guard settings.hasPlace(in: state, face: addition.face) else { throw VaultError.maxNumberOfCardsReached }
        try transaction.insertCard(row)
        if state.isUsed {
            let outlived = row.createdAt - Limits.idempotencyMilliseconds
            try transaction.forgetIdempotency(before: outlived, tenant: row.tenant, account: row.account)
        }
        try addition.saveIdempotency(row.id, .added, at: row.createdAt, in: transaction)
        try keys.audit.append(addition.event(.cardAdded, card: row.id, at: row.createdAt), to: transaction)
    }

    /// Deals with a number that the account has already (D12).
    ///
    /// An update is sealed inside the transaction: of many at the same time each is made from what the one before it left.
    private func addAgain(
        _ old: CardRow, _ addition: Addition, at milliseconds: Int64, in transaction: any WriteTransaction
    ) throws -> (CardRow, AddedCard.Effect) {
        let expiry = addition.checked.expiry
        if old.month == expiry.month, old.year == expiry.year {
            guard addition.face == .checkout else { throw VaultError.cardAlreadyAdded }
            try addition.saveIdempotency(old.id, .existing, at: milliseconds, in: transaction)
            return (old, .existing)
        }
        let new = try updatedRow(old, addition)
        try transaction.updateCard(new)
        try addition.saveIdempotency(new.id, .expiryUpdated, at: milliseconds, in: transaction)
        try keys.audit.append(addition.event(.cardExpiryUpdated, card: new.id, at: milliseconds), to: transaction)
        return (new, .expiryUpdated)
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
            funding: addition.approval.funding, brand: checked.card.brand.rawValue, bin: checked.card.firstSix,
            last4: checked.card.last4, numberLength: checked.card.count, month: checked.expiry.month, year: checked.expiry.year,
            buySupported: addition.approval.buySupported, sellSupported: addition.approval.sellSupported,
            providerId: checked.request.providerId, createdAt: now, verifiedAt: now, declinedAt: nil, deletedAt: nil)
    }

    private func updatedRow(_ old: CardRow, _ addition: Addition) throws(VaultError) -> CardRow {
        let checked = addition.checked
        var person = checked.request.person
        if person == CardPerson() { person = try sealer.openPerson(old.sealedPerson, owner: old.owner).person }
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
