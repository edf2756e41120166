import CCofferSQLite
import CofferCrypto
import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

/// A database that a program of schema version 1 left.
@Suite struct OldDatabaseTests {
    @Test func `a database of version 1 gets the new tables and the keys that it lacks, and loses nothing`() async throws {
        let old = try await Self.oldDatabase()
        let test = try await TestVault.open(old.folder.path)
        let kept = Caller(tenant: old.tenant, scopes: [.addCards, .readCards, .deleteCards], account: nil, actor: "test")
        #expect(try test.vault.cards(of: "cus_1", by: kept).map(\.person.holderName) == ["Ada"])
        _ = try test.vault.caller(bearer: old.bearer.utf8)
        guard case .intact = try test.vault.verifyAudit() else { throw StoreError.unexpected }
        let purposes = Set(try test.store.wrappedKeys().map(\.purpose))
        #expect(purposes == Set(KeyPurpose.allCases))
        let made = try test.store.auditEvents(after: old.auditEvents, limit: 100).map(\.event.action).prefix { $0 == .keyCreated }
        #expect(made.count == KeyPurpose.allCases.count - 6)

        // What needs the new tables and keys works, and the keys are made once.
        let session = try await test.vault.createClientSession(.init(customerId: "cus_1"), by: test.merchant(old.tenant))
        let app = try test.vault.checkoutCaller(accessToken: session.accessToken.utf8)
        #expect(try test.vault.instruments(by: app).map(\.card.last4) == ["4242"])
        let keys = try test.store.wrappedKeys()
        await test.vault.close()
        let again = try await TestVault.open(old.folder.path)
        #expect(try again.store.wrappedKeys().filter { $0.purpose != .fingerprints } == keys.filter { $0.purpose != .fingerprints })
        #expect(try again.vault.checkoutCaller(accessToken: session.accessToken.utf8).session == session.id)
        await again.vault.close()
    }

    @Test func `under another vault's key file an old database gets no new keys`() async throws {
        let old = try await Self.oldDatabase(), other = try TestFolder()
        try await TestVault.open(other.path).vault.close()
        let path = old.folder.path + "/" + KeyFile.name
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: other.path + "/" + KeyFile.name, toPath: path)
        await #expect(throws: KeyProblem.doesNotMatchDatabase) { try await TestVault.open(old.folder.path) }
        #expect(try count(old.folder.path, "wrapped_key WHERE purpose>\(KeyPurpose.apiKeys.rawValue)") == 0)
    }

    @Test(arguments: [1, 3, 4, 5, 6])
    func `a key that every database has had is not made anew`(_ purpose: Int) async throws {
        let old = try await Self.oldDatabase()
        try change(old.folder.path, "DELETE FROM wrapped_key WHERE purpose=\(purpose)")
        await #expect(throws: KeyProblem.self) { try await TestVault.open(old.folder.path) }
    }

    private struct Old {
        let folder: TestFolder, tenant: TenantID, bearer: String, auditEvents: Int64
    }

    /// Makes one: the tables as version 1 had them, with rows that the vault of today wrote.
    private static func oldDatabase() async throws -> Old {
        let new = try TestFolder(), folder = try TestFolder()
        let test = try await TestVault.open(new.path)
        _ = try await test.vault.addCard(.test(person: CardPerson(holderName: "Ada")), by: test.partner)
        let bearer = try test.partnerBearer().token
        let events = try test.store.auditEvents(after: 0, limit: 1_000).count
        await test.vault.close()
        try FileManager.default.copyItem(atPath: new.path + "/" + KeyFile.name, toPath: folder.path + "/" + KeyFile.name)
        var copy = "ATTACH '\(new.path)/vault.db' AS new; PRAGMA application_id=\(0x434F_4652); PRAGMA user_version=1;"
        for (table, columns) in Self.columns {
            let rows = table == "wrapped_key" ? " WHERE purpose<=6" : ""
            copy += "INSERT INTO main.\(table)(\(columns)) SELECT \(columns) FROM new.\(table)\(rows);"
        }
        var handle: OpaquePointer?
        defer { sqlite3_close(handle) }
        try #require(sqlite3_open(folder.path + "/vault.db", &handle) == SQLITE_OK)
        for sql in [tables, copy] {
            let code = sqlite3_exec(handle, sql, nil, nil, nil)
            try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
        }
        return Old(folder: folder, tenant: test.credentials.tenant, bearer: bearer, auditEvents: Int64(events))
    }

    private static let columns = [
        ("tenant", "id, partner_id, name, created_at"), ("api_key", "code, tenant, kind, created_at, revoked_at"),
        ("wrapped_key", "purpose, tenant, version, sealed, created_at"),
        (
            "card",
            """
            id, tenant, account, token, fingerprint, key_version, sealed_number, sealed_person, status, funding, brand, bin, last4,
            number_length, month, year, buy, sell, provider, created_at, verified_at, declined_at, deleted_at
            """
        ),
        ("card_fingerprint", "tenant, fingerprint, account, card"),
        ("account_item", "tenant, account, kind, key, number, at, code, card"), ("in_tray", "sequence, entries"),
        ("audit", "sequence, at, tenant, actor, action, card, mac"),
    ]

    private static let tables = """
        CREATE TABLE tenant(
            id INTEGER PRIMARY KEY, partner_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
        CREATE TABLE api_key(
            code BLOB PRIMARY KEY, tenant INTEGER NOT NULL REFERENCES tenant(id), kind INTEGER NOT NULL,
            created_at INTEGER NOT NULL, revoked_at INTEGER) STRICT, WITHOUT ROWID;
        CREATE TABLE wrapped_key(
            purpose INTEGER NOT NULL, tenant INTEGER NOT NULL, version INTEGER NOT NULL, sealed BLOB NOT NULL,
            created_at INTEGER NOT NULL, PRIMARY KEY(purpose, tenant, version)) STRICT, WITHOUT ROWID;
        CREATE TABLE card(
            id BLOB PRIMARY KEY, tenant INTEGER NOT NULL REFERENCES tenant(id), account TEXT NOT NULL, token BLOB NOT NULL,
            fingerprint BLOB, key_version INTEGER NOT NULL, sealed_number BLOB, sealed_person BLOB, status INTEGER NOT NULL,
            funding INTEGER NOT NULL, brand INTEGER NOT NULL, bin TEXT NOT NULL, last4 TEXT NOT NULL,
            number_length INTEGER NOT NULL, month INTEGER NOT NULL, year INTEGER NOT NULL, buy INTEGER NOT NULL,
            sell INTEGER NOT NULL, provider TEXT, created_at INTEGER NOT NULL, verified_at INTEGER, declined_at INTEGER,
            deleted_at INTEGER) STRICT, WITHOUT ROWID;
        CREATE TABLE card_fingerprint(
            tenant INTEGER NOT NULL, fingerprint BLOB NOT NULL, account TEXT NOT NULL, card BLOB NOT NULL,
            PRIMARY KEY(tenant, fingerprint, account)) STRICT, WITHOUT ROWID;
        CREATE TABLE account_item(
            tenant INTEGER NOT NULL, account TEXT NOT NULL, kind INTEGER NOT NULL, key BLOB NOT NULL, number INTEGER NOT NULL,
            at INTEGER NOT NULL, code BLOB, card BLOB, PRIMARY KEY(tenant, account, kind, key)) STRICT, WITHOUT ROWID;
        CREATE TABLE in_tray(sequence INTEGER PRIMARY KEY, entries BLOB NOT NULL) STRICT;
        CREATE TABLE audit(
            sequence INTEGER PRIMARY KEY, at INTEGER NOT NULL, tenant INTEGER NOT NULL, actor TEXT NOT NULL,
            action TEXT NOT NULL, card BLOB, mac BLOB NOT NULL) STRICT;
        CREATE TRIGGER audit_is_not_updated BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append only'); END;
        CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append only'); END;
        """
}
