/// Why a payment was not approved (primer.md §5.2). The raw value is the name on the wire.
public enum DeclineCode: String, CaseIterable, Sendable {
    /// Something failed on the way; nobody judged the card.
    case error = "ERROR"
    /// The number is not one of the issuer's.
    case invalidCardNumber = "INVALID_CARD_NUMBER"
    /// The card's month is over.
    case expiredCard = "EXPIRED_CARD"
    /// Reported lost or stolen.
    case lostOrStolenCard = "LOST_OR_STOLEN_CARD"
    /// The issuer or the processor suspects fraud.
    case suspectedFraud = "SUSPECTED_FRAUD"
    /// The processor gave a reason that has no name here.
    case unknown = "UNKNOWN"
    /// Declined without a reason.
    case declined = "DECLINED"
    /// The holder should ask the issuer.
    case referToCardIssuer = "REFER_TO_CARD_ISSUER"
    /// The issuer does not honour it and says no more.
    case doNotHonor = "DO_NOT_HONOR"
    /// Not enough money.
    case insufficientFunds = "INSUFFICIENT_FUNDS"
    /// The account's limit for withdrawals is reached.
    case withdrawalLimitExceeded = "WITHDRAWAL_LIMIT_EXCEEDED"
    /// The issuer cannot be reached now.
    case issuerTemporarilyUnavailable = "ISSUER_TEMPORARILY_UNAVAILABLE"
    /// The customer must authenticate, or did not.
    case authenticationRequired = "AUTHENTICATION_REQUIRED"

    /// A fixed sentence for people.
    public var message: String {
        switch self {
        case .error: "The payment could not be processed."
        case .invalidCardNumber: "The card number is not valid."
        case .expiredCard: "The card has expired."
        case .lostOrStolenCard: "The card was reported lost or stolen."
        case .suspectedFraud: "The payment was declined because of suspected fraud."
        case .unknown: "The payment was declined for an unknown reason."
        case .declined: "The payment was declined."
        case .referToCardIssuer: "The card's holder should contact the issuer."
        case .doNotHonor: "The issuer does not honor the payment."
        case .insufficientFunds: "The card has insufficient funds."
        case .withdrawalLimitExceeded: "The card's withdrawal limit is exceeded."
        case .issuerTemporarilyUnavailable: "The issuer is temporarily unavailable."
        case .authenticationRequired: "The payment was not authenticated."
        }
    }

    /// Whether the same payment may succeed later with the same card (a soft decline).
    public var isSoft: Bool {
        switch self {
        case .invalidCardNumber, .expiredCard, .lostOrStolenCard, .suspectedFraud: false
        case .error, .unknown, .declined, .referToCardIssuer, .doNotHonor, .insufficientFunds, .withdrawalLimitExceeded,
            .issuerTemporarilyUnavailable, .authenticationRequired:
            true
        }
    }
}
