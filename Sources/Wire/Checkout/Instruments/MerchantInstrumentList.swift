/// The saved instruments of a customer as the merchant's servers see them: `{"data": […]}` (primer.md §5.3).
public struct MerchantInstrumentList: Equatable, Sendable {
    /// The instruments.
    public var data: [MerchantInstrumentObject]

    /// Makes a list.
    public init(_ data: [MerchantInstrumentObject]) { self.data = data }

    /// Reads a list; an entry that cannot be read is dropped alone.
    /// - Throws: ``WireProblem`` when the value is no object or has no array `data`.
    public init(_ value: JSONValue) throws(WireProblem) {
        data = try FieldReader(value).lenientList("data", of: MerchantInstrumentObject.self)
    }

    /// Writes the list.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("data", data)
        writer.endObject()
    }
}

extension MerchantInstrumentList: WireSilent {}
