public import CofferFoundation
import CofferRendered

/// A font by purpose, size or name.
public struct Font: Hashable, Sendable {
    private enum Face: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case named(String, CGFloat)
    }

    private var face: Face
    private var design = Design.default
    private var ownWeight: Weight?
    private var isItalic = false
    private var hasEqualDigits = false

    private init(_ face: Face, weight: Weight? = nil, design: Design = .default) {
        (self.face, ownWeight, self.design) = (face, weight, design)
    }

    /// A font for a large title.
    public static let largeTitle = Font.system(.largeTitle)
    /// A font for a title.
    public static let title = Font.system(.title)
    /// A font for a second title.
    public static let title2 = Font.system(.title2)
    /// A font for a third title.
    public static let title3 = Font.system(.title3)
    /// A font for a headline.
    public static let headline = Font.system(.headline)
    /// A font for a subheading.
    public static let subheadline = Font.system(.subheadline)
    /// A font for running text.
    public static let body = Font.system(.body)
    /// A font for a callout.
    public static let callout = Font.system(.callout)
    /// A font for a footnote.
    public static let footnote = Font.system(.footnote)
    /// A font for a caption.
    public static let caption = Font.system(.caption)
    /// A font for a second caption.
    public static let caption2 = Font.system(.caption2)

    /// The system's font for a purpose.
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(.style(style), design: design) }
    /// The system's font in a size, in points.
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size), weight: weight, design: design)
    }
    /// A font by name, in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size)) }
    /// A font by name, in points that do not follow the user's text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.named(name, fixedSize)) }

    /// The same font in a weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.ownWeight = weight } }
    /// The same font, bold.
    public func bold() -> Font { weight(.bold) }
    /// The same font, slanting.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// The same font with digits of one width.
    public func monospacedDigit() -> Font { changing { $0.hasEqualDigits = true } }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// The font as properties of a text.
    var attributes: Attributes {
        var attributes: Attributes = [:]
        switch face {
        case .style(let style): attributes[.font] = .text("\(style)")
        case .system(let size): attributes[.font] = .number(Double(size))
        case .named(let name, let size): attributes[.font] = .text("\(AttributeValue.short(Double(size))) \(name)")
        }
        if design != .default { attributes[.design] = .text("\(design)") }
        if let ownWeight, ownWeight != .regular { attributes[.weight] = .text(ownWeight.name) }
        if isItalic { attributes[.italic] = .yes }
        if hasEqualDigits { attributes[.monospacedDigits] = .yes }
        return attributes
    }

    /// What a text is for.
    public enum TextStyle: CaseIterable, Sendable {
        /// Purposes, from the largest text to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// A family of shapes.
    public enum Design: Hashable, Sendable {
        /// The system's, with feet, with round ends, with letters of one width.
        case `default`, serif, rounded, monospaced
    }

    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        let name: String
        /// The lightest.
        public static let ultraLight = Weight(name: "ultraLight")
        /// Thin.
        public static let thin = Weight(name: "thin")
        /// Light.
        public static let light = Weight(name: "light")
        /// Ordinary.
        public static let regular = Weight(name: "regular")
        /// Medium.
        public static let medium = Weight(name: "medium")
        /// Semibold.
        public static let semibold = Weight(name: "semibold")
        /// Bold.
        public static let bold = Weight(name: "bold")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
        /// The heaviest.
        public static let black = Weight(name: "black")
    }
}
