import CofferFoundation

/// The current year of the Gregorian calendar in the device's time zone.
public enum VGSCalendarUtils {
    private static let yearsPerCentury = 100

    /// The current year, for example 2031.
    public static var currentYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }

    /// The last two digits of the current year, 0 through 99.
    public static var currentYearShort: Int { currentYear % yearsPerCentury }
}
