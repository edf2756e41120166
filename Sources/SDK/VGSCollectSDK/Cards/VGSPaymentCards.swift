import CofferCardRules

/// The card brands the collector knows: one store for the whole process, changed by the app on the main actor.
///
/// The models are values. A change applies to every field at its next read.
@MainActor
public final class VGSPaymentCards {
    /// Elo.
    public static var elo = VGSPaymentCardModel(.elo) { didSet { refresh() } }
    /// Visa Electron.
    public static var visaElectron = VGSPaymentCardModel(.visaElectron) { didSet { refresh() } }
    /// Maestro.
    public static var maestro = VGSPaymentCardModel(.maestro) { didSet { refresh() } }
    /// Forbrugsforeningen.
    public static var forbrugsforeningen = VGSPaymentCardModel(.forbrugsforeningen) { didSet { refresh() } }
    /// Dankort.
    public static var dankort = VGSPaymentCardModel(.dankort) { didSet { refresh() } }
    /// Visa.
    public static var visa = VGSPaymentCardModel(.visa) { didSet { refresh() } }
    /// Mastercard.
    public static var masterCard = VGSPaymentCardModel(.mastercard) { didSet { refresh() } }
    /// American Express.
    public static var amex = VGSPaymentCardModel(.amex) { didSet { refresh() } }
    /// HiperCard.
    public static var hipercard = VGSPaymentCardModel(.hipercard) { didSet { refresh() } }
    /// Diners Club.
    public static var dinersClub = VGSPaymentCardModel(.dinersClub) { didSet { refresh() } }
    /// Discover.
    public static var discover = VGSPaymentCardModel(.discover) { didSet { refresh() } }
    /// UnionPay.
    public static var unionpay = VGSPaymentCardModel(.unionpay) { didSet { refresh() } }
    /// JCB.
    public static var jcb = VGSPaymentCardModel(.jcb) { didSet { refresh() } }
    /// What holds for a number of no available brand.
    public static var unknown = VGSUnknownPaymentCardModel() { didSet { refresh() } }
    /// The app's own brands, looked for before the known ones. (The spelling is upstream's.)
    public static var cutomPaymentCardModels: [VGSCustomPaymentCardModel] = [] { didSet { refresh() } }
    /// When set, the only brands that are looked for, in this order; an empty list finds none.
    public static var validCardBrands: [any VGSPaymentCardModelProtocol]? { didSet { refresh() } }

    /// The model of a brand, if the brand is available.
    public static func getCardModelFromAvailableModels(brand: CardBrand) -> (any VGSPaymentCardModelProtocol)? {
        available.card(of: brand)?.model
    }

    /// The first available brand whose regular expression matches the whole input, else `unknown`; `unknown` for an empty input too.
    public static func detectCardBrandFromAvailableCards(input: String) -> CardBrand {
        available.detect(input).brand
    }

    /// What the statics above come to; rebuilt when one of them changes.
    private(set) static var available = AvailableCards(knownModels, unknown: unknown, usesOnlyDefaults: true)

    private static var knownModels: [VGSPaymentCardModel] {
        [
            elo, visaElectron, maestro, forbrugsforeningen, dankort, visa, masterCard, amex, hipercard, dinersClub, discover, unionpay, jcb,
        ]
    }

    private static func refresh() {
        let known = knownModels
        let isDefault = zip(known, CofferCardRules.CardBrand.allCases).allSatisfy { $0.regex == BrandRegex.text(of: $1) }
        available = AvailableCards(
            validCardBrands ?? (cutomPaymentCardModels + known), unknown: unknown,
            usesOnlyDefaults: isDefault && cutomPaymentCardModels.isEmpty && validCardBrands == nil)
    }
}
