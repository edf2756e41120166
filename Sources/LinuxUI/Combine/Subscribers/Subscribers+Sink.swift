import CofferFoundation

extension Subscribers {
    /// Runs closures for values and the completion; asks for as many values as there are.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable {
        private let link = UpstreamLink()
        /// Guards the two closures, which are let go at the end.
        private let lock = NSLock()
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Completion<Failure>) -> Void)?

        /// Creates a sink.
        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            onCompletion = receiveCompletion
            onValue = receiveValue
        }

        /// Asks for everything.
        public func receive(subscription: any Subscription) {
            if link.open(subscription) { subscription.request(.unlimited) }
        }

        /// Runs the closure for values.
        public func receive(_ value: Input) -> Demand {
            lock.withLock { onValue }?(value)
            return .none
        }

        /// Runs the closure for the completion, once.
        public func receive(completion: Completion<Failure>) {
            guard link.close().first else { return }
            letGo().onCompletion?(completion)
        }

        /// Runs no closure any more.
        public func cancel() {
            let subscription = link.close().subscription
            _ = letGo()
            subscription?.cancel()
        }

        private func letGo() -> (onValue: ((Input) -> Void)?, onCompletion: ((Completion<Failure>) -> Void)?) {
            lock.withLock {
                defer { (onValue, onCompletion) = (nil, nil) }
                return (onValue, onCompletion)
            }
        }

        /// The name of the type.
        public var description: String { "Sink" }
        /// Nothing.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }
}

extension Publisher {
    /// Runs closures for values and the completion until the result is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure for values until the result is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
