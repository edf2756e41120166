internal import CofferFoundation

/// Keeps prepared OpenSSL contexts for reuse: as many as were ever used at the same time, one per busy thread.
final class ContextPool: @unchecked Sendable {
    // `@unchecked`: `idle` is touched under `lock` only; a borrowed context belongs to one caller until it is given back.
    private let lock = NSLock()
    private var idle: [OpaquePointer] = []
    private let make: @Sendable () throws(CryptoError) -> OpaquePointer
    private let free: @Sendable (OpaquePointer) -> Void

    init(
        make: @escaping @Sendable () throws(CryptoError) -> OpaquePointer,
        free: @escaping @Sendable (OpaquePointer) -> Void
    ) throws(CryptoError) {
        self.make = make
        self.free = free
        idle.append(try make())
    }

    deinit { idle.forEach(free) }

    /// Lends a context for the time of `body`. A context whose `body` threw is not used again.
    func withContext<R>(_ body: (OpaquePointer) throws(CryptoError) -> R) throws(CryptoError) -> R {
        lock.lock()
        let kept = idle.popLast()
        lock.unlock()
        let context: OpaquePointer
        if let kept { context = kept } else { context = try make() }
        let result: R
        do { result = try body(context) } catch {
            free(context)
            throw error
        }
        lock.lock()
        idle.append(context)
        lock.unlock()
        return result
    }
}
