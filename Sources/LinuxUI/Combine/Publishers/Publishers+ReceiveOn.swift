import CofferFoundation

extension Publishers {
    /// Delivers where and when a scheduler says, in order.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output
        /// Fails as the upstream does.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream
        /// Who runs the deliveries.
        public let scheduler: Context
        /// How it runs them.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(Hop(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Schedules one delivery for each thing that comes; each delivery takes the oldest of them.
    private final class Hop<Downstream: Subscriber>: Subscriber, Subscription {
        private enum Event {
            case value(Downstream.Input)
            case completion(Subscribers.Completion<Downstream.Failure>)
        }

        private let link = UpstreamLink()
        private let schedule: (@escaping () -> Void) -> Void
        /// Guards `downstream` and `queue`.
        private let lock = NSLock()
        private var downstream: Downstream?
        private var queue: [Event] = []
        /// Held while the subscriber runs: one delivery at a time.
        private let delivery = NSRecursiveLock()

        init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
            self.downstream = downstream
            self.schedule = schedule
        }

        func receive(subscription: any Subscription) {
            guard link.open(subscription) else { return }
            lock.withLock { downstream }?.receive(subscription: self)
        }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            if link.isOpen { enqueue(.value(input)) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            if link.close().first { enqueue(.completion(completion)) }
        }

        private func enqueue(_ event: Event) {
            lock.withLock { if downstream != nil { queue.append(event) } }
            schedule { self.deliver() }
        }

        private func deliver() {
            delivery.lock()
            defer { delivery.unlock() }
            guard let (event, downstream) = next() else { return }
            switch event {
            case .value(let value): link.request(downstream.receive(value))
            case .completion(let completion): downstream.receive(completion: completion)
            }
        }

        private func next() -> (Event, Downstream)? {
            lock.withLock {
                guard let downstream, !queue.isEmpty else { return nil }
                let event = queue.removeFirst()
                if case .completion = event { self.downstream = nil }
                return (event, downstream)
            }
        }

        func request(_ demand: Subscribers.Demand) { link.request(demand) }

        func cancel() {
            let subscription = link.close().subscription
            _ = lock.withLock {
                defer { (downstream, queue) = (nil, []) }
                return (downstream, queue)
            }
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Delivers where and when a scheduler says, for example `RunLoop.main`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
