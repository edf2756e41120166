import CofferRendered

/// What the mirror knows of a node.
struct MirrorNode {
    /// What it is.
    let kind: NodeKind
    /// The node it is in; nil for the outermost one.
    let parent: NodeID?
    /// Its properties.
    var attributes: Attributes
    /// The nodes in it, in order.
    var children: [NodeID] = []
    /// In which directions it takes the room there is.
    var growth: Growth = []
    /// Where it stands.
    var place: ElementMaker.Place
    /// The page whose bar it stands in, for a toolbar.
    var host: NodeID?
    /// The toolbars in a page's bar.
    var bar: [NodeID] = []
    /// What names a dialog.
    var heading: NodeID?
    /// The element that the browser has.
    var element: HTMLElement?

    /// Whether nodes can be in it.
    var isLeaf: Bool {
        switch kind {
        case .text, .image, .shape, .textField, .divider, .spacer: true
        default: false
        }
    }

    /// Whether it stands above the screen.
    var isDialog: Bool { kind == .sheet || kind == .alert || kind == .confirmation }

    /// Whether what is in it can only be phrases.
    var holdsPhrases: Bool { place.isPhrase || kind == .button || kind == .toggle || kind == .title }

    /// Whether assistive technology reads it whenever it changes.
    var isLive: Bool { kind == .text && attributes[.traits]?.words.contains("live") ?? false }

    /// Whether it is a heading.
    var isHeading: Bool { kind == .title || kind == .text && attributes[.traits]?.words.contains("header") ?? false }
}
