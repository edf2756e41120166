import CofferFoundation
import CofferWire

/// A card form without calls and without a clock: texts in, a state and a card out. Silent in every text form.
@available(iOS 15.0, *)
struct CardForm: Sendable {
    /// How many digits the service needs to know a card's networks.
    static let lookupDigitsCount = 8
    /// The longest text that is kept of a field.
    private static let textCharactersMax = 256

    /// The fields.
    let configuration: CardFormConfiguration
    private let errorTexts: CardFormTexts
    private let surcharges: NetworkSurcharges
    private var rules: CardFormRules
    private var texts: [PrimerInputElementType: String] = [:]
    private var isDemanded = false
    private var chosen: CardNetwork?

    init(_ configuration: ConfigurationObject?, localeData: PrimerLocaleData) {
        self.configuration = CardFormConfiguration(configuration?.checkoutModules ?? [])
        let session = configuration?.clientSession
        rules = CardFormRules(
            allowedNetworks: PrimerClientSession(session ?? ClientSessionView()).paymentMethod?.orderedAllowedCardNetworks ?? [])
        errorTexts = CardFormTexts(localeData)
        surcharges = NetworkSurcharges(session, localeData: localeData)
    }

    // MARK: What is typed

    /// Takes a field's text; one that the form does not have is ignored.
    mutating func type(_ text: String, into field: PrimerInputElementType) {
        guard configuration.allFields.contains(field) else { return }
        let lookedUp = lookupDigits
        texts[field] = String(text.prefix(Self.textCharactersMax))
        rules.countryCode = CardFormRules.trimmed(texts[.countryCode] ?? "").uppercased()
        if lookedUp != lookupDigits { rules.knownNetworks = [] }
        if let chosen, !rules.networks(of: number).contains(chosen) { self.chosen = nil }
    }

    /// The digits by which the service knows a card's networks; nil while there are too few.
    var lookupDigits: String? {
        let digits = CardFormRules.withoutSpaces(number)
        guard digits.utf8.count >= Self.lookupDigitsCount, CardFormRules.hasDigitsOnly(digits) else { return nil }
        return String(digits.prefix(Self.lookupDigitsCount))
    }

    /// The service told a number's networks; those of another number are ignored.
    mutating func found(_ networks: [CardNetwork], for digits: String) {
        guard digits == lookupDigits else { return }
        rules.knownNetworks = networks
    }

    /// The customer chose one of the card's networks; one that the session does not take, or the card does not have, is ignored.
    mutating func choose(_ network: CardNetwork) { if available.contains(network) { chosen = network } }

    /// From now on, whatever is missing has an error.
    mutating func demand() { isDemanded = true }

    /// Forgets the security code: it is a payment's now.
    mutating func wipeCode() {
        texts[.cvv] = nil
        isDemanded = false
    }

    /// Forgets everything.
    mutating func wipe() {
        texts = [:]
        rules.knownNetworks = []
        rules.countryCode = ""
        chosen = nil
        isDemanded = false
    }

    // MARK: What comes of it

    /// What merchants see.
    func state(at unixSeconds: Int64, isLoading: Bool) -> PrimerCardFormState {
        let judged = judgements(at: unixSeconds)
        var data = FormData()
        for field in configuration.allFields { data[field] = RedactedText.text(texts[field] ?? "", of: field) }
        let networks = available.map(named)
        let selected = (chosen ?? available.first).map(named)
        return PrimerCardFormState(
            configuration: configuration, data: data, fieldErrors: judged.compactMap(error), isLoading: isLoading,
            isValid: judged.allSatisfy { $0.judgement == .valid },
            selectedCountry: CountryTable.country(rules.countryCode, localeCode: errorTexts.localeCode), selectedNetwork: selected,
            availableNetworks: networks, surchargeAmountRaw: selected.flatMap { surcharges.amount(of: $0.network) },
            surchargeAmount: selected.flatMap { surcharges.text(of: $0.network) }, binData: binData)
    }

    /// The card, when every field is right.
    func card(at unixSeconds: Int64) -> NewCard? {
        guard judgements(at: unixSeconds).allSatisfy({ $0.judgement == .valid }), let expiry = TypedExpiry(text(.expiryDate)).expiry else {
            return nil
        }
        let holder = CardFormRules.trimmed(text(.cardholderName))
        let network = chosen ?? available.first ?? CardNetwork(detecting: CardFormRules.withoutSpaces(number))
        let request = TokeniseRequest(
            number: SecretText(CardFormRules.withoutSpaces(number)), cvv: SecretText(text(.cvv)),
            expirationMonth: (expiry.month < 10 ? "0" : "") + String(expiry.month), expirationYear: String(expiry.year),
            cardholderName: holder.isEmpty ? nil : holder, preferredNetwork: available.count > 1 ? network.rawValue : nil)
        var actions: [ClientSessionAction] = [.selectPaymentMethod(type: "PAYMENT_CARD", network: network.rawValue)]
        if let billingAddress { actions.append(.setBillingAddress(billingAddress)) }
        if configuration.billingFields.contains(.phoneNumber) {
            actions.append(.setMobileNumber(CardFormRules.trimmed(text(.phoneNumber))))
        }
        return NewCard(actions: ActionsRequest(actions), request: request)
    }

    private var billingAddress: AddressObject? {
        guard configuration.requiresBillingAddress else { return nil }
        func part(_ field: PrimerInputElementType) -> String? {
            let text = CardFormRules.trimmed(text(field))
            return configuration.billingFields.contains(field) && !text.isEmpty ? text : nil
        }
        return AddressObject(
            firstName: part(.firstName), lastName: part(.lastName), addressLine1: part(.addressLine1), addressLine2: part(.addressLine2),
            city: part(.city), state: part(.state), countryCode: part(.countryCode)?.uppercased(), postalCode: part(.postalCode))
    }

    private func text(_ field: PrimerInputElementType) -> String { texts[field] ?? "" }

    private var number: String { text(.cardNumber) }

    private func judgements(at unixSeconds: Int64) -> [(field: PrimerInputElementType, judgement: FieldJudgement)] {
        var rules = rules
        rules.nowUnixSeconds = unixSeconds
        return configuration.allFields.map { ($0, rules.judge(text($0), of: $0, number: number)) }
    }

    private func error(_ field: PrimerInputElementType, _ judgement: FieldJudgement) -> FieldError? {
        guard let problem = judgement.problem, isDemanded || judgement.isWrong else { return nil }
        return FieldError(fieldType: field, message: errorTexts.text(problem, of: field), errorCode: problem.code(of: field))
    }

    // MARK: Networks

    /// The number's networks that the session takes, in the session's order.
    private var available: [CardNetwork] {
        let networks = rules.networks(of: number)
        if rules.allowedNetworks.isEmpty { return networks }
        return rules.allowedNetworks.filter(networks.contains)
    }

    private func named(_ network: CardNetwork) -> PrimerCardNetwork { PrimerCardNetwork(network: network, allowed: rules.allows(network)) }

    private var binData: PrimerBinData? {
        let networks = rules.networks(of: number)
        guard !networks.isEmpty else { return nil }
        let preferred = available.first
        return PrimerBinData(
            preferred: preferred.map(named), alternatives: networks.filter { $0 != preferred }.map(named),
            status: rules.knownNetworks.isEmpty ? .partial : .complete,
            firstDigits: String(CardFormRules.withoutSpaces(number).prefix(6)))
    }
}

@available(iOS 15.0, *)
extension CardForm: WireSilent {}
