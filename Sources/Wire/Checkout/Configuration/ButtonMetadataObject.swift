/// How a payment method's button looks, the `displayMetadata.button` of the configuration (primer.md §3.4).
public struct ButtonMetadataObject: Equatable, Sendable {
    /// Where the icon is.
    public var iconUrl: ThemedText?
    /// Colour of the surface.
    public var backgroundColor: ThemedText?
    /// Radius in points.
    public var cornerRadius: Int64?
    /// Width of the border.
    public var borderWidth: ThemedNumber?
    /// Colour of the border.
    public var borderColor: ThemedText?
    /// The words on it.
    public var text: String?
    /// Colour of the words.
    public var textColor: ThemedText?

    /// Makes one from its members.
    public init(
        iconUrl: ThemedText? = nil, backgroundColor: ThemedText? = nil, cornerRadius: Int64? = nil,
        borderWidth: ThemedNumber? = nil, borderColor: ThemedText? = nil, text: String? = nil, textColor: ThemedText? = nil
    ) {
        self.iconUrl = iconUrl
        self.backgroundColor = backgroundColor
        self.cornerRadius = cornerRadius
        self.borderWidth = borderWidth
        self.borderColor = borderColor
        self.text = text
        self.textColor = textColor
    }
}

extension ButtonMetadataObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            iconUrl: value["iconUrl"].flatMap(ThemedText.init(_:)),
            backgroundColor: value["backgroundColor"].flatMap(ThemedText.init(_:)), cornerRadius: value["cornerRadius"]?.int64,
            borderWidth: value["borderWidth"].flatMap(ThemedNumber.init(_:)),
            borderColor: value["borderColor"].flatMap(ThemedText.init(_:)), text: value["text"]?.string,
            textColor: value["textColor"].flatMap(ThemedText.init(_:)))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "iconUrl", iconUrl)
        writer.member(ifPresent: "backgroundColor", backgroundColor)
        writer.member(ifPresent: "cornerRadius", cornerRadius)
        writer.member(ifPresent: "borderWidth", borderWidth)
        writer.member(ifPresent: "borderColor", borderColor)
        writer.member(ifPresent: "text", text)
        writer.member(ifPresent: "textColor", textColor)
        writer.endObject()
    }
}

extension ButtonMetadataObject: WireReadable, WireWritable {}
