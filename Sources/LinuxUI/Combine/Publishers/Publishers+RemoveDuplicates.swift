extension Publishers {
    /// Delivers the values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Output, Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var last: Output?
            upstream.subscribe(
                Transformer(subscriber) { (value: Output) in
                    if let last, predicate(last, value) { return nil }
                    last = value
                    return value
                })
        }
    }
}

extension Publisher {
    /// Delivers the values that differ from the one before, as a closure judges.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Delivers the values that differ from the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
