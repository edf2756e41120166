import CofferWire

/// The known reasons for which a card is refused, by the CAAS error code of the answer.
///
/// The codes stand in one table that the vault reads too. New cases may come: keep a `default` in a `switch`.
public enum SubmitCardError: String, CaseIterable, Sendable {
    /// The same card is active under another account.
    case cardInUseByAnotherUser
    /// A limit on the number of cards is reached.
    case maxNumberOfCardsReached
    /// The same card is already active under this account.
    case cardAlreadyAdded
    /// The network or the type of the card is not accepted.
    case cardNotSupported
    /// The provider declines the card.
    case cardDeclined
    /// The address check fails.
    case invalidBillingAddress
    /// The number's length or checksum is wrong.
    case invalidCardNumber
    /// The card's month has passed.
    case expiredCard
    /// The security code's length or the check of it fails.
    case invalidSecurityCode
    /// The card cannot do the requested purchase or sale.
    case transactionTypeNotSupported
    /// The provider does not answer.
    case providerUnavailable
    /// The account is unknown.
    case invalidAccount
    /// The partner is unknown.
    case invalidPartner
    /// The request is not acceptable JSON.
    case malformedRequest
    /// A member is missing or badly formed.
    case invalidRequest
    /// The web session is unknown or belongs to another account.
    case webSessionMismatch
    /// An unexpected fault of the service.
    case internalError

    /// The constant of a received code, spaces around it ignored; nil for a code that is not of the table.
    init?(errorCode: String) {
        guard let row = CaasErrorCode(wire: errorCode) else { return nil }
        self.init(rawValue: row.constant)
    }
}
