public import Combine

/// A field's states, a new one at each event from the subscription on.
///
/// The field's delegate stays what it is, and any number of subscribers is served.
public struct VGSTextFieldStatePublisher: Publisher {
    /// A state.
    public typealias Output = VGSTextFieldState
    /// It never fails and never ends.
    public typealias Failure = Never

    private let states: PassthroughSubject<VGSTextFieldState, Never>

    init(_ states: PassthroughSubject<VGSTextFieldState, Never>) { self.states = states }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == VGSTextFieldState, Downstream.Failure == Never {
        states.receive(subscriber: subscriber)
    }
}
