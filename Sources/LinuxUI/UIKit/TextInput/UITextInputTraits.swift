public import CofferFoundation

/// What the keyboard should be like for a text. On Apple's systems all of it is optional; here a conforming type declares all.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters become capitals by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Which keys there are.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the Return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return needs some text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether what is typed is hidden, and cannot be copied.
    var isSecureTextEntry: Bool { get set }
    /// What the text means, for filling it in.
    var textContentType: UITextContentType! { get set }  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None, the first of each word, the first of each sentence, all.
    case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As fits, never, always.
    case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As fits, never, always.
    case `default`, no, yes
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system, dark, light.
    case `default`, dark, light
}
