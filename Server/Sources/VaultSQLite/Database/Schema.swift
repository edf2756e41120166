internal import CofferVault

/// The numbered steps that lead from an empty file to the tables of today.
///
/// `account_item` keeps all that belongs to one account side by side, so that adding a card touches one page for it: the account itself
/// (kind 0), the places of its live cards (kind 1), its idempotency keys (kind 2), and which card is offered first (kind 3).
enum Schema {
    /// Marks the file as ours: "COFR".
    static let applicationID: Int64 = 0x434F_4652

    /// What each version adds; the first is version 1.
    static let migrations: [String] = [
        """
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
        """,
        checkout,
        payments,
    ]

    /// Kinds of rows in `account_item`.
    enum ItemKind {
        /// `key` empty; `number` counts deleted cards. Made by the first deletion.
        static let account = 0
        /// `key` is the card's id; `number` its status.
        static let card = 1
        /// `key` is the idempotency key's code; `number` the effect, `code` the request's code, `card` the card's id.
        static let idempotency = 2
        /// `key` empty; `card` the id of the card that is offered first, `number` 0.
        static let defaultCard = 3
    }

    /// Brings a database to the newest version, one transaction per step.
    /// - Throws: ``StoreError/schemaTooNew(found:known:)``, ``StoreError/foreignDatabase``.
    static func migrate(_ connection: Connection, steps: [String] = migrations) throws(StoreError) {
        let found = Int64(try connection.text("PRAGMA user_version") ?? "") ?? 0
        let application = Int64(try connection.text("PRAGMA application_id") ?? "") ?? 0
        let tables = Int64(try connection.text("SELECT count(*) FROM sqlite_schema") ?? "") ?? 0
        guard application == applicationID || (application == 0 && found == 0 && tables == 0) else { throw .foreignDatabase }
        let known = Int64(steps.count)
        guard found <= known else { throw .schemaTooNew(found: found, known: known) }
        for version in found..<known {
            try connection.execute("BEGIN IMMEDIATE")
            do throws(StoreError) {
                try connection.execute(steps[Int(version)])
                try connection.execute("PRAGMA application_id=\(applicationID); PRAGMA user_version=\(version + 1); COMMIT")
            } catch {
                if !connection.isAutocommitting { try? connection.execute("ROLLBACK") }
                throw error
            }
        }
    }
}
