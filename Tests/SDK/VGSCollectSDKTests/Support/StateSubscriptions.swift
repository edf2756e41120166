import Combine
import VGSCollectSDK

/// Subscriptions to a field's states.
@MainActor
final class StateSubscriptions {
    private var subscriptions: [AnyCancellable] = []

    init(_ publisher: VGSTextFieldStatePublisher, _ handlers: (VGSTextFieldState) -> Void...) {
        for handler in handlers { subscriptions.append(publisher.sink { handler($0) }) }
    }

    func cancel() { subscriptions = [] }
}
