internal import CofferFoundation

/// Waits for work until a deadline; work that is late goes on alone.
enum Deadline {
    /// The result of `work`, or nil when `pause` was over first.
    static func wait<T: Sendable>(
        _ milliseconds: Int64, on clock: VaultClock, for work: @escaping @Sendable () async -> T
    ) async -> T? {
        await withCheckedContinuation { continuation in
            let first = First<T>(continuation)
            let timer = Task {
                await clock.pause(milliseconds)
                first.resume(nil)
            }
            Task {
                // The result first: a timer that is cancelled ends at once, and would be taken for the deadline.
                first.resume(await work())
                timer.cancel()
            }
        }
    }

    /// Resumes a continuation once.
    private final class First<T: Sendable>: @unchecked Sendable {
        // `@unchecked`: `continuation` is touched under `lock` only.
        private let lock = NSLock()
        private var continuation: CheckedContinuation<T?, Never>?

        init(_ continuation: CheckedContinuation<T?, Never>) { self.continuation = continuation }

        func resume(_ value: sending T?) {
            let waiting = lock.withLock {
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: value)
        }
    }
}
