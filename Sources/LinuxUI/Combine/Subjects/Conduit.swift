import CofferFoundation

/// One subscriber of a ``Broadcast``: counts its demand and delivers in the order in which values were enqueued.
final class Conduit<Output, Failure: Error>: Subscription {
    private enum Event {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    /// Guards everything below it but `delivery`. No foreign code runs while it is held: what is let go is released afterwards.
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private weak var broadcast: Broadcast<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// Values for which demand was taken, then perhaps the completion.
    private var queue: [Event] = []
    /// The latest value for which there was no demand, where the broadcast keeps it.
    private var parked: Output?
    private let keepsLatest: Bool

    /// Held while the subscriber runs: one delivery at a time; the subscriber may send again from inside.
    private let delivery = NSRecursiveLock()

    init(to downstream: any Subscriber<Output, Failure>, from broadcast: Broadcast<Output, Failure>, keepsLatest: Bool) {
        self.downstream = downstream
        self.broadcast = broadcast
        self.keepsLatest = keepsLatest
    }

    /// Joins the broadcast, then hands the subscriber its subscription. Whatever comes from other threads meanwhile waits.
    /// - Parameter join: runs first; false if there is nothing to join.
    func start(if join: () -> Bool) {
        delivery.lock()
        defer { delivery.unlock() }
        if join() { lock.withLock { downstream }?.receive(subscription: self) }
    }

    /// Takes a value if there is demand; call ``deliver()`` afterwards.
    /// - Returns: a parked value that it replaces, for the caller to release when it holds no lock.
    func enqueue(_ value: Output) -> Output? {
        lock.withLock {
            guard downstream != nil else { return nil }
            if demand > .none {
                demand -= 1
                queue.append(.value(value))
                return nil
            }
            guard keepsLatest else { return nil }
            defer { parked = value }
            return parked
        }
    }

    /// Takes the completion; call ``deliver()`` afterwards.
    /// - Returns: a parked value that nobody will ask for, for the caller to release when it holds no lock.
    func enqueue(completion: Subscribers.Completion<Failure>) -> Output? {
        lock.withLock {
            if downstream != nil { queue.append(.completion(completion)) }
            defer { parked = nil }
            return parked
        }
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > .none, "A demand for no value is a mistake.")
        addDemand(more)
        deliver()
    }

    private func addDemand(_ more: Subscribers.Demand) {
        lock.withLock {
            demand += more
            guard demand > .none, let value = parked else { return }
            parked = nil
            demand -= 1
            queue.append(.value(value))
        }
    }

    /// Hands over what is enqueued.
    func deliver() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (event, downstream) = next() {
            switch event {
            case .value(let value): addDemand(downstream.receive(value))
            case .completion(let completion): downstream.receive(completion: completion)
            }
        }
    }

    private func next() -> (Event, any Subscriber<Output, Failure>)? {
        lock.withLock {
            guard let downstream, !queue.isEmpty else { return nil }
            let event = queue.removeFirst()
            if case .completion = event { self.downstream = nil }
            return (event, downstream)
        }
    }

    func cancel() {
        let held = lock.withLock {
            defer { (broadcast, downstream, parked, queue) = (nil, nil, nil, []) }
            return (broadcast: broadcast, downstream, parked, queue)
        }
        held.broadcast?.remove(self)
    }
}
