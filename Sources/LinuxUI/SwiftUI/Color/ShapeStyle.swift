/// What a shape can be filled with: a colour, here.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
    /// The one colour of the style.
    nonisolated var shapeColor: Color? { self as? Color }
}

/// The colour of the content around.
public nonisolated struct ForegroundStyle: ShapeStyle {
    /// The colour of the content around.
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The colour of the content around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
    /// The colour of text.
    public static var primary: Color { .primary }
    /// The colour of less important text.
    public static var secondary: Color { .secondary }
    /// Nothing.
    public static var clear: Color { .clear }
    /// Black.
    public static var black: Color { .black }
    /// White.
    public static var white: Color { .white }
    /// Grey.
    public static var gray: Color { .gray }
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Green.
    public static var green: Color { .green }
    /// Blue.
    public static var blue: Color { .blue }
}
