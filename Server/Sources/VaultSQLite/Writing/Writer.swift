internal import CofferFoundation
internal import CofferVault

/// The one thread that writes: takes all jobs that wait, lets them be committed as one group, and goes on until it is closed. When nobody
/// has written for a while, it lets the log be copied.
final class Writer: @unchecked Sendable {
    // `@unchecked`: all variables but `committer` are touched under `condition` only; `committer` by `init` and the writer's thread.
    private let condition = NSCondition()
    private var waiting: [any WriteJob] = []
    private var isClosing = false
    private var isDone = false
    private var committer: GroupCommitter?
    /// Whether nothing was written since the last rest.
    private var hasRested = true
    private let restSeconds: Double

    init(_ committer: GroupCommitter, restMilliseconds: Int) {
        self.committer = committer
        restSeconds = Double(restMilliseconds) / 1_000
    }

    /// Starts the thread.
    func start() {
        committer?.start()
        let thread = Thread { [self] in work() }
        thread.name = "coffer-writer"
        thread.start()
    }

    /// Queues a job, or fails it at once when the queue is full or closed.
    func submit(_ job: any WriteJob) {
        condition.lock()
        let count = waiting.count
        let refusal: StoreError? = isClosing ? .closed : count >= SQLiteLimits.waitingWritesMax ? .overloaded(waiting: count) : nil
        if refusal == nil {
            waiting.append(job)
            if count == 0 { condition.signal() }
        }
        condition.unlock()
        if let refusal { job.fail(with: refusal) }
    }

    /// Lets the queue run dry and ends the thread; returns when the last write is durable and the files are closed.
    func close() {
        condition.lock()
        defer { condition.unlock() }
        isClosing = true
        condition.broadcast()
        while !isDone { condition.wait() }
    }

    private func work() {
        while let group = nextGroup() {
            if group.isEmpty { committer?.rest() } else { committer?.commit(group) }
        }
        committer?.finish()
        committer = nil
        condition.lock()
        isDone = true
        condition.broadcast()
        condition.unlock()
    }

    /// The jobs that wait; none, once, when no one has come for a while; nil at the end.
    private func nextGroup() -> [any WriteJob]? {
        condition.lock()
        defer { condition.unlock() }
        let rest = hasRested || !waiting.isEmpty ? nil : Date(timeIntervalSinceNow: restSeconds)
        while waiting.isEmpty {
            if isClosing { return nil }
            if !hasRested, let rest {
                hasRested = !condition.wait(until: rest)
                if hasRested, waiting.isEmpty, !isClosing { return [] }
            } else {
                condition.wait()
            }
        }
        hasRested = false
        if waiting.count <= SQLiteLimits.groupMax {
            defer { waiting = [] }
            return waiting
        }
        let group = Array(waiting.prefix(SQLiteLimits.groupMax))
        waiting.removeFirst(SQLiteLimits.groupMax)
        return group
    }
}
