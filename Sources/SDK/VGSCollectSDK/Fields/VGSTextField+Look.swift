public import UIKit

extension VGSTextField {
    /// Shown while the field is empty.
    public var placeholder: String? {
        get { control.placeholder }
        set { control.placeholder = newValue }
    }

    /// Shown while the field is empty, with its look.
    public var attributedPlaceholder: NSAttributedString? {
        get { control.attributedPlaceholder }
        set { control.attributedPlaceholder = newValue }
    }

    /// The text's font.
    public var font: UIFont? {
        get { control.font }
        set { control.font = newValue }
    }

    /// The text's colour.
    public var textColor: UIColor? {
        get { control.textColor }
        set { control.textColor = newValue }
    }

    /// The space between the border and the text, in points; none unless set.
    public var padding: UIEdgeInsets {
        get { look.padding }
        set {
            look.padding = newValue
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The text's side.
    public var textAlignment: NSTextAlignment {
        get { control.textAlignment }
        set { control.textAlignment = newValue }
    }

    /// When a clear button is shown.
    public var clearButtonMode: UITextField.ViewMode {
        get { control.clearButtonMode }
        set { control.clearButtonMode = newValue }
    }

    /// Whether characters are hidden; not unless set, for any type.
    public var isSecureTextEntry: Bool {
        get { control.isSecureTextEntry }
        set { control.isSecureTextEntry = newValue }
    }

    /// Which letters become capitals by themselves.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { control.autocapitalizationType }
        set { control.autocapitalizationType = newValue }
    }

    /// Whether spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { control.spellCheckingType }
        set { control.spellCheckingType = newValue }
    }

    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { control.autocorrectionType }
        set { control.autocorrectionType = newValue }
    }

    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory: Bool {
        get { control.adjustsFontForContentSizeCategory }
        set { control.adjustsFontForContentSizeCategory = newValue }
    }

    /// Shown above the keyboard.
    public var keyboardAccessoryView: UIView? {
        get { control.inputAccessoryView }
        set { control.inputAccessoryView = newValue }
    }

    /// The corners' radius, in points.
    public var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    /// The border's width, in points.
    public var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    /// The border's colour.
    public var borderColor: UIColor? {
        get { look.borderColor }
        set {
            look.borderColor = newValue
            layer.borderColor = newValue?.cgColor
        }
    }

    /// What assistive technology calls the control inside.
    public var textFieldAccessibilityLabel: String? {
        get { control.accessibilityLabel }
        set { control.accessibilityLabel = newValue }
    }

    /// What assistive technology says of its use.
    public var textFieldAccessibilityHint: String? {
        get { control.accessibilityHint }
        set { control.accessibilityHint = newValue }
    }

    /// Whether assistive technology stops at the control inside.
    public var textFieldIsAccessibilityElement: Bool {
        get { control.isAccessibilityElement }
        set { control.isAccessibilityElement = newValue }
    }

    func setUpLook() {
        clipsToBounds = true
        cornerRadius = FieldLook.cornerRadius
        borderWidth = FieldLook.borderWidth
        borderColor = look.borderColor
    }

    func layOutControl() {
        var place = bounds.inset(by: look.padding)
        if let icon = look.icon, icon.view.image != nil {
            let width = min(icon.size.width, place.width)
            let height = min(icon.size.height, place.height)
            let x = icon.isLeft ? place.minX : place.maxX - width
            icon.view.frame = CGRect(x: x, y: place.midY - height / 2, width: width, height: height)
            place = CGRect(
                x: icon.isLeft ? place.minX + width : place.minX, y: place.minY, width: place.width - width, height: place.height)
        }
        control.frame = place
    }
}
