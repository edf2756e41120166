import CofferFoundation

/// Passes everything from a publisher on to a subject.
final class SubjectFeeder<Target: Subject>: Subscriber, Cancellable {
    private let link = UpstreamLink()
    /// Guards `target`.
    private let lock = NSLock()
    private var target: Target?

    init(_ target: Target) { self.target = target }

    func receive(subscription: any Subscription) {
        guard link.open(subscription) else { return }
        lock.withLock { target }?.send(subscription: subscription)
    }

    func receive(_ input: Target.Output) -> Subscribers.Demand {
        lock.withLock { target }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Target.Failure>) {
        guard link.close().first else { return }
        letGo()?.send(completion: completion)
    }

    func cancel() {
        let subscription = link.close().subscription
        _ = letGo()
        subscription?.cancel()
    }

    private func letGo() -> Target? {
        lock.withLock {
            defer { target = nil }
            return target
        }
    }
}
