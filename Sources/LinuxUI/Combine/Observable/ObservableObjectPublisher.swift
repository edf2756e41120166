/// Delivers before an object changes.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but the fact.
    public typealias Output = Void
    /// Cannot fail.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { broadcast.attach(subscriber) }

    /// Says that the object is about to change.
    public func send() { broadcast.send(()) }
}
