public import CofferFoundation

/// A picture. Here an opaque token with a size. Immutable, so it may be shared between threads without a lock.
open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points.
    public let size: CGSize

    /// The system's name of the picture, nil for every other kind.
    package let symbolName: String?

    /// Creates an empty picture.
    public override init() {
        size = .zero
        symbolName = nil
        super.init()
    }

    /// Names a picture of the system's own, which whoever draws it may look up by ``symbolName``.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        size = CGSize(width: 24, height: 24)
        symbolName = name
        super.init()
    }

    /// Finds a picture in the app's bundle; there is none here.
    public init?(named name: String) { nil }
}
