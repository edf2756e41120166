/// What Apple Pay needs.
public struct PrimerApplePayOptions: Equatable, Sendable {
    /// The merchant's identifier, registered with Apple.
    public let merchantIdentifier: String
    /// The name on the payment sheet, nil for the one that the service knows.
    public let merchantName: String?

    /// Makes options from their members.
    public init(merchantIdentifier: String, merchantName: String? = nil) {
        self.merchantIdentifier = merchantIdentifier
        self.merchantName = merchantName
    }
}
