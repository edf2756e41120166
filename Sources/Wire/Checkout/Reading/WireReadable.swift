/// What is read leniently from a JSON value.
protocol WireReadable {
    /// nil when the value cannot be such a thing.
    init?(_ value: JSONValue)
}

extension WireReadable {
    /// The entries of an array that can be read, the others dropped alone; nil when the value is no array.
    static func list(_ value: JSONValue) -> [Self]? {
        guard value.kind == .array else { return nil }
        return value.elements.compactMap(Self.init(_:))
    }
}
