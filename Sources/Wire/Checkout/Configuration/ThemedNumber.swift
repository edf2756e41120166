/// A width in points in three variants (primer.md §3.4).
public struct ThemedNumber: Equatable, Sendable {
    /// The usual variant.
    public var colored: Int64?
    /// For dark surroundings.
    public var dark: Int64?
    /// For light surroundings.
    public var light: Int64?

    /// Makes one from its members.
    public init(
        colored: Int64? = nil, dark: Int64? = nil, light: Int64? = nil
    ) {
        self.colored = colored
        self.dark = dark
        self.light = light
    }
}

extension ThemedNumber {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            colored: value["colored"]?.int64, dark: value["dark"]?.int64, light: value["light"]?.int64)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "colored", colored)
        writer.member(ifPresent: "dark", dark)
        writer.member(ifPresent: "light", light)
        writer.endObject()
    }
}

extension ThemedNumber: WireReadable, WireWritable {}
