import CofferFoundation

/// Cancels once, at the latest when nothing holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
    /// Guards `action`.
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Runs a closure on cancelling.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels something else on cancelling.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { cancel() }

    /// Cancels; again is harmless.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps this until the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this until the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// The same object?
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Follows `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
