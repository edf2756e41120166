import CofferFoundation

/// What the subjects and `@Published` share: a list of subscribers, perhaps a latest value, an end.
final class Broadcast<Output, Failure: Error> {
    /// Guards everything below. A conduit's lock may be taken while it is held, never the other way round.
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var latest: Output?
    private let keepsLatest: Bool
    private var end: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []

    /// Values go to whoever wants one at the moment.
    init() { keepsLatest = false }

    /// The latest value is kept for new and for busy subscribers.
    init(latest: Output) {
        self.latest = latest
        keepsLatest = true
    }

    deinit { for feed in feeds { feed.cancel() } }

    var value: Output? { lock.withLock { latest } }

    func attach(_ subscriber: any Subscriber<Output, Failure>) {
        let conduit = Conduit(to: subscriber, from: self, keepsLatest: keepsLatest)
        lock.lock()
        if let end {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end)
            return
        }
        if let latest { conduit.enqueue(latest) }
        conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    func send(_ value: Output) {
        let receivers = lock.withLock {
            guard end == nil else { return [Conduit<Output, Failure>]() }
            if keepsLatest { latest = value }
            for conduit in conduits { conduit.enqueue(value) }
            return conduits
        }
        for conduit in receivers { conduit.deliver() }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let receivers = lock.withLock {
            guard end == nil else { return [Conduit<Output, Failure>]() }
            end = completion
            defer { conduits = [] }
            for conduit in conduits { conduit.enqueue(completion: completion) }
            return conduits
        }
        for conduit in receivers { conduit.deliver() }
    }

    /// Keeps a subscription that feeds this one and asks it for everything.
    func send(subscription: any Subscription) {
        lock.withLock { feeds.append(subscription) }
        subscription.request(.unlimited)
    }

    func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }
}
