internal import CofferFoundation
internal import CofferVault

/// Tells callers on a thread of its own that their writes are durable, so that the writer can go on with the next group meanwhile: a
/// caller that is told may build its whole answer there and then.
final class Acknowledger: @unchecked Sendable {
    // `@unchecked`: all variables are touched under `condition` only.
    private let condition = NSCondition()
    private var committed: [any WriteJob] = []
    private var isClosing = false
    private var isDone = false

    /// Starts the thread.
    func start() {
        let thread = Thread { [self] in work() }
        thread.name = "coffer-answers"
        thread.start()
    }

    /// Takes over jobs whose transaction is on disk.
    func acknowledge(_ jobs: [any WriteJob]) {
        // Few are told sooner than a thread is woken.
        if jobs.count <= SQLiteLimits.acknowledgedInlineMax {
            for job in jobs { job.acknowledge() }
            return
        }
        condition.lock()
        if committed.isEmpty { condition.signal() }
        committed += jobs
        condition.unlock()
    }

    /// Tells all who still wait, and ends the thread.
    func close() {
        condition.lock()
        defer { condition.unlock() }
        isClosing = true
        condition.broadcast()
        while !isDone { condition.wait() }
    }

    private func work() {
        condition.lock()
        while !committed.isEmpty || !isClosing {
            let jobs = committed
            committed = []
            guard !jobs.isEmpty else {
                condition.wait()
                continue
            }
            condition.unlock()
            for job in jobs { job.acknowledge() }
            condition.lock()
        }
        isDone = true
        condition.broadcast()
        condition.unlock()
    }
}
