public import CofferFoundation

/// Text that is read.
@MainActor
open class UILabel: UIView {
    /// Creates a label with a place in its parent.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    /// Creates an empty label; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    /// The text.
    open var text: String? { didSet { setNeedsDisplay() } }

    /// The text with attributes; plain here.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }

    /// The font, 17 points of the system's unless set.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the text.
    open var textColor: UIColor! = .label  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Where lines begin.
    open var textAlignment = NSTextAlignment.natural
    /// The most lines shown; 0 for no limit.
    open var numberOfLines = 1
    /// Whether the text looks active.
    open var isEnabled = true
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false

    private var spoken: String?

    /// What is spoken: the text unless set.
    open override var accessibilityLabel: String? {
        get { spoken ?? text }
        set { spoken = newValue }
    }
}
