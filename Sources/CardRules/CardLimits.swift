/// The limits of the card rules, each named with its unit last.
public enum CardLimits {
    /// Fewest digits a card number of any brand has (Maestro).
    public static let numberDigitsMin = 12

    /// Most digits a card number of any brand has (ISO/IEC 7812-1 allows 19).
    public static let numberDigitsMax = 19

    /// Fewest characters VGS's checksum rule looks at; shorter text fails it.
    public static let vgsLuhnDigitsMin = 9

    /// First year of the one window of expiry years; a two-digit year `yy` means `expiryYearMin + yy`.
    public static let expiryYearMin = 2000

    /// Last year of the one window of expiry years.
    public static let expiryYearMax = 2099

    /// How many years after the current one VGS's expiry rule still accepts.
    public static let vgsExpiryYearsAheadMax = 20

    /// Fewest digits of a security code.
    public static let securityCodeDigitsMin = 3

    /// Most digits of a security code (American Express).
    public static let securityCodeDigitsMax = 4
}
