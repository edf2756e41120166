internal import CofferVault

/// What one body added for one account, not yet filed in `account_item` and `card_fingerprint`.
struct TrayEntry: Sendable {
    let tenant: TenantID
    let account: AccountID
    var card: Card?
    var idempotency: Idempotency?

    init(tenant: TenantID, account: AccountID) {
        self.tenant = tenant
        self.account = account
    }

    /// A live card's place in the account and under its fingerprint.
    struct Card: Sendable {
        let id: CardID
        var status: CardStatus
        let createdAt: Int64
        let fingerprint: Fingerprint?
    }

    /// A record and the key that it is kept under.
    struct Idempotency: Sendable {
        let key: IdempotencyKey
        let record: IdempotencyRecord
    }
}
