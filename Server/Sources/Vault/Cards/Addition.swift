/// An addition that the processor approved, ready to be written.
final class Addition: Sendable {
    let checked: CheckedAddition
    let approval: CardApproval
    let fingerprint: Fingerprint
    /// The idempotency key, and the code of the request under it.
    let key: IdempotencyKey?
    let code: [UInt8]
    /// The single-use token that the card came in; the same transaction uses it up.
    let redemption: RedemptionID?
    let caller: Caller

    init(
        checked: CheckedAddition, approval: CardApproval, fingerprint: Fingerprint, key: IdempotencyKey?, code: [UInt8],
        redemption: RedemptionID?, caller: Caller
    ) {
        self.checked = checked
        self.approval = approval
        self.fingerprint = fingerprint
        self.key = key
        self.code = code
        self.redemption = redemption
        self.caller = caller
    }

    var face: AddCard.Face { checked.request.face }

    func event(_ action: AuditAction, card: CardID, at milliseconds: Int64) -> AuditEvent {
        AuditEvent(at: milliseconds, tenant: caller.tenant, actor: caller.actor, action: action, card: card)
    }

    func saveIdempotency(
        _ card: CardID, _ effect: AddedCard.Effect, at milliseconds: Int64, in transaction: any WriteTransaction
    ) throws(StoreError) {
        guard let key else { return }
        let record = IdempotencyRecord(request: code, card: card, effect: effect, at: milliseconds)
        try transaction.saveIdempotency(record, key: key, tenant: caller.tenant, account: checked.account)
    }
}

extension VaultSettings {
    /// Whether an account has a place for one more card, which is verified at once.
    func hasPlace(in state: AccountState, face: AddCard.Face) -> Bool {
        let limits = limits(of: state)
        return !limits.maxTotalReached && !(face == .caas && limits.maxVerifiedReached)
    }

    /// Which limits an account has reached.
    func limits(of state: AccountState) -> CardLimits {
        CardLimits(
            maxVerifiedReached: state.verified >= verifiedCardsMax,
            maxTotalReached: state.live + (countsDeletedCards ? state.deleted : 0) >= savedCardsMax)
    }
}

extension VaultError {
    /// The refusal that outsiders see for a processor's.
    init(_ refusal: ProcessorRefusal) {
        switch refusal {
        case .declined: self = .cardDeclined
        case .failed: self = .verificationFailed
        case .expired: self = .expiredCard
        case .wrongSecurityCode: self = .invalidSecurityCode
        case .wrongAddress: self = .invalidBillingAddress
        case .notSupported: self = .cardNotSupported
        case .directionNotSupported: self = .directionNotSupported
        case .unavailable: self = .providerUnavailable
        }
    }
}
