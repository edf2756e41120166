extension PrimerError {
    /// What happened, in a sentence without ids.
    public var plainDescription: String? {
        switch self {
        case .uninitializedSDKSession: "The session is not ready."
        case .invalidClientToken(let reason, _): "The client token is not valid\(because(reason))"
        case .missingPrimerConfiguration: "There is no configuration."
        case .misconfiguredPaymentMethods: "No payment method is configured."
        case .missingPrimerInputElement(let type, _): "The field \(type.rawValue) is missing."
        case .cancelled(let type, _): "The payment with \(type) was cancelled."
        case .failedToCreateSession(let error, _): "The call failed\(because(error?.localizedDescription))"
        case .invalidUrl: "A URL is not valid."
        case .invalidArchitecture(let text, _, _): text
        case .invalidClientSessionValue(let name, _, let value, _): "The client session's \(name) is not valid\(allowed(value))."
        case .invalidMerchantIdentifier: "The merchant identifier is not valid."
        case .invalidValue(let key, _, let reason, _): "The value of \(key) is not valid\(because(reason))"
        case .unableToMakePaymentsOnProvidedNetworks: "No card of a network that is taken can pay."
        case .unableToPresentPaymentMethod(let type, let reason, _): "\(type) cannot be shown\(because(reason))"
        case .unsupportedIntent(let intent, _): "The intent \(intent.rawValue) is not supported."
        case .unsupportedPaymentMethod(let type, let reason, _): "\(type) is not supported\(because(reason))"
        case .unsupportedPaymentMethodForManager(let type, let category, _):
            "\(type) is not supported by this manager; its category is \(category)."
        case .underlyingErrors(let errors, _):
            errors.isEmpty ? "Errors occurred." : errors.map(\.localizedDescription).joined(separator: " ")
        case .missingSDK(let type, let name, _): "\(type) needs \(name), which is not there."
        case .merchantError(let text, _): text
        case .paymentFailed(_, let id, _, let status, _): "The payment \(id) ended with the status \(status)."
        case .failedToRedirect: "The redirect failed."
        case .failedToCreatePayment(let type, let text, _): "The payment with \(type) could not be created: \(text)"
        case .failedToResumePayment(let type, let text, _): "The payment with \(type) could not be resumed: \(text)"
        case .invalidVaultedPaymentMethodId(let id, _): "\(id) is not the id of a saved payment method."
        case .applePayTimedOut: "Apple Pay timed out."
        case .unableToPresentApplePay: "Apple Pay cannot be shown."
        case .applePayNoCardsInWallet: "The wallet has no cards."
        case .applePayDeviceNotSupported: "This device does not support Apple Pay."
        case .applePayConfigurationError: "Apple Pay is configured wrongly."
        case .applePayPresentationFailed(let reason, _): "Apple Pay could not be shown\(because(reason))"
        case .nolError(_, let message, _): "Nol Pay failed\(because(message))"
        case .nolSdkInitError: "Nol Pay could not be started."
        case .klarnaError(let message, _): "Klarna failed\(because(message))"
        case .klarnaUserNotApproved: "Klarna did not approve the customer."
        case .stripeError(_, let message, _): "Stripe failed\(because(message))"
        case .failedToLoadDesignTokens(let name, _): "The design tokens of \(name) could not be read."
        case .unknown(let message, _): "Something went wrong.\(message.map { " \($0)" } ?? "")"
        }
    }

    /// What to do about it, nil when there is nothing to say.
    public var recoverySuggestion: String? {
        switch self {
        case .uninitializedSDKSession: "Start a session with a client token and wait until it is ready."
        case .invalidClientToken: "Ask your server for a new client token."
        case .missingPrimerConfiguration: "Start the session again."
        case .misconfiguredPaymentMethods: "Configure payment methods for this client session."
        case .missingPrimerInputElement: "Add the field to the form."
        case .failedToCreateSession: "Look at the error inside, then try again."
        case .invalidArchitecture(_, let recover, _): recover
        case .invalidClientSessionValue(let name, _, _, _): "Create the client session with a valid \(name)."
        case .invalidMerchantIdentifier: "Check the Apple Pay options and the merchant identifier of the app."
        case .unsupportedIntent: "Use another intent."
        case .unsupportedPaymentMethod: "Use another payment method."
        case .unsupportedPaymentMethodForManager: "Use a manager for the method's category."
        case .underlyingErrors: "Look at the errors inside."
        case .missingSDK(_, let name, _): "Add \(name) to the app."
        case .paymentFailed: "Pay with another payment method, or try again."
        case .invalidVaultedPaymentMethodId: "Fetch the saved payment methods and use one of their ids."
        case .applePayTimedOut: "Try again."
        case .applePayNoCardsInWallet: "Add a card to the wallet."
        case .applePayDeviceNotSupported: "Pay with another payment method."
        case .applePayConfigurationError: "Check the Apple Pay options and the merchant identifier of the app."
        case .klarnaUserNotApproved: "Pay with another payment method."
        case .cancelled, .invalidUrl, .invalidValue, .unableToMakePaymentsOnProvidedNetworks, .unableToPresentPaymentMethod,
            .merchantError, .failedToRedirect, .failedToCreatePayment, .failedToResumePayment, .unableToPresentApplePay,
            .applePayPresentationFailed, .nolError, .nolSdkInitError, .klarnaError, .stripeError, .failedToLoadDesignTokens,
            .unknown:
            nil
        }
    }

    /// How a sentence ends: with the reason behind a colon, if there is one, and one full stop.
    private func because(_ reason: String?) -> String {
        guard let reason, !reason.isEmpty else { return "." }
        return ": \(reason)" + (reason.hasSuffix(".") ? "" : ".")
    }

    private func allowed(_ value: String?) -> String { value.map { ", it should be \($0)" } ?? "" }
}
