internal import CofferCrypto
internal import CofferRendered

/// What a page says that somebody did. What was typed is in it, so it is silent in every text form.
enum ClientEvent: Equatable, Sendable {
    /// Pressed a node.
    case tap(NodeID)
    /// Turned a node on or off.
    case toggle(NodeID, Bool)
    /// Closed a node.
    case dismiss(NodeID)
    /// Pressed Return in a field.
    case submit(NodeID)
    /// Put the caret into a field.
    case focus(NodeID)
    /// Took the caret out of a field.
    case blur(NodeID)
    /// Selected a stretch of a field, in UTF-16 units of what the page showed in it, where it says so.
    case select(NodeID, Range<Int>, of: String? = nil)
    /// Put a text in place of a stretch of what the page showed in a field, which gave the whole.
    case edit(NodeID, Range<Int>, text: String, whole: String)
    /// The page's surroundings changed.
    case surround(PageSurroundings)

    /// The node it was done to.
    var node: NodeID? {
        switch self {
        case .tap(let node), .toggle(let node, _), .dismiss(let node), .submit(let node), .focus(let node), .blur(let node),
            .select(let node, _, _), .edit(let node, _, _, _):
            node
        case .surround: nil
        }
    }
}

extension ClientEvent: Silent {}

/// What a page says of the place where it is shown.
struct PageSurroundings: Equatable, Sendable {
    /// Whether the place is dark.
    var isDark = false
    /// A language tag such as `en-US`.
    var locale = "en-US"
}

/// Events of one request with the number of the first; the others count up.
struct EventBatch: Equatable, Sendable {
    /// From 1.
    var first: Int
    /// In the order in which they happened; at least one.
    var events: [ClientEvent]
}

extension EventBatch: Silent {}
