import CofferFoundation

/// Remembers the publisher of each observable object that was asked for one. `lock` guards `entries` and `sweepAt`.
final class WillChangeTable: @unchecked Sendable {
    static let shared = WillChangeTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    /// The object's publisher, made on first use and told to its published properties.
    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        if let known = known(for: object) { return known }
        let made = ObservableObjectPublisher()
        let (winner, _) = lock.withLock { () -> (ObservableObjectPublisher, Any?) in
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return (entry.publisher, nil) }
            let touched = sweep()
            entries[id] = Entry(object: object, publisher: made)
            return (made, touched)
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children { (child.value as? any WillChangeSender)?.willChange(through: winner) }
            mirror = level.superclassMirror
        }
        return winner
    }

    /// The object's publisher if it was asked for one.
    func known(for object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.publisher
        }
    }

    /// How many objects are remembered.
    var count: Int { lock.withLock { entries.count } }

    /// Forgets objects that are gone, each time their number may have doubled.
    /// - Returns: what it touched, to be released after the lock is, for a deinitialiser may come back here.
    private func sweep() -> Any? {
        guard entries.count >= sweepAt else { return nil }
        let before = entries
        let living = before.compactMapValues(\.object)
        entries = before.filter { living[$0.key] != nil }
        sweepAt = max(64, entries.count * 2)
        return (before, living)
    }
}

/// A property that says when it is about to change.
protocol WillChangeSender {
    func willChange(through publisher: ObservableObjectPublisher)
}
