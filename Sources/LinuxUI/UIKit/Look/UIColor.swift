public import CofferFoundation

/// A colour with opacity. Immutable, so it may be shared between threads without a lock.
open class UIColor: NSObject, @unchecked Sendable {
    /// The same colour for layers.
    public let cgColor: CGColor

    /// Creates a grey.
    /// - Parameters: white and alpha from 0 through 1.
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: white, green: white, blue: white, alpha: alpha)
        super.init()
    }

    /// Creates a colour from its sRGB components, each from 0 through 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// Creates a colour from a layer's colour.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        super.init()
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    /// Reads the sRGB components; always possible here.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Equal when the components are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

    /// Follows ``isEqual(_:)``.
    open override var hash: Int { cgColor.hashValue }
}
