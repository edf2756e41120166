public import CofferFoundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark on light, light on dark.
    case light, dark
}

/// Which way content runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English, as in Arabic.
    case leftToRight, rightToLeft
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Sendable {
    /// Not seen; seen, but takes no events; takes events.
    case background, inactive, active
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
