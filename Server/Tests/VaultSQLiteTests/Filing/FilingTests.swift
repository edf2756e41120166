import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

/// Random histories on a store that files in generations of a few entries, beside a model that just remembers.
@Suite struct FilingTests {
    @Test(arguments: 1...8)
    func `whatever is filed when, the store shows what was written`(seed: UInt64) async throws {
        var history = try History(seed: seed, generation: 6)
        for _ in 0..<160 { try await history.step() }
        try await history.reopen()
        try history.check()
        await history.store.close()
    }

    @Test(arguments: 1...8)
    func `a copy taken while the store runs opens with all that was acknowledged`(seed: UInt64) async throws {
        var history = try History(seed: seed &+ 100, generation: 5)
        for _ in 0..<12 {
            for _ in 0..<10 { try await history.step() }
            try await history.moveToCopy()
            try history.check()
        }
        await history.store.close()
    }

    @Test func `an addition in a transaction that failed is not seen, and its neighbours are`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path, generationEntriesMin: 2)
        let tenant = try await store.write { try $0.insertTenant(partnerId: "p", name: "n", at: 1) }
        let account = try #require(AccountID("cus_1"))
        for number in 1...9 {
            let row = CardRow.test(number, tenant: tenant, account: account)
            async let good: Void = store.write { try $0.insertCard(row) }
            await #expect(throws: StoreError.unexpected) {
                try await store.write { transaction in
                    try transaction.insertCard(CardRow.test(100 + number, tenant: tenant, account: account))
                    throw StoreError.unexpected
                }
            }
            try await good
            #expect(try store.cards(tenant: tenant, account: account).count == number)
            #expect(try store.accountState(tenant: tenant, account: account).live == number)
        }
        await store.close()
    }
}

/// A store, and what must be in it.
private struct History {
    var store: SQLiteVaultStore
    private var folder: TemporaryFolder
    private let generation: Int
    private let tenant: TenantID
    private var random: SplitMix
    private var model: [CardID: CardRow] = [:]
    private var kept: [Place: IdempotencyRecord] = [:]
    private var made = 0

    private struct Place: Hashable {
        let account: AccountID
        let key: IdempotencyKey
    }

    init(seed: UInt64, generation: Int) throws {
        folder = try TemporaryFolder()
        self.generation = generation
        random = SplitMix(state: seed)
        store = try SQLiteVaultStore(folder: folder.path, generationEntriesMin: generation)
        tenant = TenantID(1)
    }

    private mutating func account() throws -> AccountID { try #require(AccountID("cus_\(random.below(7))")) }

    private mutating func key() -> IdempotencyKey { IdempotencyKey(code: Array(repeating: UInt8(random.below(5)), count: 32)) }

    private mutating func liveCard() -> CardRow? {
        let live = model.values.filter { $0.status != .deleted }.sorted { $0.id.raw < $1.id.raw }
        return live.isEmpty ? nil : live[random.below(live.count)]
    }

    /// Does one random thing, in the store and in the model.
    mutating func step() async throws {
        let tenant = tenant
        if made == 0 { _ = try await store.write { try $0.insertTenant(partnerId: "p", name: "n", at: 1) } }
        made += 1
        switch random.below(10) {
        case 0, 1:
            guard var row = liveCard() else { return }
            row.status = row.status == .verified ? .staged : .verified
            row.month = 1 + random.below(12)
            let key = key(), changed = row
            let record = IdempotencyRecord(request: [UInt8(made & 0xFF)], card: row.id, effect: .expiryUpdated, at: Int64(made))
            try await store.write { transaction in
                try transaction.updateCard(changed)
                try transaction.saveIdempotency(record, key: key, tenant: tenant, account: changed.account)
            }
            model[row.id] = row
            kept[Place(account: row.account, key: key)] = record
        case 2, 3:
            guard let row = liveCard() else { return }
            try await store.write { try $0.buryCard(row.id, tenant: tenant, account: row.account, at: 9) }
            model[row.id]?.status = .deleted
            model[row.id]?.fingerprint = nil
        case 4:
            let row = CardRow.test(made, tenant: tenant, account: try account())
            await #expect(throws: StoreError.unexpected) {
                try await store.write { transaction in
                    try transaction.insertCard(row)
                    throw StoreError.unexpected
                }
            }
        default:
            let row = CardRow.test(made, tenant: tenant, account: try account()), key = key()
            let record = IdempotencyRecord(request: [UInt8(made & 0xFF)], card: row.id, effect: .added, at: Int64(made))
            try await store.write { transaction in
                try transaction.insertCard(row)
                try transaction.saveIdempotency(record, key: key, tenant: tenant, account: row.account)
            }
            model[row.id] = row
            kept[Place(account: row.account, key: key)] = record
        }
        if random.below(8) == 0 { try await checkWriter() }
        if random.below(16) == 0 { try check() }
        if random.below(40) == 0 { try await reopen() }
    }

    mutating func reopen() async throws {
        await store.close()
        store = try SQLiteVaultStore(folder: folder.path, generationEntriesMin: generation)
    }

    /// Goes on in a copy of the files, as after a crash at this moment.
    mutating func moveToCopy() async throws {
        let copy = try TemporaryFolder()
        for name in ["vault.db", "vault.db-wal"] where FileManager.default.fileExists(atPath: folder.path + "/" + name) {
            try FileManager.default.copyItem(atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
        }
        await store.close()
        folder = copy
        store = try SQLiteVaultStore(folder: folder.path, generationEntriesMin: generation)
    }

    /// Compares what a reader sees with the model.
    func check() throws {
        for name in 0..<7 {
            let account = try #require(AccountID("cus_\(name)"))
            let mine = model.values.filter { $0.account == account }.sorted { $0.id.raw < $1.id.raw }
            let live = mine.filter { $0.status != .deleted }
            let shown = try store.cards(tenant: tenant, account: account)
            #expect(shown.map(\.id) == live.map(\.id))
            #expect(shown.map(\.month) == live.map(\.month))
            let state = try store.accountState(tenant: tenant, account: account)
            #expect(state.live == live.count)
            #expect(state.verified == live.count { $0.status == .verified })
            #expect(state.deleted == mine.count - live.count)
            for code in UInt8(0)..<5 {
                let key = IdempotencyKey(code: Array(repeating: code, count: 32))
                let record = try store.idempotency(key, tenant: tenant, account: account)
                #expect(record == kept[Place(account: account, key: key)])
            }
        }
    }

    /// Compares what a writer's body sees with the model.
    private func checkWriter() async throws {
        let rows = Array(model.values), tenant = tenant
        try await store.write { transaction in
            for row in rows {
                guard let fingerprint = row.fingerprint else { continue }
                guard case .sameAccount(let found) = try transaction.use(of: fingerprint, tenant: tenant, account: row.account) else {
                    Issue.record("a live card's fingerprint is not found")
                    continue
                }
                #expect(found.id == row.id)
                let stranger = try #require(AccountID("stranger"))
                guard case .otherAccount = try transaction.use(of: fingerprint, tenant: tenant, account: stranger) else {
                    Issue.record("a live card's fingerprint is not found from another account")
                    continue
                }
            }
            for row in rows where row.status == .deleted {
                let fingerprint = CardRow.test(fingerprint: row.createdAt)
                guard case .unused = try transaction.use(of: fingerprint, tenant: tenant, account: row.account) else {
                    Issue.record("a deleted card's fingerprint is still found")
                    continue
                }
            }
        }
    }
}

/// A small random generator with a seed.
private struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }
}

extension CardRow {
    /// A row with sealed records of nothing; its identifier, time and fingerprint follow from `number`.
    static func test(_ number: Int, tenant: TenantID, account: AccountID) -> CardRow {
        CardRow(
            id: CardID(timed(number, 1)), tenant: tenant, account: account, token: CardToken(timed(number, 2)),
            fingerprint: test(fingerprint: Int64(number)), keyVersion: 1, sealedNumber: [1, 2, 3], sealedPerson: nil, status: .verified,
            funding: .debit, brand: 1, bin: "424242", last4: "4242", numberLength: 16, month: 12, year: 2030, buySupported: true,
            sellSupported: true, providerId: nil, createdAt: Int64(number), verifiedAt: nil, declinedAt: nil, deletedAt: nil)
    }

    static func test(fingerprint number: Int64) -> Fingerprint {
        // The first bytes scatter, as a real code's do.
        let head = withUnsafeBytes(of: UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15) { Array($0) }
        return Fingerprint(head + Array(repeating: 7, count: 24))
    }

    private static func timed(_ number: Int, _ kind: UInt8) -> TimedID {
        var bytes = [UInt8](repeating: kind, count: TimedID.byteCount)
        for index in 0..<6 { bytes[index] = UInt8(truncatingIfNeeded: number >> (8 * (5 - index))) }
        guard let id = bytes.withUnsafeBytes({ TimedID(bytes: $0) }) else { fatalError("22 bytes make an identifier") }
        return id
    }
}
