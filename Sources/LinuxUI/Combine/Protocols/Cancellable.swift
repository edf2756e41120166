/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it and frees what it holds; again is harmless.
    func cancel()
}

extension Cancellable {
    /// Keeps this until the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this until the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
