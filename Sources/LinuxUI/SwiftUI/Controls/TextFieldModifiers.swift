public import UIKit

/// How text fields look.
@MainActor
@preconcurrency
public protocol TextFieldStyle {}

/// The platform's own look.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

/// No look.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

/// A rounded frame.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The platform's own look.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No look.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A rounded frame.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// What the Return key says.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    /// Done.
    public static let done = SubmitLabel(key: .done)
    /// Go.
    public static let go = SubmitLabel(key: .go)
    /// Send.
    public static let send = SubmitLabel(key: .send)
    /// Join.
    public static let join = SubmitLabel(key: .join)
    /// Search.
    public static let search = SubmitLabel(key: .search)
    /// Return.
    public static let `return` = SubmitLabel(key: .default)
    /// Next.
    public static let next = SubmitLabel(key: .next)
    /// Continue.
    public static let `continue` = SubmitLabel(key: .continue)
}

/// What sets off a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit a trigger.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field; there is none here.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Sets the look of text fields inside.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let name = style is RoundedBorderTextFieldStyle ? "roundedBorder" : style is PlainTextFieldStyle ? "plain" : "automatic"
        return setting(\.inherited.textFieldStyle, name)
    }
    /// Which keys the keyboard has.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { setting(\.inherited.keyboard.type, type) }
    /// What the text means, for filling it in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        setting(\.inherited.keyboard.content, textContentType)
    }
    /// What the Return key says.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        setting(\.inherited.keyboard.returnKey, submitLabel.key)
    }
    /// Whether words are corrected; they never are here.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Which letters become capitals by themselves; none do here.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Calls when Return is pressed in a field inside, the inner one first.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changing("onSubmit") { inputs in
            guard triggers.contains(.text) else { return }
            let outer = inputs.environment.inherited.submit
            inputs.environment.inherited.submit = {
                action()
                outer?()
            }
        }
    }
}
