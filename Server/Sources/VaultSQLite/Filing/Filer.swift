internal import CofferVault

/// Keeps the journal of the tray, and writes the tray's entries into the tables. Lives on the writer's thread.
final class Filer {
    private let connection: Connection
    private let tray: InTray
    private let journalInsert: Statement
    private let journalDelete: Statement
    private let placeReplace: Statement
    private let fingerprintReplace: Statement
    /// The newest row of the journal, committed and with the open transaction.
    private var journalEnd: Int64 = 0
    private var journalEndOpen: Int64 = 0
    /// The oldest row that the journal may still hold, and the newest that is not needed any more.
    private var journalStart: Int64 = 1
    private var journalStartOpen: Int64 = 1
    private var journalFinished: Int64 = 0

    init(_ connection: Connection, tray: InTray) throws(StoreError) {
        self.connection = connection
        self.tray = tray
        journalInsert = try Statement("INSERT INTO in_tray(sequence, entries) VALUES(?,?)", on: connection)
        journalDelete = try Statement("DELETE FROM in_tray WHERE sequence<=?", on: connection)
        placeReplace = try Statement(
            "INSERT OR REPLACE INTO account_item(tenant, account, kind, key, number, at, code, card) VALUES(?,?,?,?,?,?,?,?)",
            on: connection)
        fingerprintReplace = try Statement(
            "INSERT OR REPLACE INTO card_fingerprint(tenant, fingerprint, account, card) VALUES(?,?,?,?)", on: connection)
        try load()
    }

    /// Takes the journal into the tray. What was filed already is filed again, which changes nothing; the places of cards that were
    /// deleted since are left out.
    private func load() throws(StoreError) {
        let rows = try Statement("SELECT sequence, entries FROM in_tray ORDER BY sequence", on: connection)
        let status = try Statement("SELECT status FROM card WHERE id=?", on: connection)
        var entries: [TrayEntry] = []
        while try rows.step() {
            guard let bytes = rows.bytes(1) else { throw .malformedRow }
            if entries.isEmpty { journalStart = rows.int(0) }
            journalEnd = rows.int(0)
            entries += try TrayCoding.decode(bytes) { (id) throws(StoreError) in
                status.bind(1, id.raw)
                defer { status.reset() }
                guard try status.step(), let found = CardStatus(rawValue: status.int(0)), found != .deleted else { return nil }
                return found
            }
        }
        if entries.isEmpty { journalStart = journalEnd + 1 }
        journalEndOpen = journalEnd
        journalStartOpen = journalStart
        tray.load(entries, journalEnd: journalEnd)
    }

    // MARK: The ends of a transaction

    /// Before the commit: writes what the transaction added into the journal, and files the next slice.
    /// - Parameter atLeast: Entries to file even if the transaction added fewer; with any, the journal's finished rows all go.
    func prepareCommit(atLeast: Int = 0) throws(StoreError) {
        let added = tray.uncommitted()
        if !added.isEmpty {
            journalEndOpen = journalEnd + 1
            journalInsert.bind(1, journalEndOpen)
            journalInsert.bind(2, TrayCoding.encode(added))
            try journalInsert.run()
        }
        try file(tray.takeSlice(atLeast: atLeast))
        guard journalStart <= journalFinished else { return }
        let last = atLeast > 0 ? journalFinished : min(journalFinished, journalStart + SQLiteLimits.journalRowsDroppedMax - 1)
        journalDelete.bind(1, last)
        try journalDelete.run()
        journalStartOpen = last + 1
    }

    /// The transaction is on disk.
    func didCommit() {
        journalEnd = journalEndOpen
        journalStart = journalStartOpen
        if let finished = tray.commit(journalEnd: journalEnd) { journalFinished = finished }
    }

    /// The transaction has left nothing.
    func didRollBack() {
        journalEndOpen = journalEnd
        journalStartOpen = journalStart
        tray.rollBack()
    }

    /// Whether something is left that a transaction of its own should file, or rows of the journal that it should drop.
    func hasRemainder() -> Bool { tray.prepareRemainder() || journalStart <= journalFinished }

    // MARK: Filing

    /// Files all that waits for an account, whose rows are about to change.
    func fileAll(of account: AccountID, tenant: TenantID) throws(StoreError) {
        try file(tray.takeAll(of: account, tenant: tenant))
    }

    private func file(_ slice: (byAccount: [TrayEntry], byFingerprint: [TrayEntry])) throws(StoreError) {
        for entry in slice.byAccount { try filePlaces(of: entry) }
        for entry in slice.byFingerprint {
            guard let card = entry.card, let fingerprint = card.fingerprint else { continue }
            fingerprintReplace.bind(1, entry.tenant.number)
            fingerprintReplace.bind(2, fingerprint.bytes)
            fingerprintReplace.bind(3, entry.account.text)
            fingerprintReplace.bind(4, card.id.raw)
            try fingerprintReplace.run()
        }
    }

    private func filePlaces(of entry: TrayEntry) throws(StoreError) {
        placeReplace.bind(1, entry.tenant.number)
        placeReplace.bind(2, entry.account.text)
        if let card = entry.card {
            placeReplace.bind(3, Schema.ItemKind.card)
            placeReplace.bind(4, card.id.raw)
            placeReplace.bind(5, card.status.rawValue)
            placeReplace.bind(6, card.createdAt)
            placeReplace.bind(7, nil as [UInt8]?)
            placeReplace.bind(8, nil as [UInt8]?)
            try placeReplace.run()
        }
        guard let kept = entry.idempotency else { return }
        // A statement that has run forgets what was bound before.
        placeReplace.bind(1, entry.tenant.number)
        placeReplace.bind(2, entry.account.text)
        placeReplace.bind(3, Schema.ItemKind.idempotency)
        placeReplace.bind(4, kept.key.code)
        placeReplace.bind(5, kept.record.effect.rawValue)
        placeReplace.bind(6, kept.record.at)
        placeReplace.bind(7, kept.record.request)
        placeReplace.bind(8, kept.record.card.raw)
        try placeReplace.run()
    }
}
