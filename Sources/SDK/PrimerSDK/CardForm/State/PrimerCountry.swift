/// A country of a billing address.
@available(iOS 15.0, *)
public struct PrimerCountry: Equatable, Hashable, Identifiable, Sendable {
    /// Two capital letters, ISO 3166-1.
    public let code: String
    /// The name in the session's language; the code where the language has none.
    public let name: String
    /// The flag as an emoji.
    public let flag: String?
    /// The country's telephone prefix, such as `+49`.
    public let dialCode: String?

    /// The code.
    public var id: String { code }

    /// Makes a country from its members.
    public init(code: String, name: String, flag: String? = nil, dialCode: String? = nil) {
        self.code = code
        self.name = name
        self.flag = flag
        self.dialCode = dialCode
    }
}
