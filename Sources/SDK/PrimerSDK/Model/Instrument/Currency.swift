/// A currency, on the wire its ISO 4217 code as a string.
public struct Currency: Codable, Equatable, Hashable, Sendable {
    /// The ISO 4217 code, such as `EUR`.
    public let code: String

    /// Makes a currency of its ISO 4217 code, kept as given.
    public init(code: String) { self.code = code }

    /// Reads the code.
    public init(from decoder: any Decoder) throws { code = try decoder.singleValueContainer().decode(String.self) }

    /// Writes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }

    /// How many digits an amount in minor units has behind the point (ISO 4217, list one of 2024); two for a code that is not in the list.
    public var decimalDigits: Int {
        switch code.uppercased() {
        case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF": 0
        case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
        case "CLF", "UYW": 4
        default: 2
        }
    }
}
