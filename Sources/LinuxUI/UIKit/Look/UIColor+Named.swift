import CofferFoundation

// Fixed colours, and the system's in its light appearance.
extension UIColor {
    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// One third white.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Two thirds white.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Half white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Pure red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Red and half green.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Half red and half blue.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// A brown.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Nothing.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    /// The system's red.
    public class var systemRed: UIColor { rgb(255, 59, 48) }
    /// The system's green.
    public class var systemGreen: UIColor { rgb(52, 199, 89) }
    /// The system's blue.
    public class var systemBlue: UIColor { rgb(0, 122, 255) }
    /// The system's orange.
    public class var systemOrange: UIColor { rgb(255, 149, 0) }
    /// The system's yellow.
    public class var systemYellow: UIColor { rgb(255, 204, 0) }
    /// The system's grey.
    public class var systemGray: UIColor { rgb(142, 142, 147) }
    /// The second lighter grey.
    public class var systemGray2: UIColor { rgb(174, 174, 178) }
    /// The third lighter grey.
    public class var systemGray3: UIColor { rgb(199, 199, 204) }
    /// The fourth lighter grey.
    public class var systemGray4: UIColor { rgb(209, 209, 214) }
    /// The fifth lighter grey.
    public class var systemGray5: UIColor { rgb(229, 229, 234) }
    /// The lightest grey.
    public class var systemGray6: UIColor { rgb(242, 242, 247) }
    /// The background of a screen.
    public class var systemBackground: UIColor { .white }
    /// The background of a group on a screen.
    public class var secondarySystemBackground: UIColor { rgb(242, 242, 247) }
    /// Primary text.
    public class var label: UIColor { .black }
    /// Secondary text.
    public class var secondaryLabel: UIColor { rgb(60, 60, 67, 0.6) }
    /// Tertiary text.
    public class var tertiaryLabel: UIColor { rgb(60, 60, 67, 0.3) }
    /// The prompt of an empty field.
    public class var placeholderText: UIColor { rgb(60, 60, 67, 0.3) }
    /// A thin line between things.
    public class var separator: UIColor { rgb(60, 60, 67, 0.29) }

    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
