public import CofferFoundation
import CofferRendered

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// Above, where text begins, below, where text ends.
    case top, leading, bottom, trailing

    /// Some of the sides.
    public struct Set: OptionSet, Sendable {
        /// One bit a side.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The side where text begins.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where text ends.
        public static let trailing = Set(.trailing)
        /// All sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Both sides of a line.
        public static let horizontal: Set = [.leading, .trailing]
        /// Above and below.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the four sides, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// From the upper side.
    public var top: CGFloat
    /// From the side where text begins.
    public var leading: CGFloat
    /// From the lower side.
    public var bottom: CGFloat
    /// From the side where text ends.
    public var trailing: CGFloat

    /// Creates distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No distance.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    var value: AttributeValue {
        let numbers = [top, leading, bottom, trailing].map { AttributeValue.short(Double($0)) }
        return .text(Set(numbers).count == 1 ? numbers[0] : numbers.joined(separator: " "))
    }
}

/// Where views stand side by side.
public struct HorizontalAlignment: Equatable, Sendable {
    let name: String
    /// Leading sides in a line.
    public static let leading = HorizontalAlignment(name: "leading")
    /// Middles in a line.
    public static let center = HorizontalAlignment(name: "center")
    /// Trailing sides in a line.
    public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views stand one above the other.
public struct VerticalAlignment: Equatable, Sendable {
    let name: String
    /// Upper sides in a line.
    public static let top = VerticalAlignment(name: "top")
    /// Middles in a line.
    public static let center = VerticalAlignment(name: "center")
    /// Lower sides in a line.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// First lines of text in a line.
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    /// Last lines of text in a line.
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where a view stands in a rectangle.
public struct Alignment: Equatable, Sendable {
    /// From the leading to the trailing side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Nil in the middle, which is what hosts take when nothing is said.
    var value: AttributeValue? { self == .center ? nil : .text(horizontal.name + " " + vertical.name) }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Side by side, one above the other.
    case horizontal, vertical

    /// One direction or both.
    public struct Set: OptionSet, Sendable {
        /// One bit a direction.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Side by side.
        public static let horizontal = Set(rawValue: 1)
        /// One above the other.
        public static let vertical = Set(rawValue: 2)

        var value: AttributeValue {
            .text(
                [contains(.horizontal) ? "horizontal" : nil, contains(.vertical) ? "vertical" : nil].compactMap(\.self).joined(
                    separator: " "))
        }
    }
}
