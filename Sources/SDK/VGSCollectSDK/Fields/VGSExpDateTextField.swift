/// A field for a card's expiry. It is typed; a picker is not part of this build.
@MainActor
public final class VGSExpDateTextField: VGSTextField {
    /// How a picker names months.
    public enum MonthFormat: Sendable {
        /// Abbreviated names.
        case shortSymbols
        /// Full names.
        case longSymbols
        /// Numbers.
        case numbers
    }

    /// How a picker writes years.
    public enum YearFormat: Sendable {
        /// Two digits.
        case short
        /// Four digits.
        case long
    }

    /// How a picker names months.
    public var monthPickerFormat = MonthFormat.longSymbols
    /// How a picker writes years.
    public var yearPickerFormat = YearFormat.long

    /// The type is forced after the settings were copied: rules and mask of a plain configuration stay those of its own type.
    override func didConfigure() { settings.type = .expDate }
}
