import CofferFoundation

/// A button.
@MainActor
open class UIButton: UIControl {
    private var titles: [UIControl.State.RawValue: String] = [:]
    private var colors: [UIControl.State.RawValue: UIColor] = [:]
    private var type = ButtonType.custom

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// Creates a button that runs an action when tapped and shows its title.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        type = buttonType
        if let primaryAction { setTitle(primaryAction.title, for: .normal) }
    }

    /// The kind of button.
    open var buttonType: ButtonType { type }

    /// Shows a title in a state; nil falls back to the normal one.
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }

    /// The title set for a state, else the normal one.
    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }

    /// Colours the title in a state; nil falls back to the normal one.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }

    /// The title's colour for a state, else the normal one.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        colors[state.rawValue] ?? colors[UIControl.State.normal.rawValue]
    }

    /// The title shown now.
    open var currentTitle: String? { title(for: state) }

    private var spoken: String?

    /// What is spoken: the title unless set.
    open override var accessibilityLabel: String? {
        get { spoken ?? currentTitle }
        set { spoken = newValue }
    }

    /// Kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a look, the system's look, then buttons with a fixed picture.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }
}
