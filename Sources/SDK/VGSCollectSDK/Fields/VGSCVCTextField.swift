public import UIKit

/// A field for a security code; it shows a picture of where the code is found when there is one.
@MainActor
public final class VGSCVCTextField: VGSTextField {
    /// The side the picture stands on.
    public enum CVCIconLocation: Sendable {
        /// Left of the text.
        case left
        /// Right of the text.
        case right
    }

    private let iconView = UIImageView(frame: .zero)

    /// The side the picture stands on; right unless set.
    public var cvcIconLocation = CVCIconLocation.right { didSet { placeIcon() } }
    /// The picture's size, in points; 45 by 45 unless set.
    public var cvcIconSize = FieldLook.iconSize { didSet { placeIcon() } }
    /// Whether assistive technology stops at the picture.
    public var cvcIconViewIsAccessibilityElement = true { didSet { iconView.isAccessibilityElement = cvcIconViewIsAccessibilityElement } }
    /// What assistive technology says of the picture.
    public var cvcIconAccessibilityHint = "CVC Icon" { didSet { iconView.accessibilityHint = cvcIconAccessibilityHint } }
    /// Gives the picture for a brand in the place of the model's.
    public var cvcIconSource: ((VGSPaymentCards.CardBrand) -> UIImage?)? { didSet { refreshIcon() } }

    override func setUp() {
        super.setUp()
        iconView.isAccessibilityElement = cvcIconViewIsAccessibilityElement
        iconView.accessibilityHint = cvcIconAccessibilityHint
        addSubview(iconView)
        placeIcon()
        refreshIcon()
    }

    private func placeIcon() { look.icon = (iconView, cvcIconSize, cvcIconLocation == .left) }

    override func didCouple() { refreshIcon() }

    override func refreshIcon() {
        let card = coupledCard ?? VGSPaymentCards.available.unknown
        let image = cvcIconSource.map { $0(card.brand) } ?? card.model.cvcIcon
        guard iconView.image !== image else { return }
        iconView.image = image
        setNeedsLayout()
    }
}
