public import CofferFoundation

/// What a checkout reports when something goes wrong.
///
/// Each case ends with an id for support; the same failure has the same id wherever it is shown. Cases carry what a merchant needs to act on;
/// the text forms show ids, types and sentences, never a value, a URL or a token.
public enum PrimerError: Error {
    /// The SDK was used before a session was ready.
    case uninitializedSDKSession(diagnosticsId: String = UUID().uuidString)
    /// The client token cannot be read, has no access token, or has expired. The reason never holds a part of it.
    case invalidClientToken(reason: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// There is no configuration.
    case missingPrimerConfiguration(diagnosticsId: String = UUID().uuidString)
    /// The configuration offers no usable payment method.
    case misconfiguredPaymentMethods(diagnosticsId: String = UUID().uuidString)
    /// A field that is needed is not there.
    case missingPrimerInputElement(inputElementType: PrimerInputElementType, diagnosticsId: String = UUID().uuidString)
    /// The customer broke the payment off.
    case cancelled(paymentMethodType: String, diagnosticsId: String = UUID().uuidString)
    /// A call to the service failed; deleting a saved method wraps every failure in this.
    case failedToCreateSession(error: (any Error)? = nil, diagnosticsId: String = UUID().uuidString)
    /// A URL is not one, or not one that may be called. No text form shows it.
    case invalidUrl(url: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// The SDK was used in a way that it does not support.
    case invalidArchitecture(description: String, recoverSuggestion: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// The client session lacks something or has something wrong. No text form shows the value.
    case invalidClientSessionValue(
        name: String, value: String? = nil, allowedValue: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// Apple Pay does not know the merchant.
    case invalidMerchantIdentifier(merchantIdentifier: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// A value is wrong. No text form shows it.
    case invalidValue(key: String, value: (any Sendable)? = nil, reason: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// The wallet has no card of a network that is taken.
    case unableToMakePaymentsOnProvidedNetworks(diagnosticsId: String = UUID().uuidString)
    /// A payment method cannot be shown.
    case unableToPresentPaymentMethod(paymentMethodType: String, reason: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// The session cannot be used for this purpose.
    case unsupportedIntent(intent: PrimerSessionIntent, diagnosticsId: String = UUID().uuidString)
    /// The payment method is not one that the SDK can use.
    case unsupportedPaymentMethod(paymentMethodType: String, reason: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// The payment method needs another manager.
    case unsupportedPaymentMethodForManager(paymentMethodType: String, category: String, diagnosticsId: String = UUID().uuidString)
    /// Several errors, or one that is not the SDK's.
    case underlyingErrors(errors: [any Error], diagnosticsId: String = UUID().uuidString)
    /// A payment method needs an SDK that is not there.
    case missingSDK(paymentMethodType: String, sdkName: String, diagnosticsId: String = UUID().uuidString)
    /// The merchant stopped the payment.
    case merchantError(message: String, diagnosticsId: String = UUID().uuidString)
    /// The payment was refused or failed.
    case paymentFailed(
        paymentMethodType: String? = nil, paymentId: String, orderId: String? = nil, status: String,
        diagnosticsId: String = UUID().uuidString)
    /// The customer could not be sent elsewhere. No text form shows the URL.
    case failedToRedirect(url: String, diagnosticsId: String = UUID().uuidString)
    /// The payment was not created.
    case failedToCreatePayment(paymentMethodType: String, description: String, diagnosticsId: String = UUID().uuidString)
    /// A payment that waited for the customer did not go on.
    case failedToResumePayment(paymentMethodType: String, description: String, diagnosticsId: String = UUID().uuidString)
    /// The id is not one of the saved methods that were fetched last.
    case invalidVaultedPaymentMethodId(vaultedPaymentMethodId: String, diagnosticsId: String = UUID().uuidString)
    /// Apple Pay took too long.
    case applePayTimedOut(diagnosticsId: String = UUID().uuidString)
    /// Apple Pay cannot be shown.
    case unableToPresentApplePay(diagnosticsId: String = UUID().uuidString)
    /// The wallet is empty.
    case applePayNoCardsInWallet(diagnosticsId: String = UUID().uuidString)
    /// The device has no Apple Pay.
    case applePayDeviceNotSupported(diagnosticsId: String = UUID().uuidString)
    /// Apple Pay is configured wrongly.
    case applePayConfigurationError(merchantIdentifier: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// Apple Pay did not come up.
    case applePayPresentationFailed(reason: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// Nol Pay refused.
    case nolError(code: String? = nil, message: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// Nol Pay did not start.
    case nolSdkInitError(diagnosticsId: String = UUID().uuidString)
    /// Klarna refused.
    case klarnaError(message: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// Klarna does not trust the customer.
    case klarnaUserNotApproved(diagnosticsId: String = UUID().uuidString)
    /// Stripe refused; the key is the error's id.
    case stripeError(key: String, message: String? = nil, diagnosticsId: String = UUID().uuidString)
    /// Colours and sizes could not be read.
    case failedToLoadDesignTokens(fileName: String, diagnosticsId: String = UUID().uuidString)
    /// Anything else.
    case unknown(message: String? = nil, diagnosticsId: String = UUID().uuidString)
}
