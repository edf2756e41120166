/// A text, such as a colour or an address, in three variants (primer.md §3.4).
public struct ThemedText: Equatable, Sendable {
    /// The usual variant.
    public var colored: String?
    /// For dark surroundings.
    public var dark: String?
    /// For light surroundings.
    public var light: String?

    /// Makes one from its members.
    public init(
        colored: String? = nil, dark: String? = nil, light: String? = nil
    ) {
        self.colored = colored
        self.dark = dark
        self.light = light
    }
}

extension ThemedText {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            colored: value["colored"]?.string, dark: value["dark"]?.string, light: value["light"]?.string)
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

extension ThemedText: WireReadable, WireWritable {}
