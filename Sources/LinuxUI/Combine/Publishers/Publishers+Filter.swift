extension Publishers {
    /// Delivers the values that a closure lets through.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// Whether a value passes.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Transformer(subscriber) { [isIncluded] in isIncluded($0) ? $0 : nil })
        }
    }
}

extension Publisher {
    /// Delivers the values that a closure lets through.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}
