/// Why a payment was declined or failed (primer.md §5.2).
public struct StatusReasonObject: Equatable, Sendable {
    /// `APPLICATION_ERROR`, `GATEWAY_REJECTED` or `ISSUER_DECLINED`.
    public var type: String?
    /// `SOFT_DECLINE` when a later try may succeed, else `HARD_DECLINE`.
    public var declineType: String?
    /// The decline code, such as `INSUFFICIENT_FUNDS`.
    public var code: String?
    /// A sentence for developers.
    public var message: String?

    /// Makes one from its members.
    public init(
        type: String? = nil, declineType: String? = nil, code: String? = nil, message: String? = nil
    ) {
        self.type = type
        self.declineType = declineType
        self.code = code
        self.message = message
    }
}

extension StatusReasonObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            type: value["type"]?.string, declineType: value["declineType"]?.string, code: value["code"]?.string,
            message: value["message"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "type", type)
        writer.member(ifPresent: "declineType", declineType)
        writer.member(ifPresent: "code", code)
        writer.member(ifPresent: "message", message)
        writer.endObject()
    }
}

extension StatusReasonObject: WireReadable, WireWritable {}
