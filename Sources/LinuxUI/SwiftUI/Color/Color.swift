public import CofferFoundation
import CofferRendered
public import UIKit

/// A colour that may differ in light and dark. As a view it fills its room.
public nonisolated struct Color: Hashable, View, PrimitiveView, ShapeStyle, Sendable {

    /// Red, green, blue, opacity.
    private struct Shade: Hashable, Sendable {
        var red: Double
        var green: Double
        var blue: Double
        var opacity = 1.0

        init(_ hex: UInt32, _ opacity: Double = 1) {
            (red, green, blue) = (Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
            self.opacity = opacity
        }
    }

    private var light: Shade
    private var dark: Shade
    /// The colour that the environment gives to what can be touched.
    private var isAccent = false
    private var factor = 1.0

    private init(_ light: Shade, _ dark: Shade? = nil) { (self.light, self.dark) = (light, dark ?? light) }

    /// How components are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Usual, linear, wide; the last two are taken as usual here.
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a colour from components from 0 through 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        var shade = Shade(0, opacity)
        (shade.red, shade.green, shade.blue) = (red, green, blue)
        self.init(shade)
    }

    /// Creates a grey, from 0 (black) through 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from one of UIKit's.
    public init(uiColor: UIColor) {
        let parts = (uiColor.cgColor.components ?? []).map(Double.init)
        self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// Creates a colour from one of UIKit's.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Finds a colour in an asset catalogue; there are none here, it is clear.
    public init(_ name: String, bundle: Bundle? = nil) { self = .clear }

    /// The same colour, less opaque.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.factor *= opacity
        return copy
    }

    /// The text `#RRGGBB`, with two more digits if not opaque.
    func resolved(in environment: EnvironmentValues) -> AttributeValue {
        if isAccent, let tint = environment.inherited.tint, !tint.isAccent { return tint.opacity(factor).resolved(in: environment) }
        let shade = environment.colorScheme == .dark ? dark : light
        let bytes = [shade.red, shade.green, shade.blue, shade.opacity * factor].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let digits = (bytes[3] == 255 ? Array(bytes.prefix(3)) : bytes).map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
        }
        return .text("#" + digits.joined())
    }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.shape, [.shape: "rectangle", .fill: resolved(in: node.inputs.environment)])
    }

    /// The colour of text.
    public static let primary = Color(Shade(0x000000), Shade(0xFFFFFF))
    /// The colour of less important text.
    public static let secondary = Color(Shade(0x3C3C43, 0.6), Shade(0xEBEBF5, 0.6))
    /// The colour of what can be touched.
    public static var accentColor: Color {
        var color = blue
        color.isAccent = true
        return color
    }
    /// Nothing.
    public static let clear = Color(Shade(0, 0))
    /// Black.
    public static let black = Color(Shade(0x000000))
    /// White.
    public static let white = Color(Shade(0xFFFFFF))
    /// Grey.
    public static let gray = Color(Shade(0x8E8E93))
    /// Red.
    public static let red = Color(Shade(0xFF3B30), Shade(0xFF453A))
    /// Orange.
    public static let orange = Color(Shade(0xFF9500), Shade(0xFF9F0A))
    /// Yellow.
    public static let yellow = Color(Shade(0xFFCC00), Shade(0xFFD60A))
    /// Green.
    public static let green = Color(Shade(0x34C759), Shade(0x30D158))
    /// Mint.
    public static let mint = Color(Shade(0x00C7BE), Shade(0x66D4CF))
    /// Teal.
    public static let teal = Color(Shade(0x30B0C7), Shade(0x40C8E0))
    /// Cyan.
    public static let cyan = Color(Shade(0x32ADE6), Shade(0x64D2FF))
    /// Blue.
    public static let blue = Color(Shade(0x007AFF), Shade(0x0A84FF))
    /// Indigo.
    public static let indigo = Color(Shade(0x5856D6), Shade(0x5E5CE6))
    /// Purple.
    public static let purple = Color(Shade(0xAF52DE), Shade(0xBF5AF2))
    /// Pink.
    public static let pink = Color(Shade(0xFF2D55), Shade(0xFF375F))
    /// Brown.
    public static let brown = Color(Shade(0xA2845E), Shade(0xAC8E68))
}
