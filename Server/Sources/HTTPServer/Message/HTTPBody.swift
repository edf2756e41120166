internal import CCofferMicrohttpdShims

/// The body of a request. Its memory is overwritten with zeros when the last one who holds it lets go.
///
/// `@unchecked Sendable`: written by one connection's thread before it is handed out, and only read from then on.
public final class HTTPBody: @unchecked Sendable {
    private var storage: UnsafeMutableRawPointer?
    private var capacity = 0

    /// The number of bytes.
    public private(set) var count = 0

    init(capacity: Int = 0) {
        if capacity > 0 { reserve(capacity) }
    }

    /// A body made of bytes, for tests of handlers.
    package convenience init(_ bytes: some Collection<UInt8>) {
        self.init(capacity: bytes.count)
        Array(bytes).withUnsafeBytes { append($0) }
    }

    deinit {
        if let storage {
            coffer_wipe(storage, capacity)
            storage.deallocate()
        }
    }

    /// Lends the bytes for the time of a call.
    public func withUnsafeBytes<Result, Problem: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Problem) -> Result
    ) throws(Problem) -> Result {
        try body(UnsafeRawBufferPointer(start: storage, count: count))
    }

    func append(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress, bytes.count > 0 else { return }
        if count + bytes.count > capacity { reserve(max(count + bytes.count, capacity * 2, 1024)) }
        storage?.advanced(by: count).copyMemory(from: source, byteCount: bytes.count)
        count += bytes.count
    }

    private func reserve(_ bytes: Int) {
        let grown = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        if let storage {
            grown.copyMemory(from: storage, byteCount: count)
            coffer_wipe(storage, capacity)
            storage.deallocate()
        }
        storage = grown
        capacity = bytes
    }
}

extension HTTPBody: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The size alone.
    public var description: String { "HTTPBody(\(count) bytes)" }
    /// The size alone.
    public var debugDescription: String { description }
    /// Nothing: a dump shows no byte.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
