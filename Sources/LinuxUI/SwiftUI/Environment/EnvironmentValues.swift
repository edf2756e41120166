public import CofferFoundation

/// What views inherit from those above them.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Objects by type.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Whether the screen is light or dark.
    public var colorScheme = ColorScheme.light
    /// Which way the content runs.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Language and formats.
    public var locale = Locale.current
    /// Whether controls can be used.
    public var isEnabled = true
    /// Opens a URL.
    public var openURL = OpenURLAction { _ in .discarded }
    /// Closes the sheet or page that the view is on.
    public internal(set) var dismiss = DismissAction(isPresented: nil)
    /// Whether the view is on a sheet or a page that was pushed.
    public internal(set) var isPresented = false
    /// Whether the scene is in front.
    public var scenePhase = ScenePhase.active
    /// The font of text.
    public var font: Font?
    /// Most lines of a text.
    public var lineLimit: Int?
    /// Where lines of a text begin.
    public var multilineTextAlignment = TextAlignment.leading

    var fontWeight: Font.Weight?
    var foregroundColor: Color?
    /// The colour of what can be touched.
    var tint: Color?
    var buttonStyle: AnyButtonStyle?
    var textFieldStyle = "automatic"
    var progressStyle: String?
    var keyboard = KeyboardTraits()
    /// What Return does in a field.
    var submit: (() -> Void)?
    /// Closes the alert or choice that a button is in.
    var closing: (() -> Void)?
    /// The page that the view is on.
    var page: PagePlace?

    /// Creates an environment of default values.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// How many values of keys were set.
    public var description: String { "EnvironmentValues (\(values.count) set)" }
}
