/// Where the lines of a text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading side, in the middle, at the trailing side.
    case leading, center, trailing
}

extension View {
    /// Sets the font of text inside.
    public nonisolated func font(_ font: Font?) -> some View { setting(\.font, font) }
    /// Sets the colour of text, symbols and shapes inside.
    public nonisolated func foregroundColor(_ color: Color?) -> some View { setting(\.inherited.foregroundColor, color) }
    /// Sets the colour of text, symbols and shapes inside.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        setting(\.inherited.foregroundColor, style.shapeColor)
    }
    /// Sets the colour of what can be touched.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { setting(\.inherited.tint, accentColor) }
    /// Sets the colour of what can be touched.
    public nonisolated func tint(_ tint: Color?) -> some View { setting(\.inherited.tint, tint) }
    /// Sets the most lines of a text.
    public nonisolated func lineLimit(_ number: Int?) -> some View { setting(\.lineLimit, number) }
    /// Sets where the lines of a text begin.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { setting(\.multilineTextAlignment, alignment) }
}
