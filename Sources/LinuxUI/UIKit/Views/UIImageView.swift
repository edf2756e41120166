public import CofferFoundation

/// A picture in a rectangle.
@MainActor
open class UIImageView: UIView {
    /// Creates a view of the picture's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view with a place in its parent.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an empty view; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The picture.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
