/// Receives from a publisher: a subscription, then values as asked for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it receives.
    associatedtype Input
    /// How the publisher may fail.
    associatedtype Failure: Error

    /// The publisher accepted; values come after they are requested from the subscription.
    func receive(subscription: any Subscription)
    /// A value came.
    /// - Returns: how many more are wanted, on top of what was asked before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The publisher ended; nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A value without content came.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Ready-made subscribers, and what subscribers speak.
public enum Subscribers {}
