import Foundation
import PrimerSDK

/// Every name of the second specification's model, at its printed type.
@available(iOS 15.0, *)
struct SavedMethodSummary {
    typealias VaultedMethod = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod

    let id: String
    let paymentMethodType: String
    let paymentInstrumentType: PaymentInstrumentType
    let paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData
    let analyticsId: String

    init(_ method: VaultedMethod) {
        id = method.id
        paymentMethodType = method.paymentMethodType
        paymentInstrumentType = method.paymentInstrumentType
        paymentInstrumentData = method.paymentInstrumentData
        analyticsId = method.analyticsId
    }

    /// Card network, masked digits, expiry, external payer, what the first digits tell.
    var details: [String?] {
        let data = paymentInstrumentData
        return [
            data.network, data.first6Digits, data.last4Digits, data.expirationMonth, data.expirationYear, data.cardholderName,
            data.externalPayerInfo?.email, data.externalPayerInfo?.externalPayerId, data.binData?.network, data.binData?.issuerName,
            data.bankName, data.accountNumberLast4Digits, data.sessionData?.billingAddress?.email, data.shippingAddress?.city,
            data.threeDSecureAuthentication?.responseCode.rawValue, data.currencyCode?.code, data.sessionInfo?.redirectionUrl,
        ]
    }

    var title: String {
        switch paymentInstrumentType {
        case .paymentCard, .cardOffSession: return "card"
        case .payPalOrder, .payPalBillingAgreement: return "PayPal"
        case .klarna, .klarnaPaymentSession, .klarnaCustomerToken: return "Klarna"
        case .stripeAch, .goCardlessMandate: return "bank"
        case .applePay, .googlePay, .hoolah, .offSession, .unknown: return paymentMethodType
        }
    }
}

/// A saved method goes through JSON and is made by hand, as a merchant's own store or preview does.
@available(iOS 15.0, *)
func copied(_ method: SavedMethodSummary.VaultedMethod) throws -> SavedMethodSummary.VaultedMethod {
    _ = SavedMethodSummary.VaultedMethod(
        id: "pm-1", paymentMethodType: "PAYMENT_CARD", paymentInstrumentType: .paymentCard,
        paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData(last4Digits: "4242", binData: BinData(network: "VISA")),
        analyticsId: "a")
    return try JSONDecoder().decode(SavedMethodSummary.VaultedMethod.self, from: JSONEncoder().encode(method))
}

/// The six properties that slots read, at their printed types.
@available(iOS 15.0, *)
func canPay(_ state: PrimerPaymentMethodSelectionState) -> Bool {
    let selected: SavedMethodSummary.VaultedMethod? = state.selectedVaultedPaymentMethod
    let isLoading: Bool = state.isVaultPaymentLoading
    let needsCode: Bool = state.requiresCvvInput
    let code: String = state.cvvInput
    let isCodeValid: Bool = state.isCvvValid
    let problem: String? = state.cvvError
    return selected != nil && !isLoading && (!needsCode || (isCodeValid && !code.isEmpty && problem == nil))
}

/// A checkout's outcome, as a completion closure takes it.
@available(iOS 15.0, *)
func describe(_ state: PrimerCheckoutState) -> String {
    switch state {
    case .initializing: return "starting"
    case .ready(let clientSession): return clientSession.customerId ?? "guest"
    case .success(let result): return result.status == .success ? result.paymentId : result.status.rawValue
    case .dismissed: return "closed"
    case .failure(let error):
        if case .merchantError(let message, _) = error { return message }
        return "\(error.errorId) \(error.diagnosticsId) \(error.localizedDescription)"
    }
}

/// Settings, and the question that is asked before a payment.
@available(iOS 15.0, *)
struct CheckoutChoices {
    let settings = PrimerSettings(
        localeData: PrimerLocaleData(languageCode: "en", regionCode: "US"),
        paymentMethodOptions: PrimerPaymentMethodOptions(urlScheme: "shop"),
        uiOptions: PrimerUIOptions(dismissalMechanism: [.gestures, .closeButton], appearanceMode: .system))

    let askFirst: BeforePaymentCreateHandler = { data, decide in
        guard data.paymentMethodType.type == "PAYMENT_CARD" else { return decide(.abortPaymentCreation(withErrorMessage: "Cards only")) }
        decide(.continuePaymentCreation(withIdempotencyKey: "order-1"))
    }

    func code(_ text: String) -> any PrimerVaultedPaymentMethodAdditionalData { PrimerVaultedCardAdditionalData(cvv: text) }

    func codeLength(_ network: CardNetwork) -> Int { network.traits?.cvvLength ?? 3 }

    func reason(_ error: any Error) -> String {
        switch error {
        case let error as PrimerError: return error.errorId
        case let error as PrimerValidationError: return error.errorId
        default: return "unknown"
        }
    }

    func total(_ session: PrimerClientSession) -> Int {
        (session.totalAmount ?? 0) + (session.fees ?? []).reduce(0) { $0 + $1.amount }
            - (session.lineItems ?? []).reduce(0) { $0 + ($1.discountAmount ?? 0) }
    }
}

/// Every name of a selection, at its printed type, as an own list uses it.
@available(iOS 15.0, *)
@MainActor
struct OwnList {
    let session: PrimerSelectionSession

    var rows: [SavedMethodSummary.VaultedMethod] { session.vaultedPaymentMethods }

    var selectedId: String? {
        let state: PrimerPaymentMethodSelectionState = session.state
        return state.selectedVaultedPaymentMethod?.id
    }

    func choose(_ method: SavedMethodSummary.VaultedMethod, code: String) {
        session.selectVaulted(method)
        session.updateCvvInput(code)
    }

    func remove(_ method: SavedMethodSummary.VaultedMethod) async throws { try await session.delete(method) }

    func chooseOther(_ type: String) {
        guard let method = session.state.paymentMethods.first(where: { $0.type == type }) else { return }
        session.select(method)
    }

    func showAll() { session.showAll() }

    func close() { session.cancel() }
}

/// Every name of a checkout session, at its printed type.
@available(iOS 15.0, *)
@MainActor
func openCheckout(_ clientToken: String, _ choices: CheckoutChoices) -> PrimerCheckoutSession {
    let key: @Sendable () -> String? = { "order-1" }
    let session = PrimerCheckoutSession(clientToken: clientToken, settings: choices.settings, idempotencyKey: key)
    session.onBeforePaymentCreate = choices.askFirst
    session.idempotencyKey = { nil }
    return session
}

@available(iOS 15.0, *)
@MainActor
func summary(of session: PrimerCheckoutSession) -> String {
    switch session.phase {
    case .initializing: return "starting"
    case .ready:
        let client: PrimerClientSession? = session.clientSession
        let selection: PrimerSelectionSession? = session.selection
        return "\(client?.currencyCode ?? "") \(selection?.vaultedPaymentMethods.count ?? 0)"
    }
}

@available(iOS 15.0, *)
@MainActor
func startAgain(_ session: PrimerCheckoutSession) async {
    await session.refresh()
    session.cancel()
    await session.start()
}

/// Every name of the form for a new card, at its printed type.
@available(iOS 15.0, *)
@MainActor
func payByNewCard(_ checkout: PrimerCheckoutSession, number: String, code: String) -> [String] {
    guard let form: PrimerCardFormSession = checkout.cardForm else { return [] }
    form.updateCardNumber(number)
    form.updateExpiryDate("03/30")
    form.updateCvv(code)
    form.updateCardholderName("Maria Stern")
    form.updateCountryCode("US")
    form.updateFirstName("Maria")
    form.updateLastName("Stern")
    form.updateAddressLine1("1 Market Street")
    form.updateAddressLine2("")
    form.updateCity("San Francisco")
    form.updateState("CA")
    form.updatePostalCode("94105")
    form.updatePhoneNumber("5550100")
    let state: PrimerCardFormState = form.state
    if let network = state.availableNetworks.last { form.selectCardNetwork(network) }
    if state.isValid, !state.isLoading { form.submit() } else { form.cancel() }
    let shown = [state.data[.cardNumber], state.selectedCountry?.name, state.selectedNetwork?.displayName, state.surchargeAmount]
    return shown.compactMap { $0 } + state.fieldErrors.map(\.message) + state.displayFields.compactMap { state.errorMessage(for: $0) }
}
