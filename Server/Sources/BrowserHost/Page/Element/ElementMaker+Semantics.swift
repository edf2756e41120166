import CofferRendered

extension ElementMaker {
    /// What the node is for assistive technology.
    var traits: [Substring] { attributes[.traits]?.words ?? [] }

    /// Name, description and role, as far as the kind has not settled them.
    func addSemantics(to element: inout HTMLElement) {
        if attributes[.hidden] != nil { element.attributes[.ariaHidden] = "true" }
        switch kind {
        case .textField, .progress, .sheet, .alert, .confirmation, .root, .divider, .spacer: break
        case .button, .toggle:
            element.attributes[.ariaLabel] = attributes[.label]?.content
            describe(&element)
        default: nameContainer(&element)
        }
        if place.isRow, element.attributes[.role] == nil { element.attributes[.role] = "listitem" }
        if kind == .list, isPlainList { element.attributes[.role] = "list" }
        if kind == .scroll, attributes[.axes]?.words.contains("horizontal") ?? false { element.attributes[.tabindex] = "0" }
    }

    private func nameContainer(_ element: inout HTMLElement) {
        let label = attributes[.label]?.content
        if element.attributes[.tabindex] != nil {
            element.attributes[.ariaLabel] = label
            return describe(&element)
        }
        if traits.contains("header"), element.tag == .div {
            (element.attributes[.role], element.attributes[.ariaLevel]) = ("heading", "2")
            element.attributes[.ariaLabel] = label
            return
        }
        guard let label else {
            // Nothing is said of it, and what is in it is passed over.
            if attributes[.children] == "ignore" { element.attributes[.ariaHidden] = "true" }
            if attributes[.children] == "contain", element.attributes[.role] == nil { element.attributes[.role] = "group" }
            return
        }
        element.attributes[.ariaLabel] = label
        guard element.tag != .h2 else { return }
        let isOne = attributes[.children] == "ignore" || traits.contains("image") || element.inside != .nodes || children.isEmpty
        element.attributes[.role] = isOne ? "img" : "group"
    }

    /// Says what happens when the node is used.
    private func describe(_ element: inout HTMLElement) {
        guard let hint = attributes[.hint]?.content, !hint.isEmpty, element.inside == .nodes else { return }
        (element.inside, element.text) = (.describedNodes, hint)
        element.attributes[.ariaDescribedby] = PartID(node: id).htmlID + "-hint"
    }

    /// Whether the rows of the list are nothing else themselves, so that they can be said to be rows.
    private var isPlainList: Bool { Self.isPlainList(children) }

    /// Whether nodes can be said to be rows: they are nothing else themselves.
    static func isPlainList(_ children: [Child]) -> Bool {
        !children.isEmpty
            && children.allSatisfy { child in
                switch child.kind {
                case .vstack, .hstack, .zstack, .background, .overlay, .presenter, .view:
                    child.attributes[.label] == nil && child.attributes[.children] == nil && child.attributes[.traits] == nil
                case .box: child.attributes[.actions] == nil
                case .text: child.attributes[.label] == nil && child.attributes[.traits] == nil
                default: false
                }
            }
    }
}
