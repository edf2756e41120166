internal import CofferVault

/// Entries in the order in which they were added, found by account and by fingerprint.
struct TrayGeneration {
    /// How far an entry has got on its way into one of the two tables.
    enum Progress: UInt8 {
        case waiting
        /// Written by the transaction that is open now.
        case underway
        case done
    }

    /// Who looks: readers see what is committed, the writer sees its own transaction too.
    enum Sight {
        case committed
        case all
    }

    private struct Links {
        /// The entry before this one with the same hash, or -1.
        let beforeInAccount: Int32
        var beforeInFingerprint: Int32 = -1
        var account = Progress.waiting
        var fingerprint = Progress.waiting
    }

    private(set) var entries: [TrayEntry] = []
    private var links: [Links] = []
    private var newestOfAccount: [Int: Int32] = [:]
    private var newestOfFingerprint: [Int: Int32] = [:]
    /// Entries that are committed.
    private(set) var committed = 0
    /// The last row of the journal that holds entries of this generation.
    var journalEnd: Int64 = 0

    // MARK: Adding

    mutating func append(_ entry: TrayEntry) {
        let index = Int32(entries.count)
        let before = newestOfAccount.updateValue(index, forKey: Self.hash(entry.tenant, entry.account)) ?? -1
        links.append(Links(beforeInAccount: before))
        entries.append(entry)
        linkFingerprint(Int(index))
    }

    /// Completes the last entry by what the same body adds for the same account.
    mutating func completeLast(_ change: (inout TrayEntry) -> Void) {
        let last = entries.count - 1
        let hadCard = entries[last].card != nil
        change(&entries[last])
        if !hadCard { linkFingerprint(last) }
    }

    private mutating func linkFingerprint(_ index: Int) {
        guard let fingerprint = entries[index].card?.fingerprint else { return }
        let before = newestOfFingerprint.updateValue(Int32(index), forKey: Self.hash(fingerprint)) ?? -1
        links[index].beforeInFingerprint = before
    }

    mutating func commit() { committed = entries.count }

    /// Takes back what was added since the last commit.
    mutating func rollBack() {
        while entries.count > committed {
            let entry = entries.removeLast(), link = links.removeLast()
            newestOfAccount[Self.hash(entry.tenant, entry.account)] = link.beforeInAccount < 0 ? nil : link.beforeInAccount
            guard let fingerprint = entry.card?.fingerprint else { continue }
            newestOfFingerprint[Self.hash(fingerprint)] = link.beforeInFingerprint < 0 ? nil : link.beforeInFingerprint
        }
    }

    // MARK: Looking

    /// The account's entries that its table does not have yet, as far as `sight` goes, newest first.
    func unfiled(_ tenant: TenantID, _ account: AccountID, _ sight: Sight) -> [Int] {
        var found: [Int] = []
        var next = newestOfAccount[Self.hash(tenant, account)] ?? -1
        while next >= 0 {
            let index = Int(next)
            if isVisible(index, links[index].account, sight), entries[index].tenant == tenant, entries[index].account == account {
                found.append(index)
            }
            next = links[index].beforeInAccount
        }
        return found
    }

    /// The entries of a fingerprint that its table does not have yet, as far as `sight` goes.
    func unfiled(_ fingerprint: Fingerprint, _ tenant: TenantID, _ sight: Sight) -> [Int] {
        var found: [Int] = []
        var next = newestOfFingerprint[Self.hash(fingerprint)] ?? -1
        while next >= 0 {
            let index = Int(next)
            if isVisible(index, links[index].fingerprint, sight), entries[index].tenant == tenant,
                entries[index].card?.fingerprint == fingerprint
            {
                found.append(index)
            }
            next = links[index].beforeInFingerprint
        }
        return found
    }

    /// All entries of an account, newest first.
    func indices(of account: AccountID, tenant: TenantID) -> [Int] {
        var found: [Int] = []
        var next = newestOfAccount[Self.hash(tenant, account)] ?? -1
        while next >= 0 {
            let index = Int(next)
            if entries[index].tenant == tenant, entries[index].account == account { found.append(index) }
            next = links[index].beforeInAccount
        }
        return found
    }

    private func isVisible(_ index: Int, _ progress: Progress, _ sight: Sight) -> Bool {
        switch sight {
        // What is underway is on the writer's own pages already.
        case .all: progress == .waiting
        // Readers see nothing of an open transaction, so to them it still waits.
        case .committed: progress != .done && index < committed
        }
    }

    // MARK: Filing

    func accountProgress(_ index: Int) -> Progress { links[index].account }

    func fingerprintProgress(_ index: Int) -> Progress { links[index].fingerprint }

    mutating func setAccount(_ index: Int, _ progress: Progress) { links[index].account = progress }

    mutating func setFingerprint(_ index: Int, _ progress: Progress) { links[index].fingerprint = progress }

    // MARK: Hashes

    private static func hash(_ tenant: TenantID, _ account: AccountID) -> Int {
        var hasher = Hasher()
        hasher.combine(tenant)
        hasher.combine(account)
        return hasher.finalize()
    }

    /// A fingerprint is a keyed hash already.
    private static func hash(_ fingerprint: Fingerprint) -> Int {
        fingerprint.bytes.withUnsafeBytes { $0.count < 8 ? 0 : $0.loadUnaligned(as: Int.self) }
    }
}
