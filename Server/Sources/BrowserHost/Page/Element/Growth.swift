import CofferRendered

/// In which directions something takes the room there is, rather than as much as its content needs; and whether there is a field in it.
struct Growth: OptionSet, Sendable {
    let rawValue: UInt8

    static let across = Growth(rawValue: 1)
    static let down = Growth(rawValue: 2)
    static let both: Growth = [.across, .down]
    /// One field is in it.
    static let field = Growth(rawValue: 4)
    /// Several fields are in it.
    static let fields = Growth(rawValue: 8)

    /// How a node grows, from what is in it.
    /// - Parameter parent: the kind of the node it is in.
    init(of kind: NodeKind, _ attributes: Attributes, in parent: NodeKind?, children: [Growth]) {
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
        let holders = children.filter { !$0.isDisjoint(with: [.field, .fields]) }
        remove([.field, .fields])
        if kind == .textField || holders.count == 1 && holders[0].contains(.field) {
            insert(.field)
        } else if !holders.isEmpty {
            insert(.fields)
        }
        let fixed = attributes[.fixedSize]?.words ?? []
        if fixed.contains("horizontal") { remove(.across) }
        if fixed.contains("vertical") { remove(.down) }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    private init(ofBox attributes: Attributes, _ inside: Growth) {
        self = inside
        if attributes[.maxWidth] != nil { insert(.across) } else if attributes[.width] != nil { remove(.across) }
        if attributes[.maxHeight] != nil { insert(.down) } else if attributes[.height] != nil { remove(.down) }
    }
}
