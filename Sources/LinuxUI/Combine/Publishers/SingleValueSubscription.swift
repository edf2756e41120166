import CofferFoundation

/// Delivers one value on demand, then the end.
final class SingleValueSubscription<Output, Failure: Error>: Subscription {
    /// Guards everything below. No foreign code runs while it is held.
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var value: Output?
    private var wanted = false

    init(to downstream: any Subscriber<Output, Failure>, value: Output? = nil) {
        self.downstream = downstream
        self.value = value
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A demand for no value is a mistake.")
        lock.withLock { wanted = true }
        deliver()
    }

    func succeed(_ value: Output) {
        lock.withLock { self.value = value }
        deliver()
    }

    func fail(_ error: Failure) { take().downstream?.receive(completion: .failure(error)) }

    func cancel() { _ = take() }

    private func deliver() {
        lock.lock()
        guard wanted, let value, let downstream else { return lock.unlock() }
        self.value = nil
        lock.unlock()
        _ = downstream.receive(value)
        take().downstream?.receive(completion: .finished)
    }

    private func take() -> (downstream: (any Subscriber<Output, Failure>)?, value: Output?) {
        lock.withLock {
            defer { (downstream, value) = (nil, nil) }
            return (downstream, value)
        }
    }
}
