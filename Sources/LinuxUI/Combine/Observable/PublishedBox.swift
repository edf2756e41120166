import CofferFoundation

/// The value of a published property and those who watch it.
final class PublishedBox<Value> {
    /// Guards everything below it but `broadcast`, which has a lock of its own.
    private let lock = NSLock()
    private var current: Value
    private var objectWillChange: ObservableObjectPublisher?
    private var feeds: [any Subscription] = []
    private let broadcast: Broadcast<Value, Never>

    init(_ value: Value) {
        current = value
        broadcast = Broadcast(latest: value)
    }

    deinit { for feed in feeds { feed.cancel() } }

    var value: Value { lock.withLock { current } }

    /// Tells everybody, then changes the value.
    func set(_ value: Value) {
        lock.withLock { objectWillChange }?.send()
        broadcast.send(value)
        _ = lock.withLock {
            defer { current = value }
            return current
        }
    }

    func attach(_ subscriber: any Subscriber<Value, Never>) { broadcast.attach(subscriber) }

    var knowsWillChange: Bool { lock.withLock { objectWillChange != nil } }

    func willChange(through publisher: ObservableObjectPublisher) { lock.withLock { objectWillChange = publisher } }

    /// Keeps a subscription until the property is gone.
    func keep(_ feed: any Subscription) { lock.withLock { feeds.append(feed) } }
}

/// Writes what it receives into a published property, which it does not keep alive.
final class PublishedFeeder<Value>: Subscriber {
    typealias Failure = Never

    private weak var box: PublishedBox<Value>?

    init(_ box: PublishedBox<Value>) { self.box = box }

    func receive(subscription: any Subscription) {
        guard let box else { return subscription.cancel() }
        box.keep(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        box?.set(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
