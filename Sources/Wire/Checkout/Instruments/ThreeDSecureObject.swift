/// How a holder was authenticated by 3-D Secure (primer.md §2.3).
public struct ThreeDSecureObject: Equatable, Sendable {
    /// What came of it.
    public enum ResponseCode: String, CaseIterable, Codable, Sendable {
        /// It was not tried.
        case notPerformed = "NOT_PERFORMED"
        /// It was left out on purpose.
        case skipped = "SKIPPED"
        /// The holder was authenticated.
        case success = "AUTH_SUCCESS"
        /// The holder was not authenticated.
        case failed = "AUTH_FAILED"
        /// The holder has to be asked.
        case challenge = "CHALLENGE"
        /// The device has to be looked at first.
        case method = "METHOD"
    }

    /// What came of it.
    public var responseCode: ResponseCode
    /// A code of the reason.
    public var reasonCode: String?
    /// The reason in words.
    public var reasonText: String?
    /// The version of the protocol.
    public var protocolVersion: String?
    /// Whether the holder was asked.
    public var challengeIssued: Bool?

    /// Makes one from its members.
    public init(
        responseCode: ResponseCode, reasonCode: String? = nil, reasonText: String? = nil, protocolVersion: String? = nil,
        challengeIssued: Bool? = nil
    ) {
        self.responseCode = responseCode
        self.reasonCode = reasonCode
        self.reasonText = reasonText
        self.protocolVersion = protocolVersion
        self.challengeIssued = challengeIssued
    }

    /// Reads an object; nil when it is none or its `responseCode` is missing or unknown. Any other member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard let responseCode = value["responseCode"]?.string.flatMap(ResponseCode.init(rawValue:)) else { return nil }
        self.init(
            responseCode: responseCode, reasonCode: value["reasonCode"]?.string, reasonText: value["reasonText"]?.string,
            protocolVersion: value["protocolVersion"]?.string, challengeIssued: value["challengeIssued"]?.bool)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("responseCode", responseCode.rawValue)
        writer.member(ifPresent: "reasonCode", reasonCode)
        writer.member(ifPresent: "reasonText", reasonText)
        writer.member(ifPresent: "protocolVersion", protocolVersion)
        writer.member(ifPresent: "challengeIssued", challengeIssued)
        writer.endObject()
    }
}

extension ThreeDSecureObject: Codable {
    enum CodingKeys: String, CodingKey {
        case responseCode, reasonCode, reasonText, protocolVersion, challengeIssued
    }

    /// Reads by the same rules as from JSON.
    /// - Throws: `DecodingError` when `responseCode` is missing or unknown.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            responseCode: try values.decode(ResponseCode.self, forKey: .responseCode), reasonCode: values.lenient(.reasonCode),
            reasonText: values.lenient(.reasonText), protocolVersion: values.lenient(.protocolVersion),
            challengeIssued: values.lenient(.challengeIssued))
    }
}

extension ThreeDSecureObject: WireReadable, WireWritable {}
