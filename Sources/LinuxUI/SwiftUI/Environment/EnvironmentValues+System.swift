public import CofferFoundation

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(isPresented: nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// Which way the content runs.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// Language and formats.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// Opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Closes the sheet or page that the view is on.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Whether the view is on a sheet or a page that was pushed.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    /// Whether the scene is in front.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Which way content runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Sendable {
    /// Not seen.
    case background
    /// Seen, takes no events.
    case inactive
    /// Seen, takes events.
    case active
}

/// Opens URLs.
public struct OpenURLAction {
    /// What came of it.
    public struct Result: Sendable {
        let isAccepted: Bool
        let other: URL?
        /// Opened.
        public static let handled = Result(isAccepted: true, other: nil)
        /// Thrown away.
        public static let discarded = Result(isAccepted: false, other: nil)
        /// Left to the system.
        public static let systemAction = Result(isAccepted: true, other: nil)
        /// Left to the system, with another URL.
        public static func systemAction(_ url: URL) -> Result { Result(isAccepted: true, other: url) }
    }

    private let handler: (URL) -> Result

    /// Opens URLs with a closure.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a URL and tells whether it was accepted.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(handler(url).isAccepted) }
}

/// Closes a sheet or a page.
public struct DismissAction {
    let isPresented: Binding<Bool>?

    /// Closes what the view is on; nothing if it is on the first page.
    @MainActor public func callAsFunction() { isPresented?.wrappedValue = false }
}

extension View {
    /// Whether controls inside can be used. Once disabled from outside, nothing inside enables them.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        changing("disabled") { if disabled { $0.environment.isEnabled = false } }
    }
    /// Asks for a light or dark look of the content.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changing("preferredColorScheme") { inputs in
            guard let colorScheme else { return }
            inputs.environment.colorScheme = colorScheme
            inputs.attach(.box(Box(attributes: [.scheme: .text("\(colorScheme)")], environment: inputs.environment)))
        }
    }
}
