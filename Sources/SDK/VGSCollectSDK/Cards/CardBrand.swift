import CofferCardRules
public import UIKit

extension VGSPaymentCards {
    /// The brand of a card.
    public enum CardBrand: Equatable, Sendable {
        /// Elo.
        case elo
        /// Visa Electron.
        case visaElectron
        /// Maestro.
        case maestro
        /// Forbrugsforeningen.
        case forbrugsforeningen
        /// Dankort.
        case dankort
        /// Visa.
        case visa
        /// Mastercard.
        case mastercard
        /// American Express.
        case amex
        /// HiperCard.
        case hipercard
        /// Diners Club.
        case dinersClub
        /// Discover.
        case discover
        /// UnionPay.
        case unionpay
        /// JCB.
        case jcb
        /// None of the available brands.
        case unknown
        /// A brand of the app's own, by its model's name.
        case custom(brandName: String)
    }
}

@MainActor
extension VGSPaymentCards.CardBrand {
    /// The brand's display name, from its available model, else the unknown model's.
    public var stringValue: String { model.name }
    /// The allowed counts of digits of a whole number.
    public var cardLengths: [Int] { model.cardNumberLengths }
    /// As many `#` as the longest security code has digits.
    public var cvcFormatPattern: String { card.cvcMask.pattern }
    /// The brand's picture; nil unless the app set one on the model.
    public var brandIcon: UIImage? { model.brandIcon }
    /// The security code's picture; nil unless the app set one on the model.
    public var cvcIcon: UIImage? { model.cvcIcon }

    /// The brand's available model, else the unknown one.
    private var model: any VGSPaymentCardModelProtocol { card.model }
    /// The same with what a field needs of it.
    var card: AvailableCard { VGSPaymentCards.available.card(of: self) ?? VGSPaymentCards.available.unknown }
}

extension VGSPaymentCards.CardBrand {
    /// The brand as the card rules name it.
    init(_ rules: CofferCardRules.CardBrand) {
        self =
            switch rules {
            case .elo: .elo
            case .visaElectron: .visaElectron
            case .maestro: .maestro
            case .forbrugsforeningen: .forbrugsforeningen
            case .dankort: .dankort
            case .visa: .visa
            case .mastercard: .mastercard
            case .amex: .amex
            case .hipercard: .hipercard
            case .dinersClub: .dinersClub
            case .discover: .discover
            case .unionpay: .unionpay
            case .jcb: .jcb
            case .unknown: .unknown
            }
    }
}
