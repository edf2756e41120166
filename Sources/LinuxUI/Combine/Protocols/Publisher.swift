/// Delivers values over time to subscribers, then at most one completion.
public protocol Publisher<Output, Failure> {
    /// What it delivers.
    associatedtype Output
    /// How it can fail; `Never` when it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Callers use ``subscribe(_:)-(Subscriber)``.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Passes everything on to a subject until cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let feeder = SubjectFeeder(subject)
        receive(subscriber: feeder)
        return AnyCancellable(feeder)
    }

    /// Hides the type of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
