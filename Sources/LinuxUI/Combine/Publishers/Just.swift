/// Delivers one value, then finishes.
public struct Just<Output>: Publisher {
    /// Cannot fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SingleValueSubscription(to: subscriber, value: output))
    }
}

extension Just: Equatable where Output: Equatable {}
