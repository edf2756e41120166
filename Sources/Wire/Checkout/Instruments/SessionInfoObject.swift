/// The `sessionInfo` of a redirect instrument (primer.md §2.3).
public struct SessionInfoObject: Equatable, Sendable {
    /// Language and region.
    public var locale: String?
    /// The platform it was made on.
    public var platform: String?
    /// Where the browser returns to.
    public var redirectionUrl: String?

    /// Makes one from its members.
    public init(
        locale: String? = nil, platform: String? = nil, redirectionUrl: String? = nil
    ) {
        self.locale = locale
        self.platform = platform
        self.redirectionUrl = redirectionUrl
    }
}

extension SessionInfoObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            locale: value["locale"]?.string, platform: value["platform"]?.string, redirectionUrl: value["redirectionUrl"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "locale", locale)
        writer.member(ifPresent: "platform", platform)
        writer.member(ifPresent: "redirectionUrl", redirectionUrl)
        writer.endObject()
    }
}

extension SessionInfoObject: Codable {
    enum CodingKeys: String, CodingKey {
        case locale
        case platform
        case redirectionUrl
    }

    /// Reads by the same rules as from JSON: what has the wrong type is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            locale: values.lenient(.locale), platform: values.lenient(.platform), redirectionUrl: values.lenient(.redirectionUrl))
    }
}

extension SessionInfoObject: WireReadable, WireWritable {}

extension SessionInfoObject: WireSilent {}
