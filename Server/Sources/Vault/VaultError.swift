public import CofferCrypto
public import CofferWire

/// Every way in which the vault can refuse or fail. No case carries a value that a caller sent.
public enum VaultError: Error, Equatable, Sendable {
    // The request's form.

    /// A member is missing, malformed, overlong, or holds a card number where none belongs (D14).
    case invalidRequest(field: CardField)
    /// Length, characters or checksum of the number.
    case invalidCardNumber
    /// Length or characters of the security code, or the processor found it wrong.
    case invalidSecurityCode
    /// The card's month is over.
    case expiredCard

    // The processor's answer.

    /// Declined.
    case cardDeclined
    /// The network or kind of card is not accepted.
    case cardNotSupported
    /// The address does not match.
    case invalidBillingAddress
    /// The card cannot serve the requested direction.
    case directionNotSupported
    /// The processor did not answer.
    case providerUnavailable
    /// The processor's check failed for a reason that it does not name.
    case verificationFailed

    // What is in the vault already.

    /// The same account has the same card.
    case cardAlreadyAdded
    /// Another account has the card.
    case cardInUseByAnotherUser
    /// A limit of ``VaultSettings`` is reached.
    case maxNumberOfCardsReached
    /// No such card for this tenant and account.
    case cardNotFound

    // Who asks.

    /// There is no such account.
    case unknownAccount
    /// The risk session is not this account's.
    case webSessionMismatch
    /// The credentials are wrong, or the tenant does not exist.
    case wrongCredentials
    /// The bearer is forged, truncated, foreign or not a bearer.
    case invalidBearer
    /// The bearer's time is over.
    case expiredBearer
    /// The credentials are good and do not allow this.
    case notPermitted

    // Idempotency.

    /// The key was used with another request.
    case idempotencyKeyReused
    /// A request with this key is being worked on.
    case idempotencyKeyInFlight

    // Checkout.

    /// The client session is absent, expired, or another tenant's.
    case sessionNotFound
    /// A member of the client session, or of a change to it, is not acceptable.
    case invalidSession(ClientSessionProblem)
    /// A client session holds a card number where none belongs (D14); the path is made of the wire's own names.
    case cardNumberInSession(path: String)
    /// The client session names no customer, and what was asked for needs one.
    case noCustomer
    /// The token of an instrument is unknown, foreign, expired, or used.
    case instrumentTokenInvalid

    // Payments.

    /// A member of a payment request is missing or malformed.
    case invalidPayment(field: PaymentField)
    /// No such payment for this tenant, session or action.
    case paymentNotFound
    /// The payment's status does not allow this.
    case paymentStatus(PaymentStatus)
    /// More than the payment has left for this, in minor units.
    case amountTooLarge(available: Int64)
    /// The payment has had ``Limits/paymentStepsMax`` steps.
    case tooManyPaymentSteps
    /// The processor did not capture, cancel or refund.
    case paymentRefused(DeclineCode)
    /// The token to go on with a payment is not this payment's.
    case resumeTokenInvalid
    /// The customer has not decided yet.
    case actionUndecided
    /// The customer has decided already, or too late.
    case actionClosed

    // Faults.

    /// A sealed record or a wrapped key does not open: damaged, or moved between rows.
    case damagedRecord
    /// The audit chain cannot be continued.
    case damagedAudit
    /// The store failed; nothing was acknowledged.
    case store(StoreError)
    /// Cryptography failed.
    case crypto(CryptoError)

    /// A stable name for logs and tests.
    public var code: String {
        switch self {
        case .invalidRequest: "vault.invalid-request"
        case .invalidCardNumber: "vault.invalid-card-number"
        case .invalidSecurityCode: "vault.invalid-security-code"
        case .expiredCard: "vault.expired-card"
        case .cardDeclined: "vault.card-declined"
        case .cardNotSupported: "vault.card-not-supported"
        case .invalidBillingAddress: "vault.invalid-billing-address"
        case .directionNotSupported: "vault.direction-not-supported"
        case .providerUnavailable: "vault.provider-unavailable"
        case .verificationFailed: "vault.verification-failed"
        case .cardAlreadyAdded: "vault.card-already-added"
        case .cardInUseByAnotherUser: "vault.card-in-use-by-another-user"
        case .maxNumberOfCardsReached: "vault.max-number-of-cards-reached"
        case .cardNotFound: "vault.card-not-found"
        case .unknownAccount: "vault.unknown-account"
        case .webSessionMismatch: "vault.web-session-mismatch"
        case .wrongCredentials: "vault.wrong-credentials"
        case .invalidBearer: "vault.invalid-bearer"
        case .expiredBearer: "vault.expired-bearer"
        case .notPermitted: "vault.not-permitted"
        case .idempotencyKeyReused: "vault.idempotency-key-reused"
        case .idempotencyKeyInFlight: "vault.idempotency-key-in-flight"
        case .sessionNotFound: "vault.session-not-found"
        case .invalidSession: "vault.invalid-session"
        case .cardNumberInSession: "vault.card-number-in-session"
        case .noCustomer: "vault.no-customer"
        case .instrumentTokenInvalid: "vault.instrument-token-invalid"
        case .invalidPayment: "vault.invalid-payment"
        case .paymentNotFound: "vault.payment-not-found"
        case .paymentStatus: "vault.payment-status"
        case .amountTooLarge: "vault.amount-too-large"
        case .tooManyPaymentSteps: "vault.too-many-payment-steps"
        case .paymentRefused: "vault.payment-refused"
        case .resumeTokenInvalid: "vault.resume-token-invalid"
        case .actionUndecided: "vault.action-undecided"
        case .actionClosed: "vault.action-closed"
        case .damagedRecord: "vault.damaged-record"
        case .damagedAudit: "vault.damaged-audit"
        case .store(let error): error.code
        case .crypto(let error): error.code
        }
    }
}

extension VaultError {
    /// Folds whatever a store's transaction threw into this type.
    init(folding error: any Error) {
        switch error {
        case let error as VaultError: self = error
        case let error as StoreError: self = .store(error)
        case let error as CryptoError: self = .crypto(error)
        default: self = .store(.unexpected)
        }
    }
}
