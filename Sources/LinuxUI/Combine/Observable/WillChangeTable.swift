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
        let winner = lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return entry.publisher }
            sweep()
            entries[id] = Entry(object: object, publisher: made)
            return made
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
    private func sweep() {
        guard entries.count >= sweepAt else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
    }
}

/// A property that says when it is about to change.
protocol WillChangeSender {
    func willChange(through publisher: ObservableObjectPublisher)
}
