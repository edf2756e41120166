/// A picture of the list in docs/compatibility/linux-ui.md, drawn here on 24 by 24 from lines and areas of one colour.
enum Symbol: String, Sendable, CaseIterable {
    case checkmark
    case checkmarkCircle = "checkmark.circle"
    case checkmarkCircleFill = "checkmark.circle.fill"
    case chevronDown = "chevron.down"
    case chevronUp = "chevron.up"
    case chevronLeft = "chevron.left"
    case chevronRight = "chevron.right"
    case chevronForward = "chevron.forward"
    case chevronBackward = "chevron.backward"
    case creditcard
    case creditcardFill = "creditcard.fill"
    case creditcardDigits = "creditcard.and.123"
    case exclamationmarkCircle = "exclamationmark.circle"
    case exclamationmarkTriangle = "exclamationmark.triangle"
    case infoCircle = "info.circle"
    case lock
    case lockFill = "lock.fill"
    case minus
    case pencil
    case plus
    case trash
    case xmark
    case xmarkCircle = "xmark.circle"
    case xmarkCircleFill = "xmark.circle.fill"
    /// In the place of any other.
    case square
    /// The way back to the page before; our own.
    case back

    /// The picture of a name.
    init(named name: String) { self = name == Self.back.rawValue ? .square : Self(rawValue: name) ?? .square }

    private static let ring = "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"
    private static let disc = "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z"
    private static let card = "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"
    private static let lockBody = "M7 11h10a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 7 11z"
    private static let lockBow = "M8 11V7.5a4 4 0 0 1 8 0V11"

    /// Lines, as SVG writes them.
    var lines: String {
        switch self {
        case .checkmark: "M5 12.5l4.5 4.5L19 7.5"
        case .checkmarkCircle: Self.ring + "M8 12.3l2.8 2.8L16 9.6"
        case .chevronDown: "M5.5 9l6.5 6.5L18.5 9"
        case .chevronUp: "M5.5 15.5L12 9l6.5 6.5"
        case .chevronLeft, .chevronBackward, .back: "M15 5.5L8.5 12l6.5 6.5"
        case .chevronRight, .chevronForward: "M9 5.5l6.5 6.5L9 18.5"
        case .creditcard: Self.card + "M2 10h20M6 15h4"
        case .creditcardDigits: Self.card + "M2 10h20M7 15v.01M11 15v.01M15 15v.01"
        case .exclamationmarkCircle: Self.ring + "M12 7.5v5.5M12 16.4v.01"
        case .exclamationmarkTriangle: "M12 3.8L21.5 20h-19zM12 10v4.6M12 17.3v.01"
        case .infoCircle: Self.ring + "M12 11v5.5M12 7.7v.01"
        case .lock: Self.lockBody + Self.lockBow
        case .lockFill: Self.lockBow
        case .minus: "M5 12h14"
        case .pencil: "M4 20l1-4.2L16.3 4.5a2.2 2.2 0 0 1 3.2 3.2L8.2 19zM14.3 6.5l3.2 3.2"
        case .plus: "M12 5v14M5 12h14"
        case .trash: "M4 7h16M9 7V4.5h6V7M6.2 7l1 13h9.6l1-13M10 11v5.5M14 11v5.5"
        case .xmark: "M6 6l12 12M18 6L6 18"
        case .xmarkCircle: Self.ring + "M9 9l6 6M15 9l-6 6"
        case .square: "M5 5h14v14H5z"
        case .checkmarkCircleFill, .creditcardFill, .xmarkCircleFill: ""
        }
    }

    /// Whether it turns around where text runs from right to left.
    var followsText: Bool { self == .chevronForward || self == .chevronBackward || self == .back }

    /// Areas, as SVG writes them. What runs the other way round is a hole.
    var areas: String {
        switch self {
        case .checkmarkCircleFill: Self.disc + "M6.9 13.1L10.74 16.95L17.14 9.87L15.66 8.53L10.66 14.05L8.31 11.69z"
        case .xmarkCircleFill:
            Self.disc
                + "M12 10.52L9.49 8.01L8.01 9.49L10.52 12L8.01 14.51L9.49 15.99L12 13.48L14.51 15.99L15.99 14.51L13.48 12L15.99 9.49L14.51 8.01z"
        case .creditcardFill: Self.card + "M2 9.2v2.4h20V9.2z"
        case .lockFill: Self.lockBody
        default: ""
        }
    }

    /// Writes the inside of an `svg` element.
    func write(into writer: inout HTMLWriter) {
        if !areas.isEmpty { writer.element(.path, [.d: areas, .class: "area"]) }
        if !lines.isEmpty { writer.element(.path, [.d: lines]) }
    }
}
