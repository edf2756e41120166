public import CofferFoundation

/// A place between two characters of a text.
@MainActor
open class UITextPosition: NSObject {
    /// UTF-16 units before the place.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}
