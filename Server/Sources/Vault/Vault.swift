public import CofferCrypto

/// The vault: adds, lists and deletes cards for tenants, and knows who may.
///
/// Holds no socket and no SQL. Reads are synchronous; additions and deletions return after they are durable.
public final class Vault: Sendable {
    let store: any VaultStore
    let keys: KeyRing
    let processor: any CardProcessor
    let payments: any PaymentProcessor
    let directory: any AccountDirectory
    let clock: VaultClock
    let random: RandomBytes
    let settings: VaultSettings
    let sealer: RecordSealer
    let sessionSealer: SessionSealer
    let tokenSealer: SingleUseSealer
    let paymentSealer: PaymentSealer
    let gate = IdempotencyGate()
    let underWay = PaymentsUnderWay()
    let paymentIDs = TimedIDSequence()
    let knownBearers = KnownTexts<BearerFormat.Claims>(most: Limits.knownBearersMax)
    let knownAccessTokens = KnownTexts<AccessToken.Meaning>(most: Limits.knownAccessTokensMax)

    /// Joins a vault from its parts.
    /// - Parameters:
    ///   - store: Opened, and owned by this process alone.
    ///   - keys: The keys of `store`.
    ///   - processor: Judges cards that are added.
    ///   - payments: Moves money.
    public init(
        store: any VaultStore, keys: KeyRing, processor: any CardProcessor, payments: any PaymentProcessor,
        directory: any AccountDirectory, clock: VaultClock = .system, random: RandomBytes, settings: VaultSettings = VaultSettings()
    ) {
        self.store = store
        self.keys = keys
        self.processor = processor
        self.payments = payments
        self.directory = directory
        self.clock = clock
        self.random = random
        self.settings = settings
        sealer = RecordSealer(keys: keys, random: random)
        sessionSealer = SessionSealer(keys: keys, random: random)
        tokenSealer = SingleUseSealer(keys: keys, random: random)
        paymentSealer = PaymentSealer(keys: keys, random: random)
    }

    /// Finishes waiting writes and closes the store.
    public func close() async { await store.close() }

    /// Judges a caller's right to touch an account.
    /// - Throws: ``VaultError/notPermitted``, ``VaultError/invalidRequest(field:)``.
    func account(_ text: String, for caller: Caller, scope: Scopes) throws(VaultError) -> AccountID {
        guard caller.scopes.contains(scope) else { throw .notPermitted }
        guard let account = AccountID(text) else { throw .invalidRequest(field: .accountId) }
        if let own = caller.account, own != account { throw .notPermitted }
        return account
    }

    /// Asks the directory about an account.
    /// - Throws: ``VaultError/unknownAccount``, ``VaultError/webSessionMismatch``.
    func admit(_ account: AccountID, webSessionId: String?) throws(VaultError) {
        switch directory.admission(of: account, webSessionId: webSessionId) {
        case .admitted: return
        case .unknownAccount: throw .unknownAccount
        case .wrongSession: throw .webSessionMismatch
        }
    }

    /// Runs a store's read or write and folds what it throws.
    func folding<T>(_ body: () throws -> T) throws(VaultError) -> T {
        do { return try body() } catch { throw VaultError(folding: error) }
    }
}
