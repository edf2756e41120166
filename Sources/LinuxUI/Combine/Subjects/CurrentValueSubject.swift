/// A subject that holds a value and delivers each change of it; new subscribers get the present one first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>
    private let first: Output

    /// Creates a subject with its first value.
    public init(_ value: Output) {
        first = value
        broadcast = Broadcast(latest: value)
    }

    /// The value; assigning sends. It stays as it is after the completion.
    public var value: Output {
        get { broadcast.value ?? first }
        set { send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input { broadcast.attach(subscriber) }
    /// Changes the value.
    public func send(_ input: Output) { broadcast.send(input) }
    /// Ends the subject.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    /// Takes over a subscription that feeds the subject.
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}
