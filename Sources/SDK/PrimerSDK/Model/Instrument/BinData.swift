/// What the first digits of a card's number tell. Every member may be absent; JSON keys are the properties' names.
public struct BinData: Codable, Equatable, Sendable {
    /// The network by its raw value, such as `VISA`.
    public let network: String?
    /// Where the card was issued, ISO 3166-1 alpha-2.
    public let issuerCountryCode: String?
    /// Who issued it.
    public let issuerName: String?
    /// The card's currency, ISO 4217.
    public let issuerCurrencyCode: String?
    /// Whether it works in some region only.
    public let regionalRestriction: String?
    /// What kind of number it is.
    public let accountNumberType: String?
    /// How it is funded, such as `CREDIT`.
    public let accountFundingType: String?
    /// Whether a prepaid card can be loaded again.
    public let prepaidReloadableIndicator: String?
    /// Consumer or business.
    public let productUsageType: String?
    /// The network's code of the product.
    public let productCode: String?
    /// The network's name of the product.
    public let productName: String?

    /// Makes the data from its members; all may be left out.
    public init(
        network: String? = nil,
        issuerCountryCode: String? = nil,
        issuerName: String? = nil,
        issuerCurrencyCode: String? = nil,
        regionalRestriction: String? = nil,
        accountNumberType: String? = nil,
        accountFundingType: String? = nil,
        prepaidReloadableIndicator: String? = nil,
        productUsageType: String? = nil,
        productCode: String? = nil,
        productName: String? = nil
    ) {
        self.network = network
        self.issuerCountryCode = issuerCountryCode
        self.issuerName = issuerName
        self.issuerCurrencyCode = issuerCurrencyCode
        self.regionalRestriction = regionalRestriction
        self.accountNumberType = accountNumberType
        self.accountFundingType = accountFundingType
        self.prepaidReloadableIndicator = prepaidReloadableIndicator
        self.productUsageType = productUsageType
        self.productCode = productCode
        self.productName = productName
    }
}
