public import CofferFoundation

/// Something that stands in a menu.
@MainActor
open class UIMenuElement: NSObject {
    /// The text shown.
    open var title: String
    /// The picture shown.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// How an element may be used.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Loses something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// Without a mark, ticked, partly ticked.
        case off, on, mixed
    }
}
