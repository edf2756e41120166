/// Why a step of a payment was not approved: the merchant wire's `statusReason` (primer.md §5.2).
public struct PaymentRefusal: Equatable, Sendable {
    /// Who refused.
    public var source: Source
    /// The reason.
    public var code: DeclineCode

    /// Who refused; the raw value is the name on the wire (`statusReason.type`).
    public enum Source: String, CaseIterable, Sendable {
        /// It was not tried, or broke on the way.
        case application = "APPLICATION_ERROR"
        /// The processor.
        case gateway = "GATEWAY_REJECTED"
        /// The card's issuer.
        case issuer = "ISSUER_DECLINED"
    }

    /// Makes a refusal.
    public init(_ code: DeclineCode, by source: Source) {
        self.code = code
        self.source = source
    }

    /// The name on the wire (`statusReason.declineType`); nil where nobody declined.
    public var declineType: String? {
        switch source {
        case .application: nil
        case .gateway, .issuer: code.isSoft ? "SOFT_DECLINE" : "HARD_DECLINE"
        }
    }
}
