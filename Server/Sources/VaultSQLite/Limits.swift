internal import CofferVault

/// Every limit of the SQLite store.
public enum SQLiteLimits {
    /// The version of the tables that this program makes.
    package static let schemaVersion = Int64(Schema.migrations.count)
    /// Writes that may wait; one more is refused with ``StoreError/overloaded(waiting:)``.
    public static let waitingWritesMax = 10_000
    /// Writes that share one transaction.
    public static let groupMax = 256
    /// Writes of one group whose callers are told by the writer itself.
    static let acknowledgedInlineMax = 2
    /// WAL pages (4 KiB each) after which they are copied into the database: 16 MiB.
    package static let checkpointPages: Int32 = 4_096
    /// WAL pages that the writer may copy itself between two transactions: 2 MiB.
    static let shortRestPages: Int32 = 512
    /// How often the copying thread runs after a log that grows, before it leaves it to the writer's next look.
    static let copyRoundsMax = 8
    /// After how many times that the writer waits for readers, so that the WAL starts over: at 48 MiB.
    static let restartFactor: Int32 = 3
    /// After how long a time without a write the whole log is copied, in milliseconds.
    package static let restMilliseconds = 1_000
    /// Entries that are collected before they are sorted and filed.
    package static let generationEntriesMin = 16_384
    /// Entries that each transaction files while the store closes.
    static let remainderSliceEntries = 4_096
    /// Rows of the journal that one commit drops: more than it adds, and few enough to overwrite their pages at once.
    static let journalRowsDroppedMax: Int64 = 4
    /// Expired client sessions that each new one takes along: more than one, so that they become fewer.
    static let sessionsForgottenMax = 3
    /// Outlived redemptions that each new one takes along.
    static let redemptionsForgottenMax = 3
    /// Payments that one page of a list looks at.
    package static let paymentsScannedMax = 10_000
    /// Span of the idempotency keys that are kept side by side, in milliseconds: 8 hours.
    static let rememberedBucketMilliseconds: Int64 = 8 * 3_600_000
    /// Outlived idempotency keys that each new one takes along.
    static let rememberedForgottenMax = 4
    /// How long a connection waits for a lock, in milliseconds.
    static let busyMilliseconds: Int32 = 5_000
    /// Page cache of the writer, in KiB.
    static let writerCacheKiB = 16_384
    /// How much of the database each reader maps into its memory instead of copying pages out of it: 1 GiB.
    static let readerMapBytes = 1_073_741_824
    /// Page cache of each reader, in KiB.
    static let readerCacheKiB = 2_048
}
