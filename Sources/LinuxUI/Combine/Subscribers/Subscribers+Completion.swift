extension Subscribers {
    /// How a publisher ended.
    @frozen
    public enum Completion<Failure: Error> {
        /// As it should.
        case finished
        /// With an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
