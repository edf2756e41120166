/// A card brand as VGS Collect knows it, in the order in which it looks for them.
///
/// Raw values are stable and may be stored. Source of the table: VGS Collect 1.18, default card models.
public enum CardBrand: UInt8, CaseIterable, Sendable {
    /// Elo, Brazil.
    case elo = 0
    /// Visa Electron.
    case visaElectron = 1
    /// Maestro.
    case maestro = 2
    /// Forbrugsforeningen, Denmark.
    case forbrugsforeningen = 3
    /// Dankort, Denmark.
    case dankort = 4
    /// Visa.
    case visa = 5
    /// Mastercard.
    case mastercard = 6
    /// American Express.
    case amex = 7
    /// Hipercard, Brazil.
    case hipercard = 8
    /// Diners Club.
    case dinersClub = 9
    /// Discover.
    case discover = 10
    /// UnionPay.
    case unionpay = 11
    /// JCB.
    case jcb = 12
    /// No brand of the table.
    case unknown = 13
}
