/// The merchant's body of `POST /payment-instruments/{token}/vault` (primer.md §5.3).
public struct KeepInstrumentRequest: Equatable, Sendable {
    /// The customer it is saved for.
    public var customerId: String
    /// Whether it is verified first.
    public var verify: Bool

    /// Makes a request.
    public init(customerId: String, verify: Bool = false) {
        self.customerId = customerId
        self.verify = verify
    }

    /// Reads an object; an absent `verify` is false.
    /// - Throws: ``WireProblem`` when there is no object, or `customerId` is missing, or a member has the wrong type.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        self.init(customerId: try fields.requiredText("customerId"), verify: try fields.bool("verify") ?? false)
    }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("customerId", customerId)
        writer.member("verify", verify)
        writer.endObject()
    }
}

extension KeepInstrumentRequest: WireSilent {}
