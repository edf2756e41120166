public import CofferFoundation

extension NSAttributedString.Key {
    /// The font of the text, a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text, a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Extra space between letters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
