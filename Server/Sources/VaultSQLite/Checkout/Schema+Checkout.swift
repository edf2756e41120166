extension Schema {
    /// Version 2: client sessions and used single-use tokens. Both keys begin with a time, so rows are appended and the oldest come first.
    ///
    /// What a read by access token needs stands before the sealed content, which is longer than a page often enough.
    static let checkout = """
        CREATE TABLE client_session(
            id BLOB PRIMARY KEY, tenant INTEGER NOT NULL REFERENCES tenant(id), revision INTEGER NOT NULL,
            key_version INTEGER NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, sealed_customer BLOB NOT NULL,
            sealed_content BLOB NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE redemption(
            id BLOB PRIMARY KEY, tenant INTEGER NOT NULL REFERENCES tenant(id), at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        """
}
