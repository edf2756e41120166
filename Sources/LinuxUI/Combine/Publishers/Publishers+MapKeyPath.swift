extension Publishers {
    /// Delivers a member of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// The member.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Transformer(subscriber) { [keyPath] in $0[keyPath: keyPath] })
        }
    }

    /// Delivers two members of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// Both members.
        public typealias Output = (Output0, Output1)
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// The first member.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second member.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Transformer(subscriber) { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) })
        }
    }

    /// Delivers three members of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// All three members.
        public typealias Output = (Output0, Output1, Output2)
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// The first member.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second member.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The third member.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let (one, two, three) = (keyPath0, keyPath1, keyPath2)
            upstream.subscribe(Transformer(subscriber) { ($0[keyPath: one], $0[keyPath: two], $0[keyPath: three]) })
        }
    }
}

extension Publisher {
    /// Delivers a member of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Delivers two members of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Delivers three members of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
