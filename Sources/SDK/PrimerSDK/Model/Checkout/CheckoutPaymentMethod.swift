public import CofferFoundation
public import UIKit

/// A payment method that the session offers, with what its button needs.
@available(iOS 15.0, *)
public struct CheckoutPaymentMethod: Identifiable, Sendable {
    /// Unique identifier; the same as ``type`` unless the service offers a type twice.
    public let id: String
    /// The payment method's type, such as `PAYMENT_CARD`.
    public let type: String
    /// What people call it.
    public let name: String
    /// Its picture, nil when there is none.
    public let icon: UIImage?
    /// What choosing it adds to the price, in minor units; nil when nothing.
    public let surcharge: Int?
    /// Whether it may add something that is not known yet.
    public let hasUnknownSurcharge: Bool
    /// The surcharge in words: that fees may apply, that there is none, or how much with a plus sign; nil when not told.
    public let formattedSurcharge: String?
    /// Colour of its button.
    public let backgroundColor: UIColor?
    /// Text of its button.
    public let buttonText: String?
    /// Colour of the button's text.
    public let textColor: UIColor?
    /// Colour of the button's border.
    public let borderColor: UIColor?
    /// Width of the button's border in points.
    public let borderWidth: CGFloat?
    /// Radius of the button's corners in points.
    public let cornerRadius: CGFloat?

    /// Makes a payment method from its members.
    public init(
        id: String,
        type: String,
        name: String,
        icon: UIImage? = nil,
        surcharge: Int? = nil,
        hasUnknownSurcharge: Bool = false,
        formattedSurcharge: String? = nil,
        backgroundColor: UIColor? = nil,
        buttonText: String? = nil,
        textColor: UIColor? = nil,
        borderColor: UIColor? = nil,
        borderWidth: CGFloat? = nil,
        cornerRadius: CGFloat? = nil
    ) {
        self.id = id
        self.type = type
        self.name = name
        self.icon = icon
        self.surcharge = surcharge
        self.hasUnknownSurcharge = hasUnknownSurcharge
        self.formattedSurcharge = formattedSurcharge
        self.backgroundColor = backgroundColor
        self.buttonText = buttonText
        self.textColor = textColor
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.cornerRadius = cornerRadius
    }
}

@available(iOS 15.0, *)
extension CheckoutPaymentMethod: Equatable {
    /// Compares id, type, name, the three members of the surcharge and the background; picture, text and border do not count.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.type == right.type && left.name == right.name && left.surcharge == right.surcharge
            && left.hasUnknownSurcharge == right.hasUnknownSurcharge && left.formattedSurcharge == right.formattedSurcharge
            && left.backgroundColor == right.backgroundColor
    }
}
