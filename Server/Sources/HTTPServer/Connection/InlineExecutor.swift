internal import CofferFoundation

/// Runs the pieces of a handler's task at once, on the thread that makes them ready: no thread is woken to begin one or to go on with it.
///
/// A piece must therefore not block. Up to its first wait a handler runs on the connection's thread; what follows a wait runs on the
/// thread that ended the wait, such as the database's writer.
final class InlineExecutor: TaskExecutor {
    static let shared = InlineExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
