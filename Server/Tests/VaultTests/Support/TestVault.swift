import CofferCrypto
import CofferFoundation
import CofferVault
import CofferVaultSQLite

/// A vault on a folder of its own that is removed at the end.
struct TestVault: Sendable {
    let vault: Vault
    let store: SQLiteVaultStore
    let clock: TestClock
    let processor: ScriptedProcessor
    let payments: ScriptedPayments
    let credentials: TenantCredentials
    let folder: String

    /// The partner: may do everything with cards.
    var partner: Caller { Caller(tenant: credentials.tenant, scopes: [.addCards, .readCards, .deleteCards], account: nil, actor: "test") }

    /// Runs `body` with a new vault.
    static func with(
        settings: VaultSettings = VaultSettings(), processor: ScriptedProcessor = ScriptedProcessor(),
        payments: ScriptedPayments = ScriptedPayments(), _ body: @Sendable (TestVault) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        let made = try await open(folder.path, settings: settings, processor: processor, payments: payments)
        do {
            try await body(made)
            await made.vault.close()
        } catch {
            await made.vault.close()
            throw error
        }
    }

    /// Opens a vault on a folder, and makes a tenant in it unless one is known.
    static func open(
        _ folder: String, settings: VaultSettings = VaultSettings(), processor: ScriptedProcessor = ScriptedProcessor(),
        payments: ScriptedPayments = ScriptedPayments(), clock: TestClock = TestClock(), credentials: TenantCredentials? = nil
    ) async throws -> TestVault {
        let random = RandomBytes()
        let store = try SQLiteVaultStore(folder: folder)
        let keys = try await KeyRing.open(folder: folder, store: store, clock: clock.clock, random: random)
        let vault = Vault(
            store: store, keys: keys, processor: processor, payments: payments, directory: TestDirectory(), clock: clock.clock,
            random: random, settings: settings)
        var known = credentials
        if known == nil { known = try await vault.createTenant(name: "Test") }
        guard let known else { throw VaultError.wrongCredentials }
        return TestVault(
            vault: vault, store: store, clock: clock, processor: processor, payments: payments,
            credentials: known, folder: folder)
    }
}

/// A folder that is removed with its last reference.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/coffer-vault-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A clock that tests move. Starts at 2026-01-15T00:00:00Z.
final class TestClock: @unchecked Sendable {
    // `@unchecked`: all variables are touched under `lock` only.
    private let lock = NSLock()
    private var now: Int64 = 1_768_435_200_000
    private var sleepers: [Int: (until: Int64, continuation: CheckedContinuation<Void, Never>)] = [:]
    private var cancelled: Set<Int> = []
    private var nextSleeper = 0
    private var reads = 0

    /// How often the vault has asked for the time.
    var readsCount: Int { lock.withLock { reads } }

    var milliseconds: Int64 {
        get { lock.withLock { now } }
        set {
            let due = lock.withLock {
                now = newValue
                let due = sleepers.filter { $0.value.until <= newValue }
                for key in due.keys { sleepers[key] = nil }
                return due
            }
            for sleeper in due.values { sleeper.continuation.resume() }
        }
    }

    var clock: VaultClock { VaultClock(milliseconds: { self.read() }, pause: { await self.pause($0) }) }

    private func read() -> Int64 {
        lock.withLock {
            reads += 1
            return now
        }
    }

    /// Waits until so many pauses are being taken.
    func waitForPauses(_ number: Int) async {
        while lock.withLock({ sleepers.count }) < number { await Task.yield() }
    }

    private func pause(_ milliseconds: Int64) async {
        let id = lock.withLock {
            nextSleeper += 1
            return nextSleeper
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = lock.withLock {
                    if cancelled.remove(id) != nil { return true }
                    sleepers[id] = (now + milliseconds, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let sleeper = lock.withLock {
                if sleepers[id] == nil { cancelled.insert(id) }
                return sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume()
        }
    }
}

/// A processor that answers as told, and remembers how often it was asked.
final class ScriptedProcessor: CardProcessor, @unchecked Sendable {
    // `@unchecked`: `count` and `waiting` are touched under `lock` only.
    private let lock = NSLock()
    private var count = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let verdict: CardVerdict
    private let holdsBack: Bool

    init(_ verdict: CardVerdict = .approved(CardApproval(funding: .debit)), holdsBack: Bool = false) {
        self.verdict = verdict
        self.holdsBack = holdsBack
    }

    var calls: Int { lock.withLock { count } }

    func verify(_ card: CardVerification) async -> CardVerdict {
        lock.withLock { count += 1 }
        if holdsBack {
            await withCheckedContinuation { continuation in lock.withLock { waiting.append(continuation) } }
        }
        return verdict
    }

    /// Lets all held back calls go on.
    func release() {
        let held = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for continuation in held { continuation.resume() }
    }

    /// Waits until so many calls are held back.
    func waitForCalls(_ number: Int) async {
        while lock.withLock({ waiting.count }) < number { await Task.yield() }
    }
}

/// Knows all accounts but `unknown-account`, and all sessions but `wrong-session`.
struct TestDirectory: AccountDirectory {
    func admission(of account: AccountID, webSessionId: String?) -> AccountAdmission {
        if account.text == "unknown-account" { return .unknownAccount }
        return webSessionId == "wrong-session" ? .wrongSession : .admitted
    }
}

extension SecretBytes {
    convenience init(_ text: String) { self.init(copying: Array(text.utf8)) }
}

extension AddCard {
    /// An addition of a published test number, good through December 2030.
    static func test(
        _ number: String = "4242424242424242", account: String = "cus_1", month: String = "12", year: String = "2030",
        code: String = "123", person: CardPerson = CardPerson(), key: String? = nil, face: Face = .caas
    ) -> AddCard {
        AddCard(
            account: account, number: SecretBytes(number), month: month, year: year, securityCode: SecretBytes(code),
            person: person, idempotencyKey: key, face: face)
    }
}
