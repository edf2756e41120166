/// A JSON value that is passed on as it came, such as a merchant's `metadata`. Two are equal when their texts are, byte by byte.
public struct RawJSON: Equatable, Sendable {
    /// The text of the value, UTF-8; one well-formed JSON value.
    public let bytes: [UInt8]

    /// Copies the text of a value.
    public init(_ value: JSONValue) { bytes = Array(value.storage.bytes[value.sourceRange]) }

    /// Checks a text.
    /// - Throws: ``JSONProblem`` when it is not the JSON that we accept.
    public init(text: String) throws(JSONProblem) {
        self.init(try JSONDocument(text: text).root)
    }

    /// Writes the value unchanged.
    public func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}

extension RawJSON: WireWritable {}

extension RawJSON: WireSilent {}
