internal import CofferFoundation
internal import CofferVault

/// What is committed but not yet filed: entries that the journal keeps on disk, and that wait to be written into the tables ordered by
/// account and by fingerprint.
///
/// Those two tables take their rows in random order: each row alone would rewrite a page of its own. So additions are collected here,
/// sorted by the thousand, and filed a slice with every commit; neighbours then share a page. Whoever looks something up asks the tray
/// first and the tables second; an entry leaves the tray only after the transaction that filed it is committed.
final class InTray: @unchecked Sendable {
    // `@unchecked`: all variables are touched under `lock` only.
    private let lock = NSLock()
    /// Takes new entries.
    private var filling = TrayGeneration()
    /// Is being filed.
    private var filing: TrayGeneration?
    /// The order in which the entries of `filing` are filed; nil until it is found.
    private var order: Order?
    /// How far filing has got in each order: committed, and with the open transaction.
    private var filed = Position()
    private var taken = Position()
    /// What the open transaction has filed.
    private var underway: [(isFiling: Bool, index: Int, table: Table)] = []
    /// Where the current body's entries begin in `filling`.
    private var bodyStart = 0

    private enum Table {
        case account
        case fingerprint
    }

    private struct Order {
        let byAccount: [Int]
        let byFingerprint: [Int]

        init(_ entries: [TrayEntry]) {
            byAccount = FilingOrder.byAccount(entries)
            byFingerprint = FilingOrder.byFingerprint(entries)
        }
    }

    private struct Position {
        var account = 0
        var fingerprint = 0
    }

    /// Entries that are collected before they are sorted and filed.
    private let generationEntriesMin: Int

    init(generationEntriesMin: Int) { self.generationEntriesMin = generationEntriesMin }

    // MARK: Adding, on the writer's thread

    func beginBody() { lock.withLock { bodyStart = filling.entries.count } }

    /// Adds to the current body's entry for an account, or begins one.
    func add(_ tenant: TenantID, _ account: AccountID, unless isTaken: (TrayEntry) -> Bool, _ change: (inout TrayEntry) -> Void) {
        lock.withLock {
            if filling.entries.count > bodyStart, let last = filling.entries.last, last.tenant == tenant, last.account == account,
                !isTaken(last)
            {
                return filling.completeLast(change)
            }
            var entry = TrayEntry(tenant: tenant, account: account)
            change(&entry)
            filling.append(entry)
        }
    }

    /// What the open transaction added, for the journal.
    func uncommitted() -> ArraySlice<TrayEntry> { lock.withLock { filling.entries[filling.committed...] } }

    // MARK: Looking

    /// The account's entries that its table does not have yet, oldest first.
    func entries(of account: AccountID, tenant: TenantID, _ sight: TrayGeneration.Sight) -> [TrayEntry] {
        lock.withLock {
            let fresh = filling.unfiled(tenant, account, sight)
            let older = filing?.unfiled(tenant, account, sight) ?? []
            if fresh.isEmpty && older.isEmpty { return [] }
            return older.reversed().compactMap { filing?.entries[$0] } + fresh.reversed().map { filling.entries[$0] }
        }
    }

    /// The cards of a fingerprint that its table does not have yet.
    func cards(
        of fingerprint: Fingerprint, tenant: TenantID, _ sight: TrayGeneration.Sight
    ) -> [(account: AccountID, card: TrayEntry.Card)] {
        lock.withLock {
            let fresh = filling.unfiled(fingerprint, tenant, sight)
            let older = filing?.unfiled(fingerprint, tenant, sight) ?? []
            if fresh.isEmpty && older.isEmpty { return [] }
            let entries = older.compactMap { filing?.entries[$0] } + fresh.map { filling.entries[$0] }
            return entries.compactMap { entry in entry.card.map { (entry.account, $0) } }
        }
    }

    // MARK: Filing, on the writer's thread

    /// The next entries to file, in the order of each table; they count as filed once ``commit(journalEnd:)`` is called.
    ///
    /// A quarter more than the open transaction added, so that one generation is filed before the next is full.
    func takeSlice(atLeast floor: Int) -> (byAccount: [TrayEntry], byFingerprint: [TrayEntry]) {
        lock.withLock {
            guard let order, filing != nil else { return ([], []) }
            let added = filling.entries.count - filling.committed
            let isLate = filling.entries.count > generationEntriesMin
            let limit = max(floor, added + (isLate ? 2 * added : (added + 3) / 4))
            // `filing` is not held under another name here: marking it would then copy all of it.
            let accounts = Self.next(limit, of: order.byAccount, &taken.account) { filing?.accountProgress($0) == .waiting }
            let cards = Self.next(limit, of: order.byFingerprint, &taken.fingerprint) { filing?.fingerprintProgress($0) == .waiting }
            for index in accounts { mark(index, inFiling: true, .account) }
            for index in cards { mark(index, inFiling: true, .fingerprint) }
            return (accounts.compactMap { filing?.entries[$0] }, cards.compactMap { filing?.entries[$0] })
        }
    }

    private static func next(_ limit: Int, of order: [Int], _ taken: inout Int, where isWaiting: (Int) -> Bool) -> [Int] {
        let slice = order[taken..<min(order.count, taken + limit)]
        taken += slice.count
        return slice.filter(isWaiting)
    }

    /// All that waits for an account, to be filed at once because its rows are about to change.
    func takeAll(of account: AccountID, tenant: TenantID) -> (byAccount: [TrayEntry], byFingerprint: [TrayEntry]) {
        lock.withLock {
            var accounts: [TrayEntry] = []
            var cards: [TrayEntry] = []
            for isFiling in [true, false] {
                // Looked for among all entries of the account, for each table by itself: one may be filed already.
                for index in indices(of: account, tenant: tenant, inFiling: isFiling).reversed() {
                    let (entry, inAccount, inFingerprint) = look(at: index, inFiling: isFiling)
                    if inAccount == .waiting {
                        mark(index, inFiling: isFiling, .account)
                        accounts.append(entry)
                    }
                    if inFingerprint == .waiting, entry.card?.fingerprint != nil {
                        mark(index, inFiling: isFiling, .fingerprint)
                        cards.append(entry)
                    }
                }
            }
            return (accounts, cards)
        }
    }

    private func indices(of account: AccountID, tenant: TenantID, inFiling: Bool) -> [Int] {
        guard inFiling else { return filling.indices(of: account, tenant: tenant) }
        return filing?.indices(of: account, tenant: tenant) ?? []
    }

    private func look(at index: Int, inFiling: Bool) -> (TrayEntry, TrayGeneration.Progress, TrayGeneration.Progress) {
        let generation = inFiling ? filing ?? filling : filling
        return (generation.entries[index], generation.accountProgress(index), generation.fingerprintProgress(index))
    }

    private func mark(_ index: Int, inFiling: Bool, _ table: Table) {
        underway.append((inFiling, index, table))
        set(index, inFiling, table, .underway)
    }

    private func set(_ index: Int, _ inFiling: Bool, _ table: Table, _ progress: TrayGeneration.Progress) {
        switch (inFiling, table) {
        case (true, .account): filing?.setAccount(index, progress)
        case (true, .fingerprint): filing?.setFingerprint(index, progress)
        case (false, .account): filling.setAccount(index, progress)
        case (false, .fingerprint): filling.setFingerprint(index, progress)
        }
    }

    // MARK: Ends of transactions, on the writer's thread

    /// Takes what the journal held when the store was opened.
    func load(_ entries: [TrayEntry], journalEnd: Int64) {
        lock.withLock {
            for entry in entries { filling.append(entry) }
        }
        _ = commit(journalEnd: journalEnd)
    }

    /// The transaction is on disk.
    /// - Parameter journalEnd: The newest row of the journal.
    /// - Returns: Up to where the journal is not needed any more, when that has changed.
    func commit(journalEnd: Int64) -> Int64? {
        lock.lock()
        defer { lock.unlock() }
        for item in underway { set(item.index, item.isFiling, item.table, .done) }
        underway.removeAll(keepingCapacity: true)
        filed = taken
        filling.commit()
        filling.journalEnd = journalEnd
        bodyStart = filling.entries.count
        var retired: TrayGeneration?
        if let generation = filing, let order, filed.account == order.byAccount.count, filed.fingerprint == order.byFingerprint.count {
            retired = generation
            filing = nil
        }
        if filing == nil, filling.entries.count >= generationEntriesMin {
            let entries = turnOver()
            Thread.detachNewThread { [weak self] in
                let found = Order(entries)
                self?.lock.withLock { self?.order = found }
            }
        }
        return retired?.journalEnd
    }

    /// The transaction has left nothing.
    func rollBack() {
        lock.lock()
        defer { lock.unlock() }
        for item in underway where item.isFiling || item.index < filling.committed {
            set(item.index, item.isFiling, item.table, .waiting)
        }
        underway.removeAll(keepingCapacity: true)
        taken = filed
        filling.rollBack()
        bodyStart = filling.entries.count
    }

    /// Makes sure that there is something to file, however little has come together.
    /// - Returns: False when the tray is empty.
    func prepareRemainder() -> Bool {
        lock.withLock {
            if filing == nil, !filling.entries.isEmpty { _ = turnOver() }
            guard let filing else { return false }
            if order == nil { order = Order(filing.entries) }
            return true
        }
    }

    /// Begins to file what has come together; the order of the entries that it gives is still to be found.
    private func turnOver() -> [TrayEntry] {
        let entries = filling.entries
        filing = filling
        filling = TrayGeneration()
        filling.journalEnd = filing?.journalEnd ?? 0
        order = nil
        bodyStart = 0
        filed = Position()
        taken = Position()
        return entries
    }
}
