import CofferFoundation

/// The subscription a subscriber holds: one at most, none after the end.
final class UpstreamLink {
    private enum State {
        case waiting
        case open(any Subscription)
        case closed
    }

    /// Guards `state`.
    private let lock = NSLock()
    private var state = State.waiting

    /// Takes a subscription; a second one, or one after the end, is cancelled.
    /// - Returns: whether it was taken.
    func open(_ subscription: any Subscription) -> Bool {
        let taken = lock.withLock {
            guard case .waiting = state else { return false }
            state = .open(subscription)
            return true
        }
        if !taken { subscription.cancel() }
        return taken
    }

    /// Whether values may still be taken.
    var isOpen: Bool {
        lock.withLock { if case .open = state { true } else { false } }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscription: (any Subscription)? = lock.withLock { if case .open(let subscription) = state { subscription } else { nil } }
        subscription?.request(demand)
    }

    /// Ends the link.
    /// - Returns: whether it was not ended before; the subscription, if there was one.
    func close() -> (first: Bool, subscription: (any Subscription)?) {
        lock.withLock {
            defer { state = .closed }
            switch state {
            case .waiting: return (true, nil)
            case .open(let subscription): return (true, subscription)
            case .closed: return (false, nil)
            }
        }
    }
}
