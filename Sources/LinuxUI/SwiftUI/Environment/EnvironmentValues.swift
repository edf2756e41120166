public import CofferFoundation

/// What views inherit from those above them. A copy shares its values until one of them changes.
public struct EnvironmentValues: CustomStringConvertible {
    private var storage = Storage(Values())

    private final class Storage {
        var values: Values
        init(_ values: Values) { self.values = values }
    }

    /// All values. Reading one does not copy the others.
    private struct Values {
        var byKey: [ObjectIdentifier: Any] = [:]
        var objects: [ObjectIdentifier: AnyObject] = [:]
        var colorScheme: ColorScheme = .light
        var layoutDirection: LayoutDirection = .leftToRight
        var locale: Locale = .current
        var isEnabled: Bool = true
        var openURL: OpenURLAction = OpenURLAction { _ in .discarded }
        var dismiss: DismissAction = DismissAction(isPresented: nil)
        var isPresented: Bool = false
        var scenePhase: ScenePhase = .active
        var font: Font?
        var lineLimit: Int?
        var multilineTextAlignment: TextAlignment = .leading
        var inherited = Inherited()
    }

    /// What only the built-in views read.
    struct Inherited {
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
    }

    /// The values, to be changed: a copy of one's own if they are shared.
    private var own: Storage {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            return storage
        }
    }

    /// Creates an environment of default values.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values.byKey[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { own.values.byKey[ObjectIdentifier(key)] = newValue }
    }

    /// How many values of keys were set.
    public var description: String { "EnvironmentValues (\(storage.values.byKey.count) set)" }

    /// Objects by type.
    var objects: [ObjectIdentifier: AnyObject] {
        get { storage.values.objects }
        set { own.values.objects = newValue }
    }
    var inherited: Inherited {
        get { storage.values.inherited }
        set { own.values.inherited = newValue }
    }

    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { storage.values.colorScheme }
        set { own.values.colorScheme = newValue }
    }
    /// Which way the content runs.
    public var layoutDirection: LayoutDirection {
        get { storage.values.layoutDirection }
        set { own.values.layoutDirection = newValue }
    }
    /// Language and formats.
    public var locale: Locale {
        get { storage.values.locale }
        set { own.values.locale = newValue }
    }
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { storage.values.isEnabled }
        set { own.values.isEnabled = newValue }
    }
    /// Opens a URL.
    public var openURL: OpenURLAction {
        get { storage.values.openURL }
        set { own.values.openURL = newValue }
    }
    /// Closes the sheet or page that the view is on.
    public internal(set) var dismiss: DismissAction {
        get { storage.values.dismiss }
        set { own.values.dismiss = newValue }
    }
    /// Whether the view is on a sheet or a page that was pushed.
    public internal(set) var isPresented: Bool {
        get { storage.values.isPresented }
        set { own.values.isPresented = newValue }
    }
    /// Whether the scene is in front.
    public var scenePhase: ScenePhase {
        get { storage.values.scenePhase }
        set { own.values.scenePhase = newValue }
    }
    /// The font of text.
    public var font: Font? {
        get { storage.values.font }
        set { own.values.font = newValue }
    }
    /// Most lines of a text.
    public var lineLimit: Int? {
        get { storage.values.lineLimit }
        set { own.values.lineLimit = newValue }
    }
    /// Where lines of a text begin.
    public var multilineTextAlignment: TextAlignment {
        get { storage.values.multilineTextAlignment }
        set { own.values.multilineTextAlignment = newValue }
    }
}
