internal import CofferFoundation

/// Lets one request at a time work under an idempotency key.
///
/// In memory: the store is owned by one process, so all twins come through here.
final class IdempotencyGate: @unchecked Sendable {
    // `@unchecked`: `working` is touched under `lock` only.
    private let lock = NSLock()
    private var working: [Place: [UInt8]] = [:]

    /// The scope of a key.
    struct Place: Hashable {
        let tenant: TenantID
        /// Nil on the checkout face, where a key belongs to the tenant or a client session.
        let account: AccountID?
        let key: IdempotencyKey

        /// The key's code alone is as good as random; hashing the rest, byte by byte, would cost more than a search.
        func hash(into hasher: inout Hasher) { key.code.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }

    /// Claims a place for a request.
    /// - Throws: ``VaultError/idempotencyKeyInFlight`` for a twin, ``VaultError/idempotencyKeyReused`` for another request.
    func enter(_ place: Place, request: [UInt8]) throws(VaultError) {
        lock.lock()
        defer { lock.unlock() }
        if let other = working[place] { throw other == request ? .idempotencyKeyInFlight : .idempotencyKeyReused }
        working[place] = request
    }

    /// Gives a place back.
    func leave(_ place: Place) {
        lock.lock()
        defer { lock.unlock() }
        working[place] = nil
    }
}
