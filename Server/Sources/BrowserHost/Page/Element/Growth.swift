import CofferRendered

/// In which directions something takes the room there is, rather than as much as its content needs; and whether it is drawn around a field.
struct Growth: OptionSet, Sendable {
    let rawValue: UInt8

    static let across = Growth(rawValue: 1)
    static let down = Growth(rawValue: 2)
    static let both: Growth = [.across, .down]
    /// A line with one field, or the field itself.
    static let field = Growth(rawValue: 4)
    /// The frame of that field: what shows its focus.
    static let frame = Growth(rawValue: 8)

    /// How a node grows, from what is in it.
    /// - Parameter parent: the kind of the node it is in.
    init(of kind: NodeKind, _ attributes: Attributes, in parent: NodeKind?, children nodes: [(kind: NodeKind, growth: Growth)]) {
        let children = nodes.map { $0.growth.intersection(.both) }
        let inside = children.reduce(into: Growth()) { $0.formUnion($1) }
        switch kind {
        case .root, .navigation, .page, .list: self = .both
        case .scroll: self = (attributes[.axes]?.words ?? []).contains("vertical") ? .both : .across
        case .section, .textField, .toggle, .title, .message: self = .across
        case .spacer: self = parent == .hstack ? .across : parent == .zstack ? .both : .down
        case .divider: self = parent == .hstack ? .down : .across
        case .shape: self = .both
        case .image: self = attributes[.resizable] == nil ? [] : .both
        case .progress: self = attributes[.progress] == nil ? [] : .across
        case .view: self = children.isEmpty ? .both : inside
        case .box: self = Growth(ofBox: attributes, inside)
        case .background: self = children.last ?? []
        case .overlay, .presenter: self = children.first ?? []
        case .vstack, .hstack, .zstack, .button: self = inside
        case .text, .sheet, .alert, .confirmation, .toolbar: self = []
        }
        if kind == .textField { insert(.field) }
        if nodes.filter({ $0.growth.contains(.field) }).count == 1 { noteField(kind, attributes, nodes.map(\.kind)) }
        let fixed = attributes[.fixedSize]?.words ?? []
        if fixed.contains("horizontal") { remove(.across) }
        if fixed.contains("vertical") { remove(.down) }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A field is in one of the children. The innermost shape or line around it is its frame; one around a whole column is none.
    private mutating func noteField(_ kind: NodeKind, _ attributes: Attributes, _ children: [NodeKind]) {
        let isFrame =
            switch kind {
            case .overlay: children.dropFirst().contains(.shape)
            case .background: children.dropLast().contains(.shape)
            case .box, .view: attributes[.stroke] != nil
            default: false
            }
        switch kind {
        case .overlay, .background, .box, .view, .hstack, .zstack, .presenter: insert(isFrame ? .frame : .field)
        default: break
        }
    }

    private init(ofBox attributes: Attributes, _ inside: Growth) {
        self = inside
        if attributes[.maxWidth] != nil { insert(.across) } else if attributes[.width] != nil { remove(.across) }
        if attributes[.maxHeight] != nil { insert(.down) } else if attributes[.height] != nil { remove(.down) }
    }
}
