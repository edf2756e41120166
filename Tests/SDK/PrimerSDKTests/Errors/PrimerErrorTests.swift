import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite struct PrimerErrorTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String { id }
        let error: PrimerError
        let id: String
        let text: String

        init(_ error: PrimerError, _ id: String, _ text: String) {
            self.error = error
            self.id = id
            self.text = text
        }
    }

    static let rows: [Row] = [
        Row(.uninitializedSDKSession(diagnosticsId: "d-1"), "uninitialized-sdk-session", "The session is not ready."),
        Row(
            .invalidClientToken(reason: "expired", diagnosticsId: "d-1"),
            "invalid-client-token", "The client token is not valid: expired."),
        Row(.missingPrimerConfiguration(diagnosticsId: "d-1"), "missing-configuration", "There is no configuration."),
        Row(.misconfiguredPaymentMethods(diagnosticsId: "d-1"), "misconfigured-payment-methods", "No payment method is configured."),
        Row(
            .missingPrimerInputElement(inputElementType: .cvv, diagnosticsId: "d-1"),
            "missing-primer-input-element", "The field CVV is missing."),
        Row(.cancelled(paymentMethodType: "PAYPAL", diagnosticsId: "d-1"), "payment-cancelled", "The payment with PAYPAL was cancelled."),
        Row(.failedToCreateSession(error: nil, diagnosticsId: "d-1"), "failed-to-create-session", "The call failed."),
        Row(.invalidUrl(url: "secret", diagnosticsId: "d-1"), "invalid-url", "A URL is not valid."),
        Row(.invalidArchitecture(description: "Wrong.", recoverSuggestion: "Do.", diagnosticsId: "d-1"), "invalid-architecture", "Wrong."),
        Row(
            .invalidClientSessionValue(name: "customer.id", value: "secret", allowedValue: "string", diagnosticsId: "d-1"),
            "invalid-client-session-value", "The client session's customer.id is not valid, it should be string."),
        Row(
            .invalidMerchantIdentifier(merchantIdentifier: "secret", diagnosticsId: "d-1"),
            "invalid-merchant-identifier", "The merchant identifier is not valid."),
        Row(
            .invalidValue(key: "resumeToken", value: "secret", reason: "unknown intent", diagnosticsId: "d-1"),
            "invalid-value", "The value of resumeToken is not valid: unknown intent."),
        Row(
            .unableToMakePaymentsOnProvidedNetworks(diagnosticsId: "d-1"),
            "unable-to-make-payments-on-provided-networks", "No card of a network that is taken can pay."),
        Row(
            .unableToPresentPaymentMethod(paymentMethodType: "PAYPAL", diagnosticsId: "d-1"),
            "unable-to-present-payment-method", "PAYPAL cannot be shown."),
        Row(.unsupportedIntent(intent: .vault, diagnosticsId: "d-1"), "unsupported-session-intent", "The intent VAULT is not supported."),
        Row(
            .unsupportedPaymentMethod(paymentMethodType: "PAYPAL", reason: "why", diagnosticsId: "d-1"),
            "unsupported-payment-method-type", "PAYPAL is not supported: why."),
        Row(
            .unsupportedPaymentMethodForManager(paymentMethodType: "PAYPAL", category: "RAW_DATA", diagnosticsId: "d-1"),
            "unsupported-payment-method-for-manager", "PAYPAL is not supported by this manager; its category is RAW_DATA."),
        Row(
            .underlyingErrors(errors: [PrimerValidationError.invalidCvv(message: "Wrong.")], diagnosticsId: "d-1"),
            "generic-underlying-errors", "[invalid-cvv] Wrong."),
        Row(
            .missingSDK(paymentMethodType: "KLARNA", sdkName: "KlarnaSDK", diagnosticsId: "d-1"),
            "missing-sdk-dependency", "KLARNA needs KlarnaSDK, which is not there."),
        Row(.merchantError(message: "Out of stock", diagnosticsId: "d-1"), "merchant-error", "Out of stock"),
        Row(
            .paymentFailed(paymentMethodType: "PAYMENT_CARD", paymentId: "pay-1", orderId: "o", status: "FAILED", diagnosticsId: "d-1"),
            "payment-failed", "The payment pay-1 ended with the status FAILED."),
        Row(.failedToRedirect(url: "secret", diagnosticsId: "d-1"), "failed-to-redirect", "The redirect failed."),
        Row(
            .failedToCreatePayment(paymentMethodType: "PAYPAL", description: "why.", diagnosticsId: "d-1"),
            "failed-to-create-payment", "The payment with PAYPAL could not be created: why."),
        Row(
            .failedToResumePayment(paymentMethodType: "PAYPAL", description: "why.", diagnosticsId: "d-1"),
            "failed-to-resume-payment", "The payment with PAYPAL could not be resumed: why."),
        Row(
            .invalidVaultedPaymentMethodId(vaultedPaymentMethodId: "pm-1", diagnosticsId: "d-1"),
            "invalid-vaulted-payment-method-id", "pm-1 is not the id of a saved payment method."),
        Row(.applePayTimedOut(diagnosticsId: "d-1"), "apple-pay-timed-out", "Apple Pay timed out."),
        Row(.unableToPresentApplePay(diagnosticsId: "d-1"), "unable-to-present-apple-pay", "Apple Pay cannot be shown."),
        Row(.applePayNoCardsInWallet(diagnosticsId: "d-1"), "apple-pay-no-cards-in-wallet", "The wallet has no cards."),
        Row(.applePayDeviceNotSupported(diagnosticsId: "d-1"), "apple-pay-device-not-supported", "This device does not support Apple Pay."),
        Row(
            .applePayConfigurationError(merchantIdentifier: "secret", diagnosticsId: "d-1"),
            "apple-pay-configuration-error", "Apple Pay is configured wrongly."),
        Row(
            .applePayPresentationFailed(reason: "why", diagnosticsId: "d-1"),
            "apple-pay-presentation-failed", "Apple Pay could not be shown: why."),
        Row(.nolError(code: "7", message: "why", diagnosticsId: "d-1"), "nol-pay-sdk-error", "Nol Pay failed: why."),
        Row(.nolSdkInitError(diagnosticsId: "d-1"), "nol-pay-sdk-init-error", "Nol Pay could not be started."),
        Row(.klarnaError(message: "why", diagnosticsId: "d-1"), "klarna-sdk-error", "Klarna failed: why."),
        Row(.klarnaUserNotApproved(diagnosticsId: "d-1"), "klarna-user-not-approved", "Klarna did not approve the customer."),
        Row(.stripeError(key: "stripe-key", message: nil, diagnosticsId: "d-1"), "stripe-key", "Stripe failed."),
        Row(
            .failedToLoadDesignTokens(fileName: "light", diagnosticsId: "d-1"),
            "failed-to-load-design-tokens", "The design tokens of light could not be read."),
        Row(.unknown(message: "why", diagnosticsId: "d-1"), "unknown", "Something went wrong. why"),
    ]

    @Test(arguments: rows)
    func `each case has the sheet's id and a text`(_ row: Row) {
        #expect(row.error.errorId == row.id)
        #expect(row.error.diagnosticsId == "d-1")
        #expect(row.error.plainDescription == row.text)
        #expect(row.error.errorDescription == "[\(row.id)] \(row.text) (diagnosticsId: d-1)")
        #expect(row.error.localizedDescription == row.error.errorDescription)
    }

    @Test(arguments: rows)
    func `no text form shows a value or a URL`(_ row: Row) {
        let bridged = row.error as NSError
        for text in textForms(row.error) + [bridged.description, bridged.localizedDescription, "\(bridged.userInfo)"] {
            #expect(!text.contains("secret"))
        }
        #expect(textForms(row.error).prefix(3).allSatisfy { $0 == row.error.errorDescription })
    }

    @Test(arguments: rows)
    func `the dictionary has a time, the id for support and the error`(_ row: Row) throws {
        let info = row.error.errorUserInfo
        #expect(Set(info.keys) == ["createdAt", "diagnosticsId", "exposedError", NSLocalizedDescriptionKey])
        #expect(info["diagnosticsId"] as? String == "d-1")
        #expect((info["exposedError"] as? PrimerError)?.errorId == row.id)
        let time = try #require(info["createdAt"] as? String)
        #expect(ISO8601DateFormatter().date(from: time) != nil)
        #expect((row.error as NSError).domain == "PrimerSDK.PrimerError")
    }

    @Test(arguments: rows)
    func `only Nol Pay has a code of its own`(_ row: Row) {
        #expect(row.error.underlyingErrorCode == (row.id == "nol-pay-sdk-error" ? "7" : nil))
    }

    @Test func `an id for support is made when none is given, another one each time`() {
        let one = PrimerError.unknown()
        #expect(UUID(uuidString: one.diagnosticsId) != nil)
        #expect(one.diagnosticsId == one.diagnosticsId && one.diagnosticsId != PrimerError.unknown().diagnosticsId)
        #expect(UUID(uuidString: PrimerError.paymentFailed(paymentId: "p", status: "FAILED").diagnosticsId) != nil)
    }

    @Test(arguments: [
        (PrimerError.unknown(message: nil), "Something went wrong." as String?), (.invalidClientToken(), "The client token is not valid."),
        (.underlyingErrors(errors: []), "Errors occurred."), (.nolError(), "Nol Pay failed."),
        (.invalidClientSessionValue(name: "customer.id"), "The client session's customer.id is not valid."),
        (.failedToCreateSession(error: PrimerValidationError.invalidCvv(message: "Wrong.")), "The call failed: [invalid-cvv] Wrong."),
    ])
    func `what is not known leaves no gap in the text`(_ error: PrimerError, _ text: String?) { #expect(error.plainDescription == text) }

    @Test func `a suggestion is there where something can be done`() {
        #expect(PrimerError.invalidArchitecture(description: "a", recoverSuggestion: "b").recoverySuggestion == "b")
        #expect(PrimerError.missingSDK(paymentMethodType: "a", sdkName: "b").recoverySuggestion == "Add b to the app.")
        #expect(
            PrimerError.invalidClientSessionValue(name: "customer.id").recoverySuggestion
                == "Create the client session with a valid customer.id.")
        #expect(PrimerError.invalidClientToken().recoverySuggestion == "Ask your server for a new client token.")
        #expect(PrimerError.merchantError(message: "a").recoverySuggestion == nil)
        #expect(PrimerError.unknown().recoverySuggestion == nil)
    }
}
