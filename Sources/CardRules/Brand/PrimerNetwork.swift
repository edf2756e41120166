/// A card network as Primer names it; raw values are those of its API.
public enum PrimerNetwork: String, CaseIterable, Sendable {
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
    /// Mir, Russia.
    case mir = "MIR"
    /// Visa.
    case visa = "VISA"
    /// UnionPay.
    case unionpay = "UNIONPAY"
    /// Any other network.
    case unknown = "OTHER"

    /// The name Primer shows, such as `American Express`; Hiper and Hipercard are both `Hiper`.
    public var displayName: String {
        switch self {
        case .amex: "American Express"
        case .bancontact: "Bancontact"
        case .cartesBancaires: "Cartes Bancaires"
        case .diners: "Diners"
        case .discover: "Discover"
        case .eftpos: "EFTPOS"
        case .elo: "Elo"
        case .hiper, .hipercard: "Hiper"
        case .jcb: "JCB"
        case .maestro: "Maestro"
        case .mastercard: "Mastercard"
        case .mir: "Mir"
        case .visa: "Visa"
        case .unionpay: "UnionPay"
        case .unknown: "Unknown"
        }
    }

    /// What Primer's table says of the network's numbers and codes; nil for the four it has no rule for.
    public var rule: Rule? {
        switch self {
        case .amex: Rule([15], gaps: [4, 10], code: "CID", 4)
        case .diners: Rule([14, 16, 19], gaps: [4, 10], code: "CVV", 3)
        case .discover: Rule([16, 19], gaps: [4, 8, 12], code: "CID", 3)
        case .elo: Rule([16], gaps: [4, 8, 12], code: "CVE", 3)
        case .hiper, .hipercard, .mastercard: Rule([16], gaps: [4, 8, 12], code: "CVC", 3)
        case .jcb: Rule([16, 17, 18, 19], gaps: [4, 8, 12], code: "CVV", 3)
        case .maestro: Rule([16, 17, 18, 19], gaps: [4, 8, 12], code: "CVC", 3)
        case .mir: Rule([16, 17, 18, 19], gaps: [4, 8, 12], code: "CVP2", 3)
        case .visa: Rule([16, 18, 19], gaps: [4, 8, 12], code: "CVV", 3)
        case .unionpay: Rule([14, 15, 16, 17, 18, 19], gaps: [4, 8, 12], code: "CVN", 3)
        case .bancontact, .cartesBancaires, .eftpos, .unknown: nil
        }
    }

    /// A network's number lengths, gaps and security code.
    public struct Rule: Equatable, Sendable {
        /// Digit counts of a full number, ascending.
        public let numberLengths: [Int]
        /// Digit counts after which a gap is shown.
        public let gaps: [Int]
        /// What the network calls its security code.
        public let securityCodeLabel: String
        /// How many digits the security code has.
        public let securityCodeLength: Int

        init(_ numberLengths: [Int], gaps: [Int], code label: String, _ length: Int) {
            self.numberLengths = numberLengths
            self.gaps = gaps
            securityCodeLabel = label
            securityCodeLength = length
        }
    }
}

extension CardBrand {
    /// The one map from VGS's brands to Primer's networks.
    ///
    /// Visa Electron is `VISA`; Dankort and Forbrugsforeningen, which Primer has no name for, are `OTHER`.
    public var primerNetwork: PrimerNetwork {
        switch self {
        case .elo: .elo
        case .visaElectron, .visa: .visa
        case .maestro: .maestro
        case .mastercard: .mastercard
        case .amex: .amex
        case .hipercard: .hipercard
        case .dinersClub: .diners
        case .discover: .discover
        case .unionpay: .unionpay
        case .jcb: .jcb
        case .forbrugsforeningen, .dankort, .unknown: .unknown
        }
    }
}
