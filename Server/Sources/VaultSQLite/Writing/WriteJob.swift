internal import CofferVault

/// A body that waits for the writer, and whoever waits for its result.
protocol WriteJob: AnyObject, Sendable {
    /// Runs the body and keeps its result; a job may run again when its transaction was rolled back.
    func run(in transaction: SQLiteTransaction) throws
    /// Keeps a refusal that the body threw before it wrote anything.
    func refuse(with error: any Error)
    /// Hands the kept result to the caller: called after the commit.
    func acknowledge()
    /// Tells the caller that nothing was stored.
    func fail(with error: any Error)
}

/// A job with a result.
final class PendingWrite<T: Sendable>: WriteJob, @unchecked Sendable {
    // `@unchecked`: touched by the caller before it is handed over under the writer's lock, and by the writer's thread after that.
    private let body: @Sendable (any WriteTransaction) throws -> T
    private let continuation: CheckedContinuation<T, any Error>
    private var result: Result<T, any Error> = .failure(StoreError.unexpected)

    init(_ body: @escaping @Sendable (any WriteTransaction) throws -> T, _ continuation: CheckedContinuation<T, any Error>) {
        self.body = body
        self.continuation = continuation
    }

    func run(in transaction: SQLiteTransaction) throws { result = .success(try body(transaction)) }

    func refuse(with error: any Error) { result = .failure(error) }

    func acknowledge() { continuation.resume(with: result) }

    func fail(with error: any Error) { continuation.resume(throwing: error) }
}
