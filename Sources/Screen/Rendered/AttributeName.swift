/// A property of a rendered node. Lengths are points, colours are texts `#RRGGBBAA`.
public enum AttributeName: String, Sendable, Comparable {
    /// The words of a text, the name of a picture's symbol.
    case text
    /// What a field holds.
    case value
    /// Shown in an empty field; the title of a page or control.
    case title
    /// Shown in an empty field, instead of the title.
    case prompt
    /// First and last selected UTF-16 unit of a field being edited, as `first,last`.
    case selection
    /// Whether the field has the caret.
    case focused
    /// Whether what is typed is hidden.
    case secure
    /// Which keys a keyboard should have.
    case keyboard
    /// What a field's text means, in the words of HTML's `autocomplete`.
    case content
    /// What the Return key says.
    case submitLabel
    /// Whether the node can be used; present only where it cannot.
    case disabled
    /// What can be done with the node, names parted by spaces.
    case actions
    /// `cancel` or `destructive`.
    case role
    /// The look of a button, field or list that a style asked for.
    case style
    /// Whether a button is pressed or a toggle is on.
    case on
    /// How far work has come, from 0 through 1.
    case progress

    /// Type of a text: a text style or a size in points.
    case font
    /// Weight of a text.
    case weight
    /// `serif`, `rounded` or `monospaced`.
    case design
    /// Whether a text slants.
    case italic
    /// Whether digits have one width.
    case monospacedDigits
    /// Whether a line is under a text.
    case underline
    /// Whether a line is through a text.
    case strikethrough
    /// Room between letters.
    case kerning
    /// Colour of text, symbol, border or shape line.
    case color
    /// Most lines of a text.
    case lineLimit
    /// Where lines of a text begin.
    case textAlignment
    /// Stretches of a text that look different, as one text a line: attributes and words.
    case runs

    /// Room between children.
    case spacing
    /// Where children stand.
    case alignment
    /// `horizontal`, `vertical` or both.
    case axes
    /// Least length of a spacer.
    case minLength
    /// Room around a child: one number, or top, leading, bottom, trailing.
    case padding
    /// Width.
    case width
    /// Height.
    case height
    /// Least width.
    case minWidth
    /// Greatest width; `infinity` for all there is.
    case maxWidth
    /// Least height.
    case minHeight
    /// Greatest height; `infinity` for all there is.
    case maxHeight
    /// Place moved to the right.
    case offsetX
    /// Place moved downwards.
    case offsetY
    /// Width divided by height.
    case aspectRatio
    /// `fit` or `fill`.
    case contentMode
    /// Whether a picture takes any size.
    case resizable
    /// Which sizes are the child's own: `horizontal`, `vertical` or both.
    case fixedSize
    /// Who gets room first.
    case layoutPriority
    /// Which of overlapping children is in front.
    case zIndex

    /// Colour of an area.
    case fill
    /// Colour of a line around.
    case stroke
    /// Width of the line around.
    case lineWidth
    /// A shape, as `circle`, `capsule`, `rectangle`, `rounded 8`, or `path` with ``path``.
    case shape
    /// The shape at which the content is cut.
    case clip
    /// Lines of a path: a view box, then commands as SVG has them.
    case path
    /// Opacity from 0 through 1.
    case opacity
    /// A shadow: colour, radius, x and y.
    case shadow
    /// Degrees turned clockwise.
    case rotation
    /// Size multiplied.
    case scale
    /// Whether the node takes room but is not seen.
    case invisible

    /// What assistive technology says.
    case label
    /// What happens when the node is used.
    case hint
    /// What its value is called.
    case valueLabel
    /// A name for tests.
    case identifier
    /// What it is: `header`, `selected` …
    case traits
    /// Whether assistive technology passes over it.
    case hidden
    /// `ignore`, `combine` or `contain`.
    case children
    /// The value a choice stands for.
    case tag
    /// Which way the content runs, where it is not the screen's.
    case direction
    /// Light or dark, where it is not the screen's.
    case scheme

    /// By name.
    public static func < (left: AttributeName, right: AttributeName) -> Bool { left.rawValue < right.rawValue }
}

/// The properties of a rendered node.
public typealias Attributes = [AttributeName: AttributeValue]
