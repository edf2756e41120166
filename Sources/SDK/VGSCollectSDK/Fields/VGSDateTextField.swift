/// A field for a date. It is typed; a picker is not part of this build.
@MainActor
public final class VGSDateTextField: VGSTextField {
    /// How a picker names months.
    public enum MonthFormat: Sendable {
        /// Abbreviated names.
        case shortSymbols
        /// Full names.
        case longSymbols
        /// Numbers.
        case numbers
    }

    /// How a picker names months.
    public var monthPickerFormat = MonthFormat.shortSymbols

    /// The type is forced after the settings were copied: rules and mask of a plain configuration stay those of its own type.
    override func didConfigure() { settings.type = .date }
}
