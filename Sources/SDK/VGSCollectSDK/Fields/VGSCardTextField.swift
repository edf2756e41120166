public import UIKit

/// A field for a card number; it shows the brand's picture when there is one.
@MainActor
public final class VGSCardTextField: VGSTextField {
    /// The side the brand's picture stands on.
    public enum CardIconLocation: Sendable {
        /// Left of the text.
        case left
        /// Right of the text.
        case right
    }

    private let iconView = UIImageView(frame: .zero)

    /// The side the brand's picture stands on; right unless set.
    public var cardIconLocation = CardIconLocation.right { didSet { placeIcon() } }
    /// The picture's size, in points; 45 by 45 unless set.
    public var cardIconSize = FieldLook.iconSize { didSet { placeIcon() } }
    /// Whether assistive technology stops at the picture.
    public var cardIconViewIsAccessibilityElement = true { didSet { iconView.isAccessibilityElement = cardIconViewIsAccessibilityElement } }
    /// What assistive technology says of the picture.
    public var cardIconAccessibilityHint = "card brand icon" { didSet { iconView.accessibilityHint = cardIconAccessibilityHint } }
    /// Gives the picture of a brand in the place of the model's.
    public var cardsIconSource: ((VGSPaymentCards.CardBrand) -> UIImage?)? { didSet { refreshIcon() } }

    override func setUp() {
        super.setUp()
        iconView.isAccessibilityElement = cardIconViewIsAccessibilityElement
        iconView.accessibilityHint = cardIconAccessibilityHint
        addSubview(iconView)
        placeIcon()
        refreshIcon()
    }

    private func placeIcon() { look.icon = (iconView, cardIconSize, cardIconLocation == .left) }

    override func refreshIcon() {
        let card = VGSPaymentCards.available.detectDigits(in: shownText)
        let image = cardsIconSource.map { $0(card.brand) } ?? card.model.brandIcon
        guard iconView.image !== image else { return }
        iconView.image = image
        iconView.accessibilityLabel = card.model.name
        setNeedsLayout()
    }
}
