/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let base: any Publisher<Output, Failure>

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure { base = publisher }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        base.receive(subscriber: subscriber)
    }

    /// The name of the type.
    public var description: String { "AnyPublisher" }
}

/// Ready-made publishers.
public enum Publishers {}
