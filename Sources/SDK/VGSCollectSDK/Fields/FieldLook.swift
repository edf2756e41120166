import UIKit

/// How a field looks besides what its control holds itself.
struct FieldLook {
    static let cornerRadius: CGFloat = 4
    static let borderWidth: CGFloat = 1
    static let iconSize = CGSize(width: 45, height: 45)

    var padding = UIEdgeInsets.zero
    var borderColor: UIColor? = .lightGray
    /// The picture beside the text, and the side it stands on.
    var icon: (view: UIImageView, size: CGSize, isLeft: Bool)?
}
