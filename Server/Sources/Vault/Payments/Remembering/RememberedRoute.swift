/// What an idempotency key's answer belongs to.
///
/// There is no kind for an exchange or for tokenising: their answers carry a security code, sealed, and are never remembered (D8).
/// Payments are not among them either; they are remembered by ``Vault/pay(_:key:by:)`` and its like, with the payment itself.
public struct RememberedRoute: Hashable, Sendable {
    /// What is asked for.
    public var kind: Kind
    /// What it is asked of: the id or token in the path; empty where the path has none.
    public var subject: String

    /// What can be asked for; the raw value is part of what is remembered.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// `POST /client-session`.
        case createClientSession = 1
        /// `PATCH /client-session`.
        case changeClientSession = 2
        /// `POST /sdk/client-session/actions`.
        case clientSessionActions = 3
        /// `POST /payment-instruments/{token}/vault`.
        case keepInstrument = 4
        /// `POST /payment-instruments/{token}/default`.
        case makeDefault = 5
        /// `DELETE /payment-instruments/{token}` and `/sdk/payment-instruments/{id}/vault`.
        case deleteInstrument = 6
    }

    /// Names a route.
    public init(_ kind: Kind, subject: String = "") {
        self.kind = kind
        self.subject = subject
    }
}
