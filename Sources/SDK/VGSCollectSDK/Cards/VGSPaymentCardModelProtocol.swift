public import UIKit

/// What the collector knows of a card brand.
public protocol VGSPaymentCardModelProtocol: Sendable {
    /// The brand.
    var brand: VGSPaymentCards.CardBrand { get }
    /// The brand's display name.
    var name: String { get set }
    /// The regular expression (ICU) that a number of this brand, also a part of one, matches as a whole.
    var regex: String { get set }
    /// The mask a number of this brand is shown with.
    var formatPattern: String { get set }
    /// The allowed counts of digits of a whole number.
    var cardNumberLengths: [Int] { get set }
    /// The allowed counts of digits of the security code.
    var cvcLengths: [Int] { get set }
    /// How the last digit is checked; nil for not at all.
    var checkSumAlgorithm: CheckSumAlgorithmType? { get set }
    /// The brand's picture beside the number.
    var brandIcon: UIImage? { get set }
    /// The picture beside the security code.
    var cvcIcon: UIImage? { get set }
}
