/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// The user's ordinary keyboard.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    /// For web addresses.
    case URL = 3
    /// Digits of the user's language.
    case numberPad = 4
    /// For telephone numbers.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For e-mail addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// For short messages.
    case twitter = 9
    /// For searching the web.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11

    /// An older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
