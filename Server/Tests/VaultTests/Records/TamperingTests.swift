import CCofferSQLite
import CofferCrypto
import CofferFoundation
import CofferVault
import Testing

@Suite struct TamperingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, sql: String
        init(_ name: String, _ sql: String) {
            testDescription = name
            self.sql = sql
        }
    }

    static let changes = [
        Row(
            "both persons swapped",
            """
            CREATE TEMP TABLE copy AS SELECT id, sealed_person AS person FROM card;
            UPDATE card SET sealed_person=(SELECT person FROM copy WHERE copy.id<>card.id);
            """),
        Row("the number in the person's place", "UPDATE card SET sealed_person=sealed_number"),
        Row("another token", "UPDATE card SET token=zeroblob(22)"),
        Row("another key version", "UPDATE card SET key_version=2"),
        Row("the first byte changed", "UPDATE card SET sealed_person=CAST(x'02'||substr(sealed_person, 2) AS BLOB)"),
        Row("the last byte cut", "UPDATE card SET sealed_person=substr(sealed_person, 1, length(sealed_person)-1)"),
        Row("a byte added", "UPDATE card SET sealed_person=CAST(sealed_person||x'00' AS BLOB)"),
        Row("an empty record", "UPDATE card SET sealed_person=x''"),
        Row("zeros", "UPDATE card SET sealed_person=zeroblob(length(sealed_person))"),
        Row(
            "the customers exchanged",
            """
            UPDATE card SET account=CASE account WHEN 'a' THEN 'b' ELSE 'a' END, fingerprint=NULL;
            UPDATE account_item SET key=(SELECT c.id FROM card c WHERE c.account=account_item.account) WHERE kind=1;
            """),
    ]

    @Test(arguments: changes) func `a record that was moved or changed does not open`(_ row: Row) async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        _ = try await first.vault.addCard(.test(account: "a", person: CardPerson(holderName: "Ada")), by: first.partner)
        _ = try await first.vault.addCard(
            .test("5555555555554444", account: "b", person: CardPerson(holderName: "Bob")), by: first.partner)
        await first.vault.close()
        try change(folder.path, row.sql)
        let second = try await TestVault.open(folder.path)
        for account in ["a", "b"] {
            #expect(throws: VaultError.damagedRecord) { try second.vault.cards(of: account, by: first.partner) }
        }
        await second.vault.close()
    }

    @Test func `every bit of a sealed number counts`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.vault.addCard(.test(), by: test.partner).card
            let row = try #require(try test.store.card(card.id, tenant: test.credentials.tenant, account: card.account))
            let sealed = try #require(row.sealedNumber)
            let opened = try test.vault.openNumber(of: row)
            #expect(opened.digits == SecretBytes("4242424242424242"))
            #expect((opened.month, opened.year) == (12, 2030))
            for bit in 0..<sealed.count * 8 {
                var changed = row
                changed.sealedNumber?[bit / 8] ^= 1 << (bit % 8)
                #expect(throws: VaultError.damagedRecord) { try test.vault.openNumber(of: changed) }
            }
        }
    }

    @Test func `a sealed number opens for its own row only`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.vault.addCard(.test(), by: test.partner).card
            let other = try await test.vault.addCard(.test("5555555555554444", account: "cus_2"), by: test.partner).card
            let row = try #require(try test.store.card(card.id, tenant: test.credentials.tenant, account: card.account))
            let changes: [(inout CardRow) -> Void] = [
                { $0.id = other.id }, { $0.token = other.token }, { $0.account = other.account },
                { $0.tenant = TenantID($0.tenant.number + 1) }, { $0.keyVersion = 2 }, { $0.sealedNumber = $0.sealedPerson },
                { $0.sealedNumber = [] }, { $0.sealedNumber = nil },
            ]
            for change in changes {
                var changed = row
                change(&changed)
                #expect(throws: VaultError.damagedRecord) { try test.vault.openNumber(of: changed) }
            }
        }
    }

    @Test func `a damaged card can still be deleted`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let id = try await first.vault.addCard(.test(person: CardPerson(holderName: "Ada")), by: first.partner).card.id.text
        await first.vault.close()
        try change(folder.path, "UPDATE card SET sealed_person=zeroblob(40)")
        let second = try await TestVault.open(folder.path)
        #expect(try await second.vault.deleteCard(id, of: "cus_1", by: first.partner).status == .deleted)
        await second.vault.close()
    }

    @Test func `a wrapped key that was changed or moved does not open`() async throws {
        for sql in [
            "UPDATE wrapped_key SET sealed=zeroblob(60) WHERE purpose=1",
            """
            UPDATE wrapped_key SET purpose=99 WHERE purpose=4; UPDATE wrapped_key SET purpose=4 WHERE purpose=5;
            UPDATE wrapped_key SET purpose=5 WHERE purpose=99;
            """,
            "UPDATE wrapped_key SET version=2 WHERE purpose=1", "UPDATE wrapped_key SET tenant=7 WHERE purpose=2",
            "DELETE FROM wrapped_key WHERE purpose=4",
        ] {
            let folder = try TestFolder()
            try await TestVault.open(folder.path).vault.close()
            try change(folder.path, sql)
            await #expect(throws: KeyProblem.self) { try await TestVault.open(folder.path) }
        }
    }
}

/// Changes a closed store behind the vault's back.
func change(_ folder: String, _ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open(folder + "/vault.db", &handle) == SQLITE_OK)
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
}

/// How many rows of a store there are, seen past the vault.
/// - Parameter rows: A table, and a condition if need be.
func count(_ folder: String, _ rows: String) throws -> Int {
    var handle: OpaquePointer?, statement: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open(folder + "/vault.db", &handle) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_prepare_v2(handle, "SELECT count(*) FROM \(rows)", -1, &statement, nil) == SQLITE_OK)
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return Int(sqlite3_column_int64(statement, 0))
}
