public import CofferFoundation

/// A stretch of a text.
@MainActor
open class UITextRange: NSObject {
    private let first: UITextPosition
    private let last: UITextPosition

    init(offsets: Range<Int>) {
        first = UITextPosition(offset: offsets.lowerBound)
        last = UITextPosition(offset: offsets.upperBound)
        super.init()
    }

    /// Where the stretch begins.
    open var start: UITextPosition { first }
    /// Where the stretch ends.
    open var end: UITextPosition { last }
    /// Whether nothing is in the stretch: a caret.
    open var isEmpty: Bool { first.offset == last.offset }

    var offsets: Range<Int> { first.offset..<last.offset }
}
