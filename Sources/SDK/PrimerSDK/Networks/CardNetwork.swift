public import UIKit

/// A card network; raw values are the wire's.
public enum CardNetwork: String, Codable, CaseIterable, Sendable {
    /// American Express.
    case amex = "AMEX"
    /// Bancontact, Belgium.
    case bancontact = "BANCONTACT"
    /// Cartes Bancaires, France.
    case cartesBancaires = "CARTES_BANCAIRES"
    /// Diners Club.
    case diners = "DINERS_CLUB"
    /// Discover.
    case discover = "DISCOVER"
    /// Eftpos, Australia.
    case eftpos = "EFTPOS"
    /// Elo, Brazil.
    case elo = "ELO"
    /// Hiper, Brazil.
    case hiper = "HIPER"
    /// Hipercard, Brazil.
    case hipercard = "HIPERCARD"
    /// JCB.
    case jcb = "JCB"
    /// Maestro.
    case maestro = "MAESTRO"
    /// Mastercard.
    case mastercard = "MASTERCARD"
    /// Mir.
    case mir = "MIR"
    /// Visa.
    case visa = "VISA"
    /// UnionPay.
    case unionpay = "UNIONPAY"
    /// Any other network.
    case unknown = "OTHER"

    /// The name to show, such as `American Express`; ``unknown`` is `Unknown`.
    public var displayName: String { rules.displayName }

    /// A picture of a card; no network's own mark comes with this SDK.
    public var icon: UIImage? { UIImage(systemName: "creditcard") }

    /// What is known of the network's numbers and codes; nil for Bancontact, Cartes Bancaires, EFTPOS and ``unknown``.
    public var traits: PrimerCardNetworkTraits? {
        rules.rule.map { rule in
            PrimerCardNetworkTraits(
                cardNetwork: self, displayName: displayName, panLengths: rule.numberLengths, gapPattern: rule.gaps,
                cvvLength: rule.securityCodeLength, cvvLabel: rule.securityCodeLabel)
        }
    }
}
