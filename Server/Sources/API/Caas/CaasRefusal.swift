internal import CofferVault
internal import CofferWire

/// Why a request of the CAAS face is not served.
enum CaasRefusal: Error, Equatable {
    /// Nobody that may ask this: 401 and nothing else.
    case unauthorized
    /// A refusal with a code of the table; `detail` is a sentence of ours that names a member and no value.
    case coded(CaasErrorCode, status: Status, detail: String? = nil)

    /// How the HTTP status is chosen.
    enum Status: Equatable {
        /// A business refusal: as the settings say.
        case business
        /// This status, whatever the settings say.
        case fixed(Int)
    }

    /// The body is not acceptable JSON or form data.
    static let malformed = coded(.malformedRequest, status: .fixed(400))

    /// A member is missing or badly formed.
    /// - Parameter field: Its name on the wire, one that this program knows.
    static func invalid(_ field: String) -> CaasRefusal {
        coded(.invalidRequest, status: .fixed(400), detail: "Field: \(field).")
    }

    /// What outsiders see of the vault's refusals and faults.
    init(_ error: VaultError) {
        switch error {
        case .invalidRequest(let field): self = .invalid(field == .idempotencyKey ? "Idempotency-Key" : field.rawValue)
        case .invalidCardNumber: self = .business(.invalidCardNumber)
        case .invalidSecurityCode: self = .business(.invalidSecurityCode)
        case .expiredCard: self = .business(.expiredCard)
        case .cardDeclined, .verificationFailed: self = .business(.cardDeclined)
        case .cardNotSupported: self = .business(.cardNotSupported)
        case .invalidBillingAddress: self = .business(.invalidBillingAddress)
        case .directionNotSupported: self = .business(.transactionTypeNotSupported)
        case .providerUnavailable: self = .business(.providerUnavailable)
        case .cardAlreadyAdded: self = .business(.cardAlreadyAdded)
        case .cardInUseByAnotherUser: self = .business(.cardInUseByAnotherUser)
        case .maxNumberOfCardsReached: self = .business(.maxNumberOfCardsReached)
        case .cardNotFound: self = .business(.paymentMethodNotFound)
        case .unknownAccount: self = .business(.invalidAccount)
        case .webSessionMismatch: self = .business(.webSessionMismatch)
        case .wrongCredentials, .invalidBearer, .expiredBearer, .notPermitted: self = .unauthorized
        case .idempotencyKeyReused:
            self = .coded(.invalidRequest, status: .fixed(400), detail: "The Idempotency-Key was used with another request.")
        case .idempotencyKeyInFlight:
            self = .coded(.invalidRequest, status: .fixed(409), detail: "A request with this Idempotency-Key is under way.")
        // No operation of this face touches a client session, a token of the checkout face or a payment.
        case .sessionNotFound, .invalidSession, .cardNumberInSession, .noCustomer, .instrumentTokenInvalid, .invalidPayment,
            .paymentNotFound, .paymentStatus, .amountTooLarge, .tooManyPaymentSteps, .paymentRefused, .resumeTokenInvalid,
            .actionUndecided, .actionClosed:
            self = .coded(.internalError, status: .fixed(500))
        case .store(.overloaded): self = .coded(.internalError, status: .fixed(503))
        case .damagedRecord, .damagedAudit, .store, .crypto: self = .coded(.internalError, status: .fixed(500))
        }
    }

    private static func business(_ code: CaasErrorCode) -> CaasRefusal { .coded(code, status: .business) }
}
