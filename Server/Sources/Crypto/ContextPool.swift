internal import CofferFoundation

/// Keeps prepared OpenSSL contexts for reuse: as many as were ever used at the same time, one per busy thread.
///
/// A thread is given the one that it used last, where that is free: the context's memory is then near the thread's processor.
final class ContextPool: @unchecked Sendable {
    // `@unchecked`: `idle` is touched under `lock` only; a borrowed context belongs to one caller until it is given back.
    private let lock = NSLock()
    private var idle: [(thread: pthread_t, context: OpaquePointer)] = []
    private let make: @Sendable () throws(CryptoError) -> OpaquePointer
    private let free: @Sendable (OpaquePointer) -> Void

    init(
        make: @escaping @Sendable () throws(CryptoError) -> OpaquePointer,
        free: @escaping @Sendable (OpaquePointer) -> Void
    ) throws(CryptoError) {
        self.make = make
        self.free = free
        idle.append((pthread_self(), try make()))
    }

    deinit { for (_, context) in idle { free(context) } }

    /// Lends a context for the time of `body`. A context whose `body` threw is not used again.
    func withContext<R>(_ body: (OpaquePointer) throws(CryptoError) -> R) throws(CryptoError) -> R {
        let thread = pthread_self()
        lock.lock()
        let index = idle.lastIndex { $0.thread == thread } ?? idle.indices.last
        let kept = index.map { idle.remove(at: $0).context }
        lock.unlock()
        let context: OpaquePointer
        if let kept { context = kept } else { context = try make() }
        let result: R
        do { result = try body(context) } catch {
            free(context)
            throw error
        }
        lock.lock()
        idle.append((thread, context))
        lock.unlock()
        return result
    }
}
