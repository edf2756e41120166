internal import CofferCardRules
internal import CofferCrypto

/// An addition whose form is good: the rules that need neither store nor processor have been applied.
final class CheckedAddition: Sendable {
    let account: AccountID
    let card: CardFacts
    let expiry: CardExpiry
    let request: AddCard

    /// The canonical digits: a sound number came as ASCII digits and nothing else.
    var number: SecretBytes { request.number }

    /// Applies the rules of form, in the order of the wire's members, and then the expiry (D11).
    init(_ request: AddCard, account: AccountID, at milliseconds: Int64) throws(VaultError) {
        guard !CardNumberScan.holds(request.account) else { throw .invalidRequest(field: .accountId) }
        let checked = try CheckedCard(request, at: milliseconds)
        self.account = account
        self.request = request
        card = checked.card
        expiry = checked.expiry
    }

    /// The bytes whose code stands for an idempotency key.
    func idempotencyKeyBytes(_ key: String) -> [UInt8] {
        var bytes = ByteWriter(capacity: 1 + key.utf8.count)
        bytes.append(byte: 0)
        bytes.append(raw: Array(key.utf8))
        return bytes.bytes
    }

    /// The bytes whose code is remembered under an idempotency key: every member but the security code.
    func idempotencyBytes() -> [UInt8] {
        var bytes = ByteWriter(capacity: 512)
        bytes.append(byte: request.face == .caas ? 1 : 2)
        bytes.append(field: account.text)
        number.withUnsafeBytes { digits in
            bytes.append(length: digits.count)
            bytes.append(raw: digits)
        }
        bytes.append(Int64(expiry.year * 12 + expiry.month))
        bytes.append(optional: request.providerId)
        bytes.append(optional: request.webSessionId)
        bytes.append(optional: request.direction?.rawValue)
        bytes.append(optional: request.person.holderName)
        bytes.append(byte: request.person.billingAddress == nil ? 0 : 1)
        if let address = request.person.billingAddress { bytes.append(address) }
        return bytes.bytes
    }

    /// What the processor is shown.
    func verification(tenant: TenantID) -> CardVerification {
        CardVerification(
            tenant: tenant, account: account, number: request.number, month: expiry.month, year: expiry.year,
            securityCode: request.securityCode, person: request.person, providerId: request.providerId, direction: request.direction)
    }
}
