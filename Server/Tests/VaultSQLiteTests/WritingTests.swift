import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

@Suite struct WritingTests {
    @Test func `a row comes back as it was written`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            var row = Rows.card(1, tenant: tenant)
            row.sealedPerson = []
            row.declinedAt = 5
            try await store.add(row)
            let back = try #require(try store.all(tenant).first)
            #expect(String(reflecting: back) == String(reflecting: row.masked))
            let direct = try #require(try store.card(row.id, tenant: tenant, account: row.account))
            #expect(String(reflecting: direct) == String(reflecting: row))
            let masked = try #require(try store.maskedCard(row.id, tenant: tenant, account: row.account))
            #expect(String(reflecting: masked) == String(reflecting: row.masked))
            #expect(try store.maskedCard(row.id, tenant: tenant, account: Rows.account("other")) == nil)
            #expect(try store.maskedCard(row.id, tenant: TenantID(tenant.number + 1), account: row.account) == nil)
        }
    }

    @Test func `a body that throws before it wrote leaves nothing and disturbs nobody`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let results = await parallel(200) { number in
                try await store.write { transaction in
                    if number % 2 == 1 { throw VaultError.cardNotFound }
                    try transaction.insertCard(Rows.card(number, tenant: tenant))
                }
            }
            #expect(results.filter { $0 == nil }.count == 100)
            #expect(results.filter { $0 as? VaultError == .cardNotFound }.count == 100)
            #expect(try store.all(tenant).count == 100)
        }
    }

    @Test func `a body that throws after it wrote leaves nothing and disturbs nobody`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let results = await parallel(200) { number in
                try await store.write { transaction in
                    try transaction.insertCard(Rows.card(number, tenant: tenant))
                    let head = try transaction.auditHead()
                    let event = AuditEvent(at: Int64(number), tenant: tenant, actor: "a", action: .cardAdded)
                    try transaction.appendAudit(AuditRow(sequence: head.sequence + 1, event: event, mac: [1]))
                    if number % 5 == 0 { throw VaultError.cardDeclined }
                }
            }
            #expect(results.filter { $0 == nil }.count == 160)
            #expect(results.filter { $0 as? VaultError == .cardDeclined }.count == 40)
            let kept = try store.all(tenant).map { $0.createdAt - Rows.now }
            #expect(kept.count == 160)
            #expect(kept.allSatisfy { $0 % 5 != 0 })
            let events = try store.auditEvents(after: 0, limit: 1_000)
            #expect(events.map(\.sequence) == Array(1...160))
            #expect(Set(events.map(\.event.at)) == Set(kept))
        }
    }

    @Test func `a broken rule of the schema is an error of its writer alone`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            try await store.add(Rows.card(1, tenant: tenant))
            await #expect(throws: StoreError.self) { try await store.add(Rows.card(1, tenant: tenant)) }
            await #expect(throws: StoreError.self) {
                var twin = Rows.card(2, tenant: tenant)
                twin.fingerprint = Rows.card(1, tenant: tenant).fingerprint
                try await store.add(twin)
            }
            await #expect(throws: StoreError.self) { try await store.add(Rows.card(3, tenant: TenantID(99))) }
            try await store.add(Rows.card(4, tenant: tenant))
            #expect(try store.all(tenant).count == 2)
        }
    }

    @Test func `on a full disk nothing is acknowledged, and what was stays`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path, pagesMax: 60)
        let tenant = try await store.testTenant()
        var stored = 0
        var problem: (any Error)?
        while problem == nil && stored < 10_000 {
            do {
                try await store.add(Rows.card(stored, tenant: tenant, size: 900))
                stored += 1
            } catch { problem = error }
        }
        #expect(problem as? StoreError == .diskFull)
        #expect(try store.all(tenant).count == stored)
        // A group that cannot be stored fails as a whole.
        let results = await parallel(50) { number in try await store.add(Rows.card(20_000 + number, tenant: tenant, size: 900)) }
        #expect(results.allSatisfy { $0 as? StoreError == .diskFull })
        #expect(try store.all(tenant).count == stored)
        await store.close()
        let roomy = try SQLiteVaultStore(folder: folder.path)
        #expect(try roomy.all(tenant).count == stored)
        try await roomy.add(Rows.card(30_000, tenant: tenant, size: 900))
        await roomy.close()
    }

    @Test func `after closing everything is refused`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        let tenant = try await store.testTenant()
        await store.close()
        await #expect(throws: StoreError.closed) { try await store.add(Rows.card(1, tenant: tenant)) }
        #expect(throws: StoreError.closed) { try store.all(tenant) }
        #expect(throws: StoreError.closed) { try store.tenants() }
        await store.close()
    }

    @Test func `writes that wait are finished by closing`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        let tenant = try await store.testTenant()
        async let results = parallel(300) { number in try await store.add(Rows.card(number, tenant: tenant)) }
        await store.close()
        let acknowledged = await results.filter { $0 == nil }.count
        let again = try SQLiteVaultStore(folder: folder.path)
        #expect(try again.all(tenant).count == acknowledged)
        await again.close()
    }

    @Test func `ten thousand writes may wait, and one more is refused`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let begun = DispatchSemaphore(value: 0), held = DispatchSemaphore(value: 0)
            async let first: Void = store.write { _ in
                begun.signal()
                held.wait()
            }
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    begun.wait()
                    continuation.resume()
                }
            }
            let refused = await parallel(SQLiteLimits.waitingWritesMax + 1) { _ in
                do { try await store.write { _ in } } catch {
                    held.signal()
                    throw error
                }
            }.compactMap { $0 as? StoreError }
            #expect(refused == [.overloaded(waiting: SQLiteLimits.waitingWritesMax)])
            try await first
        }
    }

    @Test func `what was acknowledged outlives an unclean end`() async throws {
        let folder = try TemporaryFolder(), copy = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        let tenant = try await store.testTenant()
        for number in 0..<50 { try await store.add(Rows.card(number, tenant: tenant)) }
        // What a power cut would leave: the database and its log as they are now, without the shared memory.
        for name in ["vault.db", "vault.db-wal"] {
            try FileManager.default.copyItem(atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
        }
        await store.close()
        let recovered = try SQLiteVaultStore(folder: copy.path)
        #expect(try recovered.all(tenant).count == 50)
        try await recovered.add(Rows.card(50, tenant: tenant))
        await recovered.close()
    }

    @Test func `half of the last commit is as if it had not been`() async throws {
        let folder = try TemporaryFolder(), copy = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        let tenant = try await store.testTenant()
        for number in 0..<20 { try await store.add(Rows.card(number, tenant: tenant)) }
        let whole = try #require(FileManager.default.contents(atPath: folder.path + "/vault.db-wal"))
        try await store.write { for number in 20..<80 { try $0.insertCard(Rows.card(number, tenant: tenant)) } }
        let longer = try #require(FileManager.default.contents(atPath: folder.path + "/vault.db-wal"))
        let torn = longer.prefix(whole.count + (longer.count - whole.count) / 2)
        try FileManager.default.copyItem(atPath: folder.path + "/vault.db", toPath: copy.path + "/vault.db")
        try torn.write(to: URL(fileURLWithPath: copy.path + "/vault.db-wal"))
        await store.close()
        let recovered = try SQLiteVaultStore(folder: copy.path)
        #expect(try recovered.all(tenant).count == 20)
        await recovered.close()
    }

    @Test func `the log stays short under load`() async throws {
        let folder = try TemporaryFolder()
        try await withStore(folder) { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            for _ in 0..<12 {
                try await store.write { transaction in
                    let head = try transaction.auditHead().sequence
                    for step in 1...1_500 {
                        let event = AuditEvent(at: 1, tenant: tenant, actor: String(repeating: "a", count: 2_000), action: .cardAdded)
                        try transaction.appendAudit(AuditRow(sequence: head + Int64(step), event: event, mac: [1]))
                    }
                }
                let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/vault.db-wal")
                #expect((attributes[.size] as? Int ?? .max) < 64 << 20)
            }
            #expect(try store.auditEvents(after: 17_999, limit: 5).map(\.sequence) == [18_000])
        }
    }
}

/// Runs `body` with a store and a tenant on a folder of their own.
func withStore(_ body: @Sendable (SQLiteVaultStore, TenantID) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    try await withStore(folder, body)
}

/// Runs `body` with a store and a tenant on `folder`.
func withStore(_ folder: TemporaryFolder, _ body: @Sendable (SQLiteVaultStore, TenantID) async throws -> Void) async throws {
    let store = try SQLiteVaultStore(folder: folder.path)
    let tenant = try await store.testTenant()
    do { try await body(store, tenant) } catch {
        await store.close()
        throw error
    }
    await store.close()
}

/// Runs `body` for many numbers at once; nil stands for success.
func parallel(_ count: Int, _ body: @escaping @Sendable (Int) async throws -> Void) async -> [(any Error)?] {
    await withTaskGroup(of: (any Error)?.self) { group in
        for number in 0..<count {
            group.addTask {
                do {
                    try await body(number)
                    return nil
                } catch { return error }
            }
        }
        return await group.reduce(into: []) { $0.append($1) }
    }
}
