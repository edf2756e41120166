import CofferFoundation

/// What an action runs; it gets the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control or menu runs.
@MainActor
open class UIAction: UIMenuElement {
    /// Two actions with one identifier replace each other in a control.
    public let identifier: Identifier
    /// A longer title for a place with room.
    open var discoverabilityTitle: String?
    /// How the action may be used.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is ticked.
    open var state: UIMenuElement.State
    /// The object that runs the action, while it runs.
    open internal(set) var sender: Any?

    let handler: UIActionHandler

    /// Creates an action; without an identifier it gets one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func run(sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }

    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
