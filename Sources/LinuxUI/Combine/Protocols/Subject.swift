/// A publisher that outside code feeds.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to every subscriber that wants one.
    func send(_ value: Output)
    /// Ends the subject for every subscriber.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes over a subscription that feeds the subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers a value without content.
    public func send() { send(()) }
}
