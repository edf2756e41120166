public import CofferFoundation

/// A picture. Here an opaque token with a size. Immutable, so it may be shared between threads without a lock.
open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points.
    public let size: CGSize

    /// Creates an empty picture.
    public override init() {
        size = .zero
        super.init()
    }

    /// Finds a picture in the app's bundle; there is none here.
    public init?(named name: String) { nil }
}
