public import CofferFoundation

extension UITextField {
    /// When a side view or the clear button shows.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the user edits.
        case whileEditing = 1
        /// While the user does not.
        case unlessEditing = 2
        /// Always.
        case always = 3

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
        /// None.
        case none = 0
        /// A line.
        case line = 1
        /// A bezel.
        case bezel = 2
        /// A rounded rectangle.
        case roundedRect = 3
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
