import CofferRendered

/// One step by which a browser's page follows a screen.
enum PatchOperation: Equatable, Sendable {
    /// The element of a node goes.
    case remove(PartID)
    /// A new element comes into another one, before a sibling or at the end.
    case insert(html: String, into: PartID, before: NodeID?)
    /// An element takes another place among its siblings.
    case move(NodeID, into: PartID, before: NodeID?)
    /// Another element takes the place of a node's.
    case replace(NodeID, html: String)
    /// Attributes of an element get other values; those with nil go. Of a field, its input's.
    case attributes(NodeID, [HTMLAttribute: String?])
    /// The words of an element.
    case text(PartID, String)
    /// What a field holds.
    case value(NodeID, AttributeValue)
    /// Which stretch of a field's text is selected, in UTF-16 units.
    case selection(NodeID, first: Int, last: Int)
    /// A field gets the caret.
    case focus(NodeID)
    /// A field loses the caret.
    case blur(NodeID)
    /// Offer to open a URL.
    case openURL(String)
    /// The document's title.
    case title(String)
    /// The whole screen anew.
    case reset(html: String)
    /// The screen has ended.
    case end

    /// The step as the browser reads it.
    var json: String {
        switch self {
        case .remove(let id): Self.list("-", id.json)
        case .insert(let html, let parent, let next): Self.list("+", parent.json, Self.sibling(next), JSONText.string(html))
        case .move(let id, let parent, let next): Self.list("m", "\(id.rawValue)", parent.json, Self.sibling(next))
        case .replace(let id, let html): Self.list("r", "\(id.rawValue)", JSONText.string(html))
        case .attributes(let id, let values):
            Self.list(
                "=", "\(id.rawValue)",
                JSONText.object(
                    values.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value.map { JSONText.string($0) } ?? "null") }))
        case .text(let id, let text): Self.list("t", id.json, JSONText.string(text))
        case .value(let id, let value): Self.list("v", "\(id.rawValue)", JSONText.string(value.content))
        case .selection(let id, let first, let last): Self.list("c", "\(id.rawValue)", "\(first)", "\(last)")
        case .focus(let id): Self.list("f", "\(id.rawValue)")
        case .blur(let id): Self.list("b", "\(id.rawValue)")
        case .openURL(let url): Self.list("u", JSONText.string(url))
        case .title(let text): Self.list("title", JSONText.string(text))
        case .reset(let html): Self.list("reset", JSONText.string(html))
        case .end: Self.list("end")
        }
    }

    private static func list(_ name: String, _ values: String...) -> String { JSONText.array([JSONText.string(name)] + values) }
    private static func sibling(_ id: NodeID?) -> String { "\(id?.rawValue ?? 0)" }
}

/// An element of the page that takes children or words: a node's own, or a part of it that stands beside what is in the node.
struct PartID: Hashable, Sendable {
    /// The node.
    let node: NodeID
    /// Whether it is the part beside: the bar of a page, the announcements of a screen or dialog.
    var isBeside = false

    /// The number after `n` in the element's id.
    var json: String { isBeside ? "-\(node.rawValue)" : "\(node.rawValue)" }
    /// The element's id.
    var htmlID: String { "n" + json }
}

extension PatchOperation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What the step does, without any text: HTML and values may hold what a user typed.
    var description: String {
        switch self {
        case .remove(let id): "remove \(id.htmlID)"
        case .insert(let html, let parent, _): "insert \(html.utf8.count) bytes into \(parent.htmlID)"
        case .move(let id, let parent, _): "move n\(id.rawValue) in \(parent.htmlID)"
        case .replace(let id, let html): "replace n\(id.rawValue) by \(html.utf8.count) bytes"
        case .attributes(let id, let values):
            "attributes of n\(id.rawValue): \(values.keys.sorted().map(\.rawValue).joined(separator: " "))"
        case .text(let id, _): "text of \(id.htmlID)"
        case .value(let id, _): "value of n\(id.rawValue)"
        case .selection(let id, _, _): "selection of n\(id.rawValue)"
        case .focus(let id): "focus n\(id.rawValue)"
        case .blur(let id): "blur n\(id.rawValue)"
        case .openURL: "open a URL"
        case .title: "title"
        case .reset(let html): "reset, \(html.utf8.count) bytes"
        case .end: "end"
        }
    }
    /// As ``description``.
    var debugDescription: String { description }
    /// Shows ``description`` only.
    var customMirror: Mirror { Mirror(self, children: ["step": description]) }
}
