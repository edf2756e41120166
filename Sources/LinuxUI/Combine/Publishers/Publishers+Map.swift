extension Publishers {
    /// Delivers what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// What is made of each.
        public let transform: (Upstream.Output) -> Output

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Transformer(subscriber, transform))
        }
    }
}

extension Publisher {
    /// Delivers what a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}
