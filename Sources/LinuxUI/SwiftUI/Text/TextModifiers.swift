private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
    /// The font of text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// Most lines of a text.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Where lines of a text begin.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }
}

/// Where the lines of a text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading side.
    case leading
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing
}

extension View {
    /// Sets the font of text inside.
    public nonisolated func font(_ font: Font?) -> some View { setting(\.font, font) }
    /// Sets the colour of text, symbols and shapes inside.
    public nonisolated func foregroundColor(_ color: Color?) -> some View { setting(\.foregroundColor, color) }
    /// Sets the colour of text, symbols and shapes inside.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { setting(\.foregroundColor, style.shapeColor) }
    /// Sets the colour of what can be touched.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { setting(\.tint, accentColor) }
    /// Sets the colour of what can be touched.
    public nonisolated func tint(_ tint: Color?) -> some View { setting(\.tint, tint) }
    /// Sets the most lines of a text.
    public nonisolated func lineLimit(_ number: Int?) -> some View { setting(\.lineLimit, number) }
    /// Sets where the lines of a text begin.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { setting(\.multilineTextAlignment, alignment) }
}
