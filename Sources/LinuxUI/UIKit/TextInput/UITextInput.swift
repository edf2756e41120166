public import CofferFoundation

/// What gives a keyboard access to a text and its selection.
@MainActor
public protocol UITextInput: UIKeyInput {
    /// The characters in a stretch.
    func text(in range: UITextRange) -> String?
    /// Puts characters in place of a stretch.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected; empty for a caret, nil for neither.
    var selectedTextRange: UITextRange? { get set }
    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place after the last character.
    var endOfDocument: UITextPosition { get }
    /// The stretch between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place some UTF-16 units away, nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Which place comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
