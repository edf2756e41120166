import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

/// Readers keep what they see from one read to the next while nobody commits.
@Suite struct ReadViewTests {
    @Test func `what was acknowledged is read at once, however many read and write`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path, generationEntriesMin: 16)
        let tenant = try await store.testTenant()
        let problems = await parallel(400) { number in
            let row = Rows.card(number, tenant: tenant, account: "cus_\(number % 40)")
            try await store.add(row)
            #expect(try store.card(row.id, tenant: tenant, account: row.account)?.id == row.id)
            #expect(try store.cards(tenant: tenant, account: row.account).contains { $0.id == row.id })
            #expect(try store.accountState(tenant: tenant, account: row.account).live >= 1)
        }
        #expect(problems.allSatisfy { $0 == nil })
        for account in 0..<40 {
            #expect(try store.cards(tenant: tenant, account: Rows.account("cus_\(account)")).count == 10)
        }
        await store.close()
    }

    @Test(arguments: [("reads once and rests", 1_000_000), ("reads after every write", 1), ("reads now and then", 37)])
    func `a reader keeps nobody from starting the log over`(_ name: String, _ writesPerRead: Int) async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path, checkpointPages: 64)
        let tenant = try await store.testTenant()
        #expect(try store.all(tenant).isEmpty)
        for number in 1...400 {
            try await store.add(Rows.card(number, tenant: tenant))
            if number % writesPerRead == 0 { #expect(try store.all(tenant).count == number) }
        }
        let log = try FileManager.default.attributesOfItem(atPath: folder.path + "/vault.db-wal")[.size] as? Int
        // 400 commits write well over 1,200 pages.
        #expect(try #require(log) < 400 * 4_120)
        #expect(try store.all(tenant).count == 400)
        await store.close()
    }

    @Test(.timeLimit(.minutes(2))) func `after a rest the database has all, and readers see what is written later`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path, restMilliseconds: 1)
        let tenant = try await store.testTenant()
        for number in 1...3 {
            try await store.add(Rows.card(number, tenant: tenant, account: "cus_rest\(number)"))
            // A reader keeps this state; the log is copied all the same.
            #expect(try store.cards(tenant: tenant, account: Rows.account("cus_rest\(number)")).count == 1)
            let database = URL(fileURLWithPath: folder.path + "/vault.db"), written = Data("cus_rest\(number)".utf8)
            while try Data(contentsOf: database).range(of: written) == nil { await Task.yield() }
            for earlier in 1...number {
                #expect(try store.cards(tenant: tenant, account: Rows.account("cus_rest\(earlier)")).count == 1)
            }
        }
        await store.close()
    }

    @Test func `a store closes while readers keep what they see`() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteVaultStore(folder: folder.path)
        let tenant = try await store.testTenant()
        try await store.add(Rows.card(1, tenant: tenant))
        #expect(try store.all(tenant).count == 1)
        await store.close()
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/vault.db-wal"))
        #expect(throws: StoreError.closed) { try store.all(tenant) }
    }
}
