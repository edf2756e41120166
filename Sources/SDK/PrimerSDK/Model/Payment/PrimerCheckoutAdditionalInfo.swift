/// What a payment method has to say beside the payment; cast it to the method's own type. None of the saved methods has any.
public protocol PrimerCheckoutAdditionalInfo: Sendable {}
