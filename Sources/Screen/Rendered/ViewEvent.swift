/// Something a user did to a rendered node.
public enum ViewEvent: Equatable, Sendable {
    /// Pressed it.
    case tap
    /// Put the caret into it.
    case focus
    /// Took the caret out of it.
    case blur
    /// Selected a stretch of its text, in UTF-16 units.
    case select(Range<Int>)
    /// Put characters in place of a stretch of its text, in UTF-16 units: typing, pasting, deleting.
    case edit(Range<Int>, String)
    /// Changed its text as a whole; the least edit that leads there is made.
    case change(String)
    /// Pressed Return in it.
    case submit
    /// Turned it on or off.
    case toggle(Bool)
    /// Closed it.
    case dismiss

    /// Whether it is done at once to what a user sees. What was typed may arrive after something has come in front of the field, and still counts.
    package var needsSight: Bool {
        switch self {
        case .tap, .toggle, .dismiss, .submit: true
        case .focus, .blur, .select, .edit, .change: false
        }
    }
}
