/// A subject that delivers what it is sent to those who want a value at the moment; the others miss it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input { broadcast.attach(subscriber) }
    /// Delivers a value.
    public func send(_ input: Output) { broadcast.send(input) }
    /// Ends the subject.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    /// Takes over a subscription that feeds the subject.
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}
