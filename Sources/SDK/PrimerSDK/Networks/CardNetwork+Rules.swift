import CofferCardRules

extension CardNetwork {
    /// The same network in the one table of networks.
    var rules: PrimerNetwork {
        switch self {
        case .amex: .amex
        case .bancontact: .bancontact
        case .cartesBancaires: .cartesBancaires
        case .diners: .diners
        case .discover: .discover
        case .eftpos: .eftpos
        case .elo: .elo
        case .hiper: .hiper
        case .hipercard: .hipercard
        case .jcb: .jcb
        case .maestro: .maestro
        case .mastercard: .mastercard
        case .mir: .mir
        case .visa: .visa
        case .unionpay: .unionpay
        case .unknown: .unknown
        }
    }
}
