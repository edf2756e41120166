/// What a field collects; it brings the field's default pattern, divider, keyboard and rules.
public enum FieldType: Int, CaseIterable, Sendable {
    /// Any text, without rules.
    case none = 0
    /// A card number.
    case cardNumber = 1
    /// A card's expiry.
    case expDate = 2
    /// A date.
    case date = 3
    /// A card's security code.
    case cvc = 4
    /// A card holder's name.
    case cardHolderName = 5
    /// A United States social security number.
    case ssn = 6
}
