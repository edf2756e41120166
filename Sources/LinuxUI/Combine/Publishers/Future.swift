import CofferFoundation

/// Does its work at once and delivers the one result to every subscriber, whenever it comes. `lock` guards `result` and `waiting`.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Called with the result, from any thread; the first call counts.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [SingleValueSubscription<Output, Failure>] = []

    /// Begins the work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil(with: $0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = SingleValueSubscription<Output, Failure>(to: subscriber)
        subscriber.receive(subscription: subscription)
        let known = lock.withLock {
            if result == nil { waiting.append(subscription) }
            return result
        }
        if let known { tell(subscription, known) }
    }

    private func fulfil(with result: Result<Output, Failure>) {
        let subscriptions = lock.withLock {
            guard self.result == nil else { return [SingleValueSubscription<Output, Failure>]() }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for subscription in subscriptions { tell(subscription, result) }
    }

    private func tell(_ subscription: SingleValueSubscription<Output, Failure>, _ result: Result<Output, Failure>) {
        switch result {
        case .success(let value): subscription.succeed(value)
        case .failure(let error): subscription.fail(error)
        }
    }
}
