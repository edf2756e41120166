internal import CCofferSQLite
internal import CofferVault

/// A prepared statement. Values are bound from 1 and columns read from 0, as SQLite counts.
final class Statement {
    private let handle: OpaquePointer
    private let connection: Connection

    /// Where bound bytes live until the statement has run: cheaper than a copy by SQLite, which allocates for each value.
    private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 2_048, alignment: 16)
    private var scratchUsed = 0

    /// Tells SQLite to copy what is bound (its `SQLITE_TRANSIENT`); for what does not fit.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sql: String, on connection: Connection) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw StoreError(sqlite: code) }
        self.handle = handle
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(handle)
        scratch.deallocate()
    }

    // MARK: Binding

    func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }

    func bind(_ index: Int32, _ value: Int) { sqlite3_bind_int64(handle, index, Int64(value)) }

    func bind(_ index: Int32, _ value: Bool) { sqlite3_bind_int64(handle, index, value ? 1 : 0) }

    func bind(_ index: Int32, _ value: Int64?) {
        if let value { bind(index, value) } else { sqlite3_bind_null(handle, index) }
    }

    func bind(_ index: Int32, _ text: String) {
        var text = text
        text.withUTF8 { bytes in
            let (start, owner) = place(UnsafeRawBufferPointer(bytes))
            sqlite3_bind_text(handle, index, start?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), owner)
        }
    }

    func bind(_ index: Int32, _ text: String?) {
        if let text { bind(index, text) } else { sqlite3_bind_null(handle, index) }
    }

    func bind(_ index: Int32, _ bytes: UnsafeRawBufferPointer) {
        if bytes.isEmpty {
            sqlite3_bind_zeroblob(handle, index, 0)
        } else {
            let (start, owner) = place(bytes)
            sqlite3_bind_blob(handle, index, start, Int32(bytes.count), owner)
        }
    }

    /// Copies bytes to where they stay until the statement is reset.
    private func place(_ bytes: UnsafeRawBufferPointer) -> (start: UnsafeRawPointer?, owner: sqlite3_destructor_type?) {
        // An empty text needs an address too: no address would be NULL.
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return (UnsafeRawPointer(scratch.baseAddress), nil) }
        guard scratchUsed + bytes.count <= scratch.count else { return (source, Self.transient) }
        let target = scratch.baseAddress.map { $0 + scratchUsed }
        target?.copyMemory(from: source, byteCount: bytes.count)
        scratchUsed += bytes.count
        return (UnsafeRawPointer(target), nil)
    }

    func bind(_ index: Int32, _ bytes: [UInt8]) { bytes.withUnsafeBytes { bind(index, $0) } }

    func bind(_ index: Int32, _ bytes: [UInt8]?) {
        if let bytes { bind(index, bytes) } else { sqlite3_bind_null(handle, index) }
    }

    func bind(_ index: Int32, _ id: TimedID) { id.withUnsafeBytes { bind(index, $0) } }

    // MARK: Running

    /// Moves to the next row; false after the last one.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let code = sqlite3_extended_errcode(connection.handle)
            reset()
            throw StoreError(sqlite: code)
        }
    }

    /// Runs a statement that gives no rows, and makes it ready for the next time.
    func run() throws(StoreError) {
        _ = try step()
        reset()
    }

    /// Makes the statement ready for the next time; ends its read.
    func reset() {
        sqlite3_reset(handle)
        scratchUsed = 0
    }

    // MARK: Columns

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    func int(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    func optionalInt(_ column: Int32) -> Int64? { isNull(column) ? nil : int(column) }

    /// The text of a column; nil for NULL.
    func text(_ column: Int32) -> String? {
        // Asked for as bytes: as text, SQLite would copy it first to put a NUL at its end.
        isNull(column) ? nil : String(decoding: buffer(column).assumingMemoryBound(to: UInt8.self), as: UTF8.self)
    }

    /// The bytes of a column; nil for NULL.
    func bytes(_ column: Int32) -> [UInt8]? {
        isNull(column) ? nil : [UInt8](buffer(column))
    }

    /// An identifier.
    /// - Throws: ``StoreError/malformedRow`` unless the column holds 22 bytes.
    func id(_ column: Int32) throws(StoreError) -> TimedID {
        guard let id = TimedID(bytes: buffer(column)) else { throw .malformedRow }
        return id
    }

    private func buffer(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, column)
        return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
    }
}
