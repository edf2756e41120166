import CofferRendered

/// How buttons look and answer to a finger.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// What it makes of a button.
    associatedtype Body: View
    /// What it gets.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the look of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style gets.
public nonisolated struct ButtonStyleConfiguration {
    /// A button's label.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// What the button does.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is pressed now; a host without a finger never presses.
    public let isPressed: Bool
}

/// How buttons look and what sets them off.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// What it makes of a button.
    associatedtype Body: View
    /// What it gets.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes the look of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style gets.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// A button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the button does.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void
    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// What a button does.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// It cannot be undone.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves everything as it was.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A style that the host draws.
nonisolated protocol SystemButtonStyle: PrimitiveButtonStyle {
    var name: String { get }
}

extension SystemButtonStyle {
    /// The host draws it.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { Button(configuration).buttonStyle(self) }
}

/// The platform's own style.
public nonisolated struct DefaultButtonStyle: SystemButtonStyle {
    var name: String { "automatic" }
    /// Creates the style.
    public init() {}
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: SystemButtonStyle {
    var name: String { "plain" }
    /// Creates the style.
    public init() {}
}

/// The label in the colour of what can be touched.
public nonisolated struct BorderlessButtonStyle: SystemButtonStyle {
    var name: String { "borderless" }
    /// Creates the style.
    public init() {}
}

/// The label on a faint ground.
public nonisolated struct BorderedButtonStyle: SystemButtonStyle {
    var name: String { "bordered" }
    /// Creates the style.
    public init() {}
}

/// The label on a strong ground.
public nonisolated struct BorderedProminentButtonStyle: SystemButtonStyle {
    var name: String { "borderedProminent" }
    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's own style.
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the colour of what can be touched.
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint ground.
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a strong ground.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The style of the buttons inside.
nonisolated enum AnyButtonStyle {
    case look(any ButtonStyle)
    case whole(any PrimitiveButtonStyle)
}

extension View {
    /// Sets the style of buttons inside.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { setting(\.inherited.buttonStyle, .look(style)) }
    /// Sets the style of buttons inside.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        setting(\.inherited.buttonStyle, .whole(style))
    }
}
