/// What a saved method needs from the customer before it can pay.
public protocol PrimerVaultedPaymentMethodAdditionalData: Sendable {}
