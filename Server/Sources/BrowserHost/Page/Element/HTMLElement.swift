import CofferRendered

/// The element of a node without what is in the node: what a patch compares.
struct HTMLElement: Equatable {
    /// Its name.
    var tag: HTMLTag
    /// Its attributes but `id`; of a field, its input's.
    var attributes: HTMLAttributes = [:]
    /// Its own words.
    var text = ""
    /// What is in it besides nodes.
    var inside: Inside = .nodes
    /// What a field holds and shows.
    var field = FieldContent()

    /// What an element has in it besides nodes. An element whose inside changes is replaced.
    enum Inside: Equatable {
        /// Nodes alone.
        case nodes
        /// Nodes after a description for assistive technology: the own words.
        case describedNodes
        /// The own words alone.
        case words
        /// Stretches of words that look different.
        case runs([Run])
        /// An input in a label with some classes; the own words describe it.
        case field(String)
        /// A bar with the own words as a heading, then nodes.
        case page(hasBack: Bool)
        /// Nodes, what closes them, and announcements.
        case dialog(Closing)
        /// Nodes and announcements.
        case root
        /// Lines drawn on 24 by 24.
        case symbol(Symbol)
        /// A path.
        case drawing(Drawing)
    }

    /// A stretch of one look.
    struct Run: Equatable {
        let style: String
        let words: String
    }

    /// What closes a dialog besides the buttons of the app.
    enum Closing: Equatable {
        case nothing, grip, cancel
    }

    /// What a field holds and shows.
    struct FieldContent: Equatable {
        var value: AttributeValue?
        var isFocused = false
    }

    /// Whether a patch can lead from one to the other by attributes and words.
    func isAlike(_ other: HTMLElement) -> Bool { tag == other.tag && inside == other.inside }
}

extension HTMLElement {
    /// Writes the element.
    /// - Parameter bar: writes the nodes in the part beside, of which there are some in a page's bar only.
    func write(_ id: NodeID, into writer: inout HTMLWriter, nodes: (inout HTMLWriter) -> Void, bar: (inout HTMLWriter) -> Void) {
        let part = PartID(node: id)
        var attributes = attributes
        attributes[.id] = part.htmlID
        if case .field(let label) = inside { return writeField(part.htmlID, label, into: &writer) }
        writer.open(tag, attributes)
        switch inside {
        case .nodes: nodes(&writer)
        case .describedNodes:
            writer.element(.span, [.id: part.htmlID + "-hint", .hidden: "", .dataText: ""], text: text)
            nodes(&writer)
        case .words: writer.write(text)
        case .runs(let runs):
            for run in runs { writer.element(.span, run.style.isEmpty ? [:] : [.dataStyle: run.style], text: run.words) }
        case .field: break
        case .page(let hasBack): writePage(id, hasBack: hasBack, into: &writer, nodes: nodes, bar: bar)
        case .dialog(let closing):
            writer.open(.div, [.class: "panel column", .dataSlot: ""])
            nodes(&writer)
            writer.close(.div)
            // After the rest, so that the focus begins with the app's own.
            if closing == .grip { Self.writeClosing(id, [.class: "grip", .ariaLabel: "Close"], into: &writer) }
            if closing == .cancel { Self.writeClosing(id, [.class: "button cancel extra"], text: "Cancel", into: &writer) }
            Self.writeAnnouncer(id, into: &writer)
        case .root:
            writer.open(.div, [.class: "screen pile", .dataSlot: ""])
            nodes(&writer)
            writer.close(.div)
            Self.writeAnnouncer(id, into: &writer)
        case .symbol(let symbol): symbol.write(into: &writer)
        case .drawing(let drawing): drawing.write(into: &writer)
        }
        writer.close(tag)
    }

    private func writeField(_ id: String, _ label: String, into writer: inout HTMLWriter) {
        writer.open(.label, [.id: id, .class: label.isEmpty ? "field" : "field " + label])
        var input = attributes
        if let value = field.value?.content, !value.isEmpty { input[.value] = value }
        if field.isFocused { input[.autofocus] = "" }
        writer.open(.input, input)
        writer.element(.span, [.id: id + "-hint", .hidden: "", .dataText: ""], text: text)
        writer.close(.label)
    }

    private func writePage(
        _ id: NodeID, hasBack: Bool, into writer: inout HTMLWriter, nodes: (inout HTMLWriter) -> Void, bar: (inout HTMLWriter) -> Void
    ) {
        writer.open(.header, [.class: "bar"])
        if hasBack {
            writer.open(.button, [.type: "button", .class: "back", .ariaLabel: "Back", .dataEvent: "dismiss"])
            writer.open(.svg, HTMLAttributes.symbol)
            Symbol.back.write(into: &writer)
            writer.close(.svg)
            writer.close(.button)
        }
        writer.element(.h1, [.dataText: ""], text: text)
        writer.open(.div, [.id: PartID(node: id, isBeside: true).htmlID, .class: "items"])
        bar(&writer)
        writer.close(.div)
        writer.close(.header)
        writer.open(.div, [.class: "content pile", .dataSlot: ""])
        nodes(&writer)
        writer.close(.div)
    }

    private static func writeClosing(_ id: NodeID, _ attributes: HTMLAttributes, text: String = "", into writer: inout HTMLWriter) {
        let own: HTMLAttributes = [.type: "button", .dataEvent: "dismiss"]
        writer.element(.button, attributes.merging(own) { $1 }, text: text)
    }

    private static func writeAnnouncer(_ id: NodeID, into writer: inout HTMLWriter) {
        writer.element(
            .div, [.id: PartID(node: id, isBeside: true).htmlID, .class: "announcer", .role: "status", .ariaLive: "polite"])
    }
}

extension HTMLAttributes {
    /// Of every symbol.
    static let symbol: HTMLAttributes = [.class: "symbol", .viewBox: "0 0 24 24", .ariaHidden: "true"]
}
