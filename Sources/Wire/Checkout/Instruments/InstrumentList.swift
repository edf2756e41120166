/// The saved instruments of a customer: `{"data": […]}` (primer.md §3.3), in the order of the server.
public struct InstrumentList: Equatable, Sendable {
    /// The instruments.
    public var data: [InstrumentObject]

    /// Makes a list.
    public init(_ data: [InstrumentObject]) { self.data = data }

    /// Reads a list; an entry that cannot be read is dropped alone, where upstream loses the whole list.
    /// - Throws: ``WireProblem`` when the value is no object or has no array `data`.
    public init(_ value: JSONValue) throws(WireProblem) {
        data = try FieldReader(value).lenientList("data", of: InstrumentObject.self)
    }

    /// Writes the list.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("data", data)
        writer.endObject()
    }
}

extension InstrumentList: WireSilent {}
