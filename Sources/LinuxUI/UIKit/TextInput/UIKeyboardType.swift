/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// The user's own keyboard, then those for some kinds of text.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad

    /// An older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
