extension Schema {
    /// Payments and what is remembered under the checkout face's idempotency keys.
    ///
    /// Both are appended near one place: a payment's key begins with its time, and keys are kept by the part of the day. Open payments have
    /// an index of their own, which stays small.
    static let payments = """
        CREATE TABLE payment(
            tenant INTEGER NOT NULL REFERENCES tenant(id), id BLOB NOT NULL, session BLOB, account TEXT, order_id TEXT,
            status TEXT NOT NULL, open INTEGER NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL, version INTEGER NOT NULL,
            key_version INTEGER NOT NULL, sealed_content BLOB NOT NULL, sealed_progress BLOB NOT NULL, sealed_number BLOB,
            PRIMARY KEY(tenant, id)) STRICT, WITHOUT ROWID;
        CREATE INDEX payment_open ON payment(tenant, id) WHERE open=1;
        CREATE TABLE remembered(
            bucket INTEGER NOT NULL, tenant INTEGER NOT NULL, key BLOB NOT NULL, request BLOB NOT NULL, at INTEGER NOT NULL,
            payment BLOB, step INTEGER, sealed BLOB, key_version INTEGER,
            PRIMARY KEY(bucket, tenant, key)) STRICT, WITHOUT ROWID;
        ALTER TABLE audit ADD COLUMN payment BLOB;
        """
}
