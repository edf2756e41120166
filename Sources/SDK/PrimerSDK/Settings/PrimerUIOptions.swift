/// What a checkout shows and how.
public struct PrimerUIOptions: Equatable, Sendable {
    /// Whether a screen is shown while the checkout starts. Without effect: it belongs to a managed checkout, which is not here.
    public let isInitScreenEnabled: Bool
    /// Whether a screen tells of success; without it the sheet closes as soon as the outcome is delivered.
    public let isSuccessScreenEnabled: Bool
    /// Whether a screen tells of an error; without it the sheet closes as soon as the outcome is delivered.
    public let isErrorScreenEnabled: Bool
    /// How the customer can close the checkout.
    public let dismissalMechanism: [DismissalMechanism]
    /// How the card form looks. Without effect: the form is a session without views.
    public let cardFormUIOptions: PrimerCardFormUIOptions
    /// Light, dark, or as the device.
    public let appearanceMode: PrimerAppearanceMode

    /// Makes options; nil stands for the default of the part.
    public init(
        isInitScreenEnabled: Bool? = nil,
        isSuccessScreenEnabled: Bool? = nil,
        isErrorScreenEnabled: Bool? = nil,
        dismissalMechanism: [DismissalMechanism]? = nil,
        cardFormUIOptions: PrimerCardFormUIOptions? = nil,
        appearanceMode: PrimerAppearanceMode? = nil
    ) {
        self.isInitScreenEnabled = isInitScreenEnabled ?? true
        self.isSuccessScreenEnabled = isSuccessScreenEnabled ?? true
        self.isErrorScreenEnabled = isErrorScreenEnabled ?? true
        self.dismissalMechanism = dismissalMechanism ?? [.gestures]
        self.cardFormUIOptions = cardFormUIOptions ?? PrimerCardFormUIOptions()
        self.appearanceMode = appearanceMode ?? .system
    }
}
