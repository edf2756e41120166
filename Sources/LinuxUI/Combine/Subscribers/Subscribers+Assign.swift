import CofferFoundation

extension Subscribers {
    /// Writes values into a property; holds the object until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable {
        /// Cannot fail.
        public typealias Failure = Never

        private let link = UpstreamLink()
        /// Guards `root`.
        private let lock = NSLock()
        private var root: Root?

        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// The object, nil after the end.
        public var object: Root? { lock.withLock { root } }

        /// Creates a subscriber that writes into a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// Asks for everything.
        public func receive(subscription: any Subscription) {
            if link.open(subscription) { subscription.request(.unlimited) }
        }

        /// Writes a value.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) {
            _ = link.close()
            _ = letGo()
        }

        /// Writes nothing any more.
        public func cancel() {
            let subscription = link.close().subscription
            _ = letGo()
            subscription?.cancel()
        }

        private func letGo() -> Root? {
            lock.withLock {
                defer { root = nil }
                return root
            }
        }

        /// The name of the type.
        public var description: String { "Assign" }
        /// Nothing.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }
}

extension Publisher where Failure == Never {
    /// Writes values into a property until the result is cancelled or let go; holds the object meanwhile.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
