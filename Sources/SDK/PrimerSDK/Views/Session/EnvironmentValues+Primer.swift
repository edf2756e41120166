public import SwiftUI

@available(iOS 15.0, *)
private struct CheckoutSessionKey: EnvironmentKey {
    static let defaultValue: PrimerCheckoutSession? = nil
}

@available(iOS 15.0, *)
private struct SelectionSessionKey: EnvironmentKey {
    static let defaultValue: PrimerSelectionSession? = nil
}

@available(iOS 15.0, *)
private struct CardFormSessionKey: EnvironmentKey {
    static let defaultValue: PrimerCardFormSession? = nil
}

@available(iOS 15.0, *)
extension EnvironmentValues {
    /// The checkout session of the nearest `primerCheckoutSession` modifier around, nil outside of one.
    public var primerCheckoutSession: PrimerCheckoutSession? {
        get { self[CheckoutSessionKey.self] }
        set { self[CheckoutSessionKey.self] = newValue }
    }

    /// The session for saved methods of the nearest `primerCheckoutSession` modifier around, nil outside of one and until it is ready.
    public var primerSelectionSession: PrimerSelectionSession? {
        get { self[SelectionSessionKey.self] }
        set { self[SelectionSessionKey.self] = newValue }
    }

    /// The session for a new card of the nearest `primerCheckoutSession` modifier around, nil outside of one and until it is ready.
    public var primerCardFormSession: PrimerCardFormSession? {
        get { self[CardFormSessionKey.self] }
        set { self[CardFormSessionKey.self] = newValue }
    }
}
