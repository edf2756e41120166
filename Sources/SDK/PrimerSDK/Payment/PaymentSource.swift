import CofferWire

/// What an attempt gets its single-use token for. Silent in every text form.
enum PaymentSource: Sendable {
    /// A saved method, with the security code where one is needed.
    case saved(code: SecretText?)
    /// A card that was typed.
    case card(NewCard)
}

extension PaymentSource: WireSilent {}
