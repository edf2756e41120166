public import CofferFoundation

extension UITextField {
    /// When a side view or the clear button shows.
    public enum ViewMode: Int, Sendable {
        /// Never, while the user edits, while the user does not, always.
        case never, whileEditing, unlessEditing, always

        func shows(whileEditing editing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: editing
            case .unlessEditing: !editing
            case .always: true
            }
        }
    }

    /// The frame drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// None, a line, a bezel, a rounded rectangle.
        case none, line, bezel, roundedRect
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text stands.
        case committed = 0
    }

    /// Posted when editing began; the object is the field.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted when the user changed the text; the object is the field.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
    /// Posted when editing ended; the object is the field.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
}
