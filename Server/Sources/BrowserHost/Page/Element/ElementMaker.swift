import CofferRendered

/// Makes the element of a node from what the mirror knows of it and around it.
struct ElementMaker {
    /// The node's name.
    let id: NodeID
    /// What it is.
    let kind: NodeKind
    /// Its properties.
    let attributes: Attributes
    /// In which directions it takes the room there is.
    let growth: Growth
    /// Where it stands.
    let place: Place
    /// What is in it.
    let children: [Child]
    /// The first heading in it, or the title of an alert: what names a dialog.
    let heading: NodeID?

    /// Where a node stands.
    struct Place: Equatable {
        /// The kind of the node it is in.
        var parent: NodeKind?
        /// Whether it is in a button or in a heading, where HTML allows phrases only.
        var isPhrase = false
        /// Whether it is a row of a list that says so.
        var isRow = false
    }

    /// A node in the node.
    struct Child {
        let id: NodeID
        let kind: NodeKind
        let attributes: Attributes
    }

    /// Names of classes and declarations on the way.
    struct Look {
        var classes: [String] = []
        var style = StyleText()

        mutating func add(_ name: StaticString) { classes.append(name.description) }
    }

    /// The element.
    func make() -> HTMLElement {
        var look = Look()
        look.classes.append(kind.rawValue)
        addLayout(to: &look)
        addBox(to: &look)
        var element = made(&look)
        if growth.contains(.frame) { look.add("frames-field") }
        if growth.contains(.across) { look.add("gx") }
        if growth.contains(.down) { look.add("gy") }
        addSemantics(to: &element)
        finish(&element, look)
        return element
    }

    /// A block, or a phrase where HTML allows only those.
    var plainTag: HTMLTag { place.isPhrase ? .span : .div }

    private func made(_ look: inout Look) -> HTMLElement {
        switch kind {
        case .root: HTMLElement(tag: .div, inside: .root)
        case .text: text(&look)
        case .image: image(&look)
        case .shape: shape(&look)
        case .button: button(&look)
        case .toggle: toggle()
        case .textField: field(&look)
        case .progress: progress(&look)
        case .divider: divider()
        case .sheet, .alert, .confirmation: dialog()
        case .title: HTMLElement(tag: place.isPhrase ? .span : .h2)
        case .page: page()
        case .section: HTMLElement(tag: place.isPhrase ? .span : .section)
        case .box: box()
        case .vstack, .hstack, .zstack, .spacer, .scroll, .list, .background, .overlay, .presenter, .message, .navigation, .toolbar, .view:
            HTMLElement(tag: plainTag)
        }
    }

    private func finish(_ element: inout HTMLElement, _ look: Look) {
        if case .field = element.inside {
            var label = ["gx", "gy"].filter(look.classes.contains)
            if attributes[.style] == "roundedBorder" { label.append("rounded") }
            element.inside = .field(label.joined(separator: " "))
        }
        let kept = look.classes.joined(separator: " ")
        element.attributes[.class] = element.attributes[.class].map { $0 + " " + kept } ?? kept
        if !look.style.css.isEmpty { element.attributes[.dataStyle] = look.style.css }
        if let direction = attributes[.direction]?.content { element.attributes[.dir] = direction == "rtl" ? "rtl" : "ltr" }
        if let scheme = attributes[.scheme]?.content { element.attributes[.dataScheme] = scheme == "dark" ? "dark" : "light" }
        if let identifier = attributes[.identifier]?.content { element.attributes[.dataTestid] = identifier }
    }
}
