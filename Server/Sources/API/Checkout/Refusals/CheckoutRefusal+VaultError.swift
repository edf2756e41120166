internal import CofferVault
internal import CofferWire

extension CheckoutRefusal {
    /// What outsiders see of the vault's refusals and faults.
    /// - Parameter half: Merchants name an instrument by its token, apps by its id; so its absence has two names.
    init(_ error: VaultError, _ half: CheckoutHalf) {
        switch error {
        case .invalidRequest(let field): self = Self.card(field, "Is missing or badly formed.")
        case .invalidCardNumber: self = Self.card(.cardNumber, "Is not the number of a card.")
        case .invalidSecurityCode: self = Self.card(.securityCode, "Is not a security code of this card.")
        case .expiredCard: self = Self.card(.year, "The card has expired.")
        case .unknownAccount: self = Self.card(.accountId, "There is no such customer.")
        case .cardDeclined, .verificationFailed, .cardNotSupported, .invalidBillingAddress, .directionNotSupported, .cardAlreadyAdded,
            .cardInUseByAnotherUser, .webSessionMismatch:
            self.init(.failedVerification)
        case .maxNumberOfCardsReached: self.init(.tooManyInstruments)
        case .cardNotFound: self.init(half == .merchant ? .invalidInstrumentToken : .instrumentNotFound)
        case .instrumentTokenInvalid: self.init(.invalidInstrumentToken)
        case .wrongCredentials, .invalidBearer: self.init(.unauthorized)
        case .expiredBearer: self.init(.clientTokenExpired)
        case .notPermitted: self.init(.forbidden)
        case .idempotencyKeyReused: self.init(.idempotencyKeyExists)
        case .idempotencyKeyInFlight: self.init(.idempotencyKeyInFlight)
        case .sessionNotFound: self.init(.clientSessionNotFound)
        case .invalidSession(let problem): self = CheckoutBody.clientSession.refusal(problem)
        case .cardNumberInSession(let path): self = Self.session(path, "Must not hold a card number.")
        case .noCustomer: self = Self.session("customerId", "The client session names no customer, and this needs one.")
        case .invalidPayment(let field): self = Self.payment(field)
        case .paymentNotFound: self.init(.paymentNotFound)
        case .paymentStatus(let status): self = Self.payment("status", "The payment is \(status.rawValue).")
        case .amountTooLarge(let available): self = Self.payment("amount", "There are \(available) left.")
        case .tooManyPaymentSteps: self = Self.payment("transactions", "There are too many.")
        case .paymentRefused(let code): self = Self.payment("transactions", "\(code.rawValue): \(code.message)")
        case .resumeTokenInvalid: self = Self.payment("resumeToken", "Is not this payment's.")
        case .actionUndecided: self = Self.payment("requiredAction", "The customer has not decided yet.")
        case .actionClosed: self = Self.payment("requiredAction", "It was decided before, or is too old.")
        case .providerUnavailable, .store(.overloaded): self.init(.unavailable)
        case .damagedRecord, .damagedAudit, .store, .crypto: self.init(.internalError)
        }
    }

    private static func session(_ path: String, _ text: String) -> CheckoutRefusal {
        CheckoutRefusal(.clientSessionValidation, model: CheckoutBody.clientSession.model, path: path, text)
    }

    private static func payment(_ path: String, _ text: String) -> CheckoutRefusal {
        CheckoutRefusal(.payment, model: CheckoutBody.payment.model, path: path, text)
    }

    private static func payment(_ field: PaymentField) -> CheckoutRefusal {
        guard field != .idempotencyKey else { return .idempotencyKey }
        return CheckoutRefusal(
            .requestValidation, model: CheckoutBody.payment.model, path: field.rawValue, "Is missing or badly formed.")
    }

    /// `X-Idempotency-Key` stands twice, is empty, too long or no text.
    static let idempotencyKey = CheckoutRefusal(
        .requestValidation, model: "Request", path: "X-Idempotency-Key", "Must stand once and have 1 to 255 characters.")

    /// A member of a card, by its name on this face.
    private static func card(_ field: CardField, _ text: String) -> CheckoutRefusal {
        let path =
            switch field {
            case .accountId: "customerId"
            case .cardNumber: "paymentInstrument.number"
            case .month: "paymentInstrument.expirationMonth"
            case .year: "paymentInstrument.expirationYear"
            case .securityCode: "cvv"
            case .cardHolderName: "paymentInstrument.cardholderName"
            case .preferredNetwork: "paymentInstrument.preferredNetwork"
            case .idempotencyKey: "X-Idempotency-Key"
            case .providerId, .webSessionId, .paymentProcessAssociation, .firstName, .lastName, .country, .addressLine1, .addressLine2,
                .zipCode, .city, .state:
                field.rawValue
            }
        return CheckoutRefusal(.requestValidation, model: "PaymentInstrument", path: path, text)
    }
}
