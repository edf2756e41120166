import CofferFoundation

/// What the subjects and `@Published` share: a list of subscribers, perhaps a latest value, an end.
final class Broadcast<Output, Failure: Error> {
    /// Guards everything below. A conduit's lock may be taken while it is held, never the other way round. What is let go is released
    /// afterwards, for its deinitialiser may run foreign code.
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
        var ended: Subscribers.Completion<Failure>?
        conduit.start {
            lock.withLock {
                ended = end
                guard end == nil else { return false }
                if let latest { _ = conduit.enqueue(latest) }
                conduits.append(conduit)
                return true
            }
        }
        guard let ended else { return }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: ended)
    }

    func send(_ value: Output) {
        let (receivers, _, _) = lock.withLock { () -> ([Conduit<Output, Failure>], [Output], Output?) in
            guard end == nil else { return ([], [], nil) }
            let before = latest
            if keepsLatest { latest = value }
            return (conduits, conduits.compactMap { $0.enqueue(value) }, before)
        }
        for conduit in receivers { conduit.deliver() }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let (receivers, _) = lock.withLock { () -> ([Conduit<Output, Failure>], [Output]) in
            guard end == nil else { return ([], []) }
            end = completion
            defer { conduits = [] }
            return (conduits, conduits.compactMap { $0.enqueue(completion: completion) })
        }
        for conduit in receivers { conduit.deliver() }
    }

    /// Keeps a subscription that feeds this one and asks it for everything; after the end it is not wanted.
    func send(subscription: any Subscription) {
        let wanted = lock.withLock {
            if end == nil { feeds.append(subscription) }
            return end == nil
        }
        wanted ? subscription.request(.unlimited) : subscription.cancel()
    }

    func remove(_ conduit: Conduit<Output, Failure>) {
        _ = lock.withLock { conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) } }
    }
}
