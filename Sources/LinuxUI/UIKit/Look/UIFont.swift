public import CofferFoundation

/// A font by name and size. Immutable, so it may be shared between threads without a lock.
open class UIFont: NSObject, @unchecked Sendable {
    /// The name of the face.
    public let fontName: String
    /// The name of the family.
    public let familyName: String
    /// The size in points.
    public let pointSize: CGFloat
    let weight: Weight

    private init(face: String, family: String, size: CGFloat, weight: Weight) {
        fontName = face
        familyName = family
        pointSize = size
        self.weight = weight
        super.init()
    }

    /// Finds an installed font; none is installed here but the system's.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard fontName == Self.systemFace else { return nil }
        self.init(face: fontName, family: Self.systemFace, size: fontSize, weight: .regular)
    }

    /// The height of a line in points.
    open var lineHeight: CGFloat { pointSize * 1.193359375 }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: fontName, family: familyName, size: fontSize, weight: weight)
    }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: systemFace, family: systemFace, size: fontSize, weight: weight)
    }

    /// The system's bold font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    /// The system's font with digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system's font for a purpose, at the user's ordinary text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// The size of a label, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of the system's own text, in points.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// Equal when face, size and weight are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
    }

    /// Follows ``isEqual(_:)``.
    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }

    private static let systemFace = ".SFUI-Regular"
}

extension UIFont {
    /// How heavy the strokes are, from −1 through 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, 0 for regular.
        public let rawValue: CGFloat
        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Ordinary.
        public static let regular = Weight(rawValue: 0)
        /// Medium.
        public static let medium = Weight(rawValue: 0.23)
        /// Semibold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavy.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// What a piece of text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// Creates a style by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A large title, 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title, 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second title, 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third title, 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline, 17 points.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Running text, 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout, 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A subheading, 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// A footnote, 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption, 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A second caption, 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }
}
