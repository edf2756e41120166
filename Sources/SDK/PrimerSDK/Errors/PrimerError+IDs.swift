extension PrimerError {
    /// The error's id, stable; of a Stripe error it is Stripe's key.
    public var errorId: String {
        switch self {
        case .uninitializedSDKSession: "uninitialized-sdk-session"
        case .invalidClientToken: "invalid-client-token"
        case .missingPrimerConfiguration: "missing-configuration"
        case .misconfiguredPaymentMethods: "misconfigured-payment-methods"
        case .missingPrimerInputElement: "missing-primer-input-element"
        case .cancelled: "payment-cancelled"
        case .failedToCreateSession: "failed-to-create-session"
        case .invalidUrl: "invalid-url"
        case .invalidArchitecture: "invalid-architecture"
        case .invalidClientSessionValue: "invalid-client-session-value"
        case .invalidMerchantIdentifier: "invalid-merchant-identifier"
        case .invalidValue: "invalid-value"
        case .unableToMakePaymentsOnProvidedNetworks: "unable-to-make-payments-on-provided-networks"
        case .unableToPresentPaymentMethod: "unable-to-present-payment-method"
        case .unsupportedIntent: "unsupported-session-intent"
        case .unsupportedPaymentMethod: "unsupported-payment-method-type"
        case .unsupportedPaymentMethodForManager: "unsupported-payment-method-for-manager"
        case .underlyingErrors: "generic-underlying-errors"
        case .missingSDK: "missing-sdk-dependency"
        case .merchantError: "merchant-error"
        case .paymentFailed: "payment-failed"
        case .failedToRedirect: "failed-to-redirect"
        case .failedToCreatePayment: "failed-to-create-payment"
        case .failedToResumePayment: "failed-to-resume-payment"
        case .invalidVaultedPaymentMethodId: "invalid-vaulted-payment-method-id"
        case .applePayTimedOut: "apple-pay-timed-out"
        case .unableToPresentApplePay: "unable-to-present-apple-pay"
        case .applePayNoCardsInWallet: "apple-pay-no-cards-in-wallet"
        case .applePayDeviceNotSupported: "apple-pay-device-not-supported"
        case .applePayConfigurationError: "apple-pay-configuration-error"
        case .applePayPresentationFailed: "apple-pay-presentation-failed"
        case .nolError: "nol-pay-sdk-error"
        case .nolSdkInitError: "nol-pay-sdk-init-error"
        case .klarnaError: "klarna-sdk-error"
        case .klarnaUserNotApproved: "klarna-user-not-approved"
        case .stripeError(let key, _, _): key
        case .failedToLoadDesignTokens: "failed-to-load-design-tokens"
        case .unknown: "unknown"
        }
    }

    /// The id to give to support.
    public var diagnosticsId: String {
        switch self {
        case .uninitializedSDKSession(let id), .missingPrimerConfiguration(let id), .misconfiguredPaymentMethods(let id),
            .unableToMakePaymentsOnProvidedNetworks(let id), .applePayTimedOut(let id), .unableToPresentApplePay(let id),
            .applePayNoCardsInWallet(let id), .applePayDeviceNotSupported(let id), .nolSdkInitError(let id),
            .klarnaUserNotApproved(let id):
            id
        case .invalidClientToken(_, let id), .missingPrimerInputElement(_, let id), .cancelled(_, let id),
            .failedToCreateSession(_, let id), .invalidUrl(_, let id), .invalidMerchantIdentifier(_, let id),
            .unsupportedIntent(_, let id), .underlyingErrors(_, let id), .merchantError(_, let id), .failedToRedirect(_, let id),
            .invalidVaultedPaymentMethodId(_, let id), .applePayConfigurationError(_, let id), .applePayPresentationFailed(_, let id),
            .klarnaError(_, let id), .failedToLoadDesignTokens(_, let id), .unknown(_, let id):
            id
        case .invalidArchitecture(_, _, let id), .unableToPresentPaymentMethod(_, _, let id), .unsupportedPaymentMethod(_, _, let id),
            .unsupportedPaymentMethodForManager(_, _, let id), .missingSDK(_, _, let id), .failedToCreatePayment(_, _, let id),
            .failedToResumePayment(_, _, let id), .nolError(_, _, let id), .stripeError(_, _, let id):
            id
        case .invalidClientSessionValue(_, _, _, let id), .invalidValue(_, _, _, let id): id
        case .paymentFailed(_, _, _, _, let id): id
        }
    }

    /// What the method's own SDK calls the error; only Nol Pay has such codes.
    public var underlyingErrorCode: String? {
        guard case .nolError(let code, _, _) = self else { return nil }
        return code
    }
}
