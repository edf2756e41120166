/// A JSON text that has been read once, strictly, into a flat tape; values are looked up by path and made only when asked for.
///
/// Strict means RFC 8259 in valid UTF-8, and further: no duplicate key in an object (keys compared with their escapes resolved), no lone
/// surrogate, no byte order mark, nothing after the value, and no deeper nesting than ``WireLimits/jsonDepthMax``. Its text forms say
/// nothing of the content, because the content may be a card.
public struct JSONDocument: Sendable {
    final class Storage: Sendable {
        let bytes: [UInt8]
        let tape: [JSONToken]

        init(bytes: [UInt8], tape: [JSONToken]) {
            self.bytes = bytes
            self.tape = tape
        }
    }

    let storage: Storage

    /// Reads the whole text once.
    /// - Parameters:
    ///   - bytes: The text, UTF-8.
    ///   - depthMax: How many containers may stand inside one another.
    /// - Throws: The first ``JSONProblem`` met from left to right; a duplicate key is met where its object ends.
    public init(_ bytes: [UInt8], depthMax: Int = WireLimits.jsonDepthMax) throws(JSONProblem) {
        if bytes.count > WireLimits.jsonBytesMax { throw .tooLong(count: bytes.count, maximum: WireLimits.jsonBytesMax) }
        let tape = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONProblem) -> [JSONToken] in
            var builder = JSONTapeBuilder(bytes: buffer, depthMax: depthMax)
            try builder.run()
            return builder.tape
        }
        storage = Storage(bytes: bytes, tape: tape)
    }

    /// Reads the text of a string.
    /// - Throws: As ``init(_:depthMax:)`` for its UTF-8 bytes.
    public init(text: String) throws(JSONProblem) { try self.init(Array(text.utf8)) }

    /// The text as it was given.
    public var bytes: [UInt8] { storage.bytes }

    /// The outermost value.
    public var root: JSONValue { JSONValue(storage: storage, index: 0) }

    /// The value at a path of object keys, nil when a key is missing or something on the way is not an object.
    public subscript(_ path: String...) -> JSONValue? {
        var value = root
        for key in path {
            guard let member = value[key] else { return nil }
            value = member
        }
        return value
    }
}

extension JSONDocument: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "JSONDocument" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
