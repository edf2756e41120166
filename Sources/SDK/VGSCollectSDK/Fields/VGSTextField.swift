import CofferCardRules
import Combine
public import UIKit

/// A view that takes a secret: the app learns its ``state`` and never its text.
///
/// Inside is one `UITextField`, a subview, through which a user or a test types (`insertText`, `deleteBackward`, `selectedTextRange`,
/// `paste`); its `text` and `delegate` read nil.
@MainActor
public class VGSTextField: UIView {
    /// What the field is. An assignment copies the settings and registers the field with the configuration's collector; it fires no event.
    ///
    /// Nil changes nothing: the field keeps its settings and stays registered.
    public var configuration: VGSConfiguration? { didSet { configurationDidChange() } }
    /// Hears of events last.
    public weak var delegate: (any VGSTextFieldDelegate)?

    let control = MaskedTextField(frame: .zero)
    private(set) weak var collector: VGSCollect?
    /// The clock of the collector, by which dates are judged.
    private var today = Today.ofDevice
    /// Tells the field from every other one there ever was.
    let identity = FieldIdentity.next()
    /// The last configuration that was not nil.
    private(set) var applied: VGSConfiguration?
    var settings = FieldSettings()
    var isDirty = false
    /// Whether the mask changed and the text was not filled into it yet.
    var hasStaleMask = false
    /// The card whose rules a security code has at present.
    var coupledCard: AvailableCard?
    /// Made when somebody first asks for the states.
    private(set) var states: PassthroughSubject<VGSTextFieldState, Never>?
    var look = FieldLook()

    /// A field without configuration.
    public convenience init() { self.init(frame: .zero) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A field of an archived view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Builds the inside; called once at the end of every initialiser.
    func setUp() {
        control.attach(to: self)
        addSubview(control)
        setUpLook()
    }

    // MARK: State

    /// What may be told of the text now; made anew at each read.
    public var state: VGSTextFieldState {
        let rawText = rawText
        let snapshot = FieldSnapshot(
            name: settings.name, isRequired: settings.isRequired, isRequiredValidOnly: settings.isRequiredValidOnly, isDirty: isDirty,
            rawText: rawText, errors: settings.rules.errors(for: rawText, today: today.day))
        return switch settings.type {
        case .cardNumber: VGSCardState(of: snapshot)
        case .ssn: VGSSSNState(of: snapshot)
        case .none, .expDate, .date, .cvc, .cardHolderName: VGSTextFieldState(of: snapshot)
        }
    }

    /// A publisher of the states at each event from now on.
    public var statePublisher: VGSTextFieldStatePublisher {
        let states = states ?? PassthroughSubject()
        self.states = states
        return VGSTextFieldStatePublisher(states)
    }

    /// Whether this is the field of its collector that last had an event. It stays so after editing has ended;
    /// `isFirstResponder` is the real focus.
    override public var isFocused: Bool { collector?.lastActiveField == identity }

    /// Whether both fields hold the same text, masks aside.
    public func isContentEqual(_ textField: VGSTextField) -> Bool { rawText == textField.rawText }

    /// The text as the user sees it.
    var shownText: String { control.shownText }

    /// The text without the mask's literals.
    var rawText: String { settings.mask.rawText(control.shownText) }

    /// The text as it is submitted, before formats and serializers.
    var outputText: String { settings.mask.output(control.shownText, divider: settings.divider) }

    // MARK: Text from the app

    /// Puts a text as if the user had typed it; nil empties the field.
    public func setText(_ text: String?) {
        put(text)
        notify(.changed, marksDirty: true)
    }

    /// Puts a text without marking the field as changed.
    public func setDefaultText(_ text: String?) {
        put(text)
        notify(.changed)
    }

    /// Empties the field without marking it as changed.
    public func cleanText() {
        put("")
        notify(.changed)
    }

    // MARK: Focus

    /// Gives the focus to the control inside.
    @discardableResult
    override public func becomeFirstResponder() -> Bool { control.becomeFirstResponder() }

    /// Takes the focus from the control inside.
    @discardableResult
    override public func resignFirstResponder() -> Bool { control.resignFirstResponder() }

    /// Whether the control inside has the focus.
    override public var isFirstResponder: Bool { control.isFirstResponder }

    // MARK: Configuration

    private func configurationDidChange() {
        guard let configuration else {
            VGSCollectLogger.shared.warn("A field's configuration was set to nil; the field keeps its settings.")
            return
        }
        applied = configuration
        settings = FieldSettings(configuration)
        hasStaleMask = true
        coupledCard = nil
        configure(control, with: configuration)
        didConfigure()
        guard let collector = configuration.vgsCollector else { return }
        self.collector = collector
        today = collector.today
        collector.register(self)
    }

    private func configure(_ control: MaskedTextField, with configuration: VGSConfiguration) {
        if !configuration.hasOwnTextContentType {
            control.textContentType = settings.type.defaultTextContentType
        } else {
            control.textContentType = configuration.textContentType
        }
        control.keyboardType = configuration.keyboardType ?? settings.type.defaultKeyboardType
        control.returnKeyType = configuration.returnKeyType ?? .default
        control.keyboardAppearance = configuration.keyboardAppearance ?? .default
    }

    /// Called after the settings were copied.
    func didConfigure() {}

    /// Called when a card number's brand gave this field its rules.
    func didCouple() {}

    /// Called at each event after the observers.
    func refreshIcon() {}

    // MARK: Layout

    /// Places the control and the icon inside the padding.
    override public func layoutSubviews() {
        super.layoutSubviews()
        layOutControl()
    }

    /// The control's size and the padding around it.
    override public var intrinsicContentSize: CGSize {
        let inner = control.intrinsicContentSize
        return CGSize(width: inner.width + padding.left + padding.right, height: inner.height + padding.top + padding.bottom)
    }
}

extension VGSTextField: CustomReflectable {
    /// Without children.
    nonisolated public var customMirror: Mirror { .silent(self) }
}
