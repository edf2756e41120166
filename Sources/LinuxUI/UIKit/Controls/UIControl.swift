public import CofferFoundation

/// A view that the user operates.
@MainActor
open class UIControl: UIView {
    private struct Registration {
        let action: UIAction
        var events: Event
    }

    private var registrations: [Registration] = []

    /// Creates a control with a place in its parent.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// Creates an empty control; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    /// Creates a control that runs an action when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether the control can be used.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false

    /// The flags above together.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Runs an action at events. One with the same identifier and the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        registrations.append(Registration(action: action, events: controlEvents))
    }

    /// Runs an action no more at these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Runs the action of that name no more at these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Runs one action now.
    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    /// Runs what is registered for any of these events, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }

    func hasAction(for controlEvents: Event) -> Bool {
        registrations.contains { !$0.events.isDisjoint(with: controlEvents) }
    }
}
