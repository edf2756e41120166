/// What stands behind a Klarna customer token (primer.md §2.3).
public struct KlarnaTokenDetailsObject: Equatable, Sendable {
    /// The kind of token.
    public var type: String
    /// Brand of the card or account.
    public var brand: String?
    /// Its number, masked.
    public var maskedNumber: String?
    /// When it ends, as Klarna writes it.
    public var expiryDate: String?

    /// Makes one from its members.
    public init(
        type: String, brand: String? = nil, maskedNumber: String? = nil, expiryDate: String? = nil
    ) {
        self.type = type
        self.brand = brand
        self.maskedNumber = maskedNumber
        self.expiryDate = expiryDate
    }
}

extension KlarnaTokenDetailsObject {
    /// Reads an object, unknown members ignored; nil when it is none or lacks `type`. Any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object, let type = value["type"]?.string else { return nil }
        self.init(
            type: type, brand: value["brand"]?.string, maskedNumber: value["masked_number"]?.string,
            expiryDate: value["expiry_date"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member(ifPresent: "brand", brand)
        writer.member(ifPresent: "masked_number", maskedNumber)
        writer.member(ifPresent: "expiry_date", expiryDate)
        writer.endObject()
    }
}

extension KlarnaTokenDetailsObject: Codable {
    enum CodingKeys: String, CodingKey {
        case type
        case brand
        case maskedNumber = "masked_number"
        case expiryDate = "expiry_date"
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when `type` is missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            type: try values.decode(String.self, forKey: .type), brand: values.lenient(.brand),
            maskedNumber: values.lenient(.maskedNumber), expiryDate: values.lenient(.expiryDate))
    }
}

extension KlarnaTokenDetailsObject: WireReadable, WireWritable {}

extension KlarnaTokenDetailsObject: WireSilent {}
