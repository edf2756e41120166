/// What stands in a card form and what is to be said of it. Holds no security code and no whole card number.
@available(iOS 15.0, *)
public struct PrimerCardFormState: Equatable, Sendable {
    /// Which fields the form has.
    public internal(set) var configuration: CardFormConfiguration
    /// What stands in them, with the card number's middle hidden and without the security code.
    public internal(set) var data: FormData
    /// What is wrong, in the order of the fields. A field that is being typed has no error while it can still become right.
    public internal(set) var fieldErrors: [FieldError]
    /// Whether a payment with this form runs.
    public internal(set) var isLoading: Bool
    /// Whether every field that is needed is right.
    public internal(set) var isValid: Bool
    /// The billing address's country, nil while there is none.
    public internal(set) var selectedCountry: PrimerCountry?
    /// The network that is paid over: the customer's choice, else the preferred one.
    public internal(set) var selectedNetwork: PrimerCardNetwork?
    /// The networks that the customer can choose among; a choice is worth offering when there is more than one.
    public internal(set) var availableNetworks: [PrimerCardNetwork]
    /// What the selected network adds to the price, in minor units; nil for nothing.
    public internal(set) var surchargeAmountRaw: Int?
    /// The same in words, such as `+ $1.20`.
    public internal(set) var surchargeAmount: String?
    /// What the number's first digits tell, nil while too few are typed.
    public internal(set) var binData: PrimerBinData?

    /// Makes a state; every member has the value of an empty form as its default.
    public init(
        configuration: CardFormConfiguration = CardFormConfiguration(),
        data: FormData = FormData(),
        fieldErrors: [FieldError] = [],
        isLoading: Bool = false,
        isValid: Bool = false,
        selectedCountry: PrimerCountry? = nil,
        selectedNetwork: PrimerCardNetwork? = nil,
        availableNetworks: [PrimerCardNetwork] = [],
        surchargeAmountRaw: Int? = nil,
        surchargeAmount: String? = nil,
        binData: PrimerBinData? = nil
    ) {
        self.configuration = configuration
        self.data = data
        self.fieldErrors = fieldErrors
        self.isLoading = isLoading
        self.isValid = isValid
        self.selectedCountry = selectedCountry
        self.selectedNetwork = selectedNetwork
        self.availableNetworks = availableNetworks
        self.surchargeAmountRaw = surchargeAmountRaw
        self.surchargeAmount = surchargeAmount
        self.binData = binData
    }

    /// The fields to show, in order.
    public var displayFields: [PrimerInputElementType] { configuration.allFields }

    /// Whether a field has an error.
    public func hasError(for fieldType: PrimerInputElementType) -> Bool { errorMessage(for: fieldType) != nil }

    /// What is wrong with a field, nil when nothing is.
    public func errorMessage(for fieldType: PrimerInputElementType) -> String? {
        fieldErrors.first { $0.fieldType == fieldType }?.message
    }
}
