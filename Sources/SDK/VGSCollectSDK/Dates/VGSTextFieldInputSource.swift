/// Where a date field's text comes from.
public enum VGSTextFieldInputSource: Sendable {
    /// The keyboard.
    case keyboard
    /// A picker in the keyboard's place.
    case datePicker
}
