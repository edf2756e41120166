public import CofferFoundation

extension CharacterSet {
    /// The ASCII digits 0 through 9.
    public static let vgsAsciiDecimalDigits = CharacterSet(charactersIn: "0123456789")
}
