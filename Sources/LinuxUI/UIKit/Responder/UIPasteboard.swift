public import CofferFoundation

/// Text on its way from one place to another.
@MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard of the process.
    public static let general = UIPasteboard()

    private var content = Silent<String?>(nil)

    /// The text on the pasteboard, nil when there is none.
    open var string: String? {
        get { content.value }
        set {
            content.value = newValue
            changeCount += 1
        }
    }

    /// Whether there is text on the pasteboard.
    open var hasStrings: Bool { content.value != nil }

    /// How often the content has changed.
    open private(set) var changeCount = 0
}
