/// The error codes of the CAAS face, each a row: the constant's name, the code on the wire, and a fixed sentence without values.
///
/// This file is the one table that the vault raises errors from and the SDK recognises them by; a code that becomes known is changed here.
public enum CaasErrorCode: String, CaseIterable, Sendable {
    /// The same card is active under another account.
    case cardInUseByAnotherUser = "430-409-313-901"
    /// A limit on the number of cards is reached.
    case maxNumberOfCardsReached = "430-400-313-902"
    /// The same card is already active under this account.
    case cardAlreadyAdded = "430-409-313-903"
    /// The network or the type of the card is not accepted.
    case cardNotSupported = "430-400-313-904"
    /// The provider declines the card.
    case cardDeclined = "430-402-313-905"
    /// The address check fails.
    case invalidBillingAddress = "430-400-313-906"
    /// The number's length or checksum is wrong.
    case invalidCardNumber = "430-400-313-907"
    /// The card's month has passed.
    case expiredCard = "430-400-313-908"
    /// The security code's length or the check of it fails.
    case invalidSecurityCode = "430-400-313-909"
    /// The card cannot do the requested purchase or sale.
    case transactionTypeNotSupported = "430-400-313-910"
    /// The provider does not answer.
    case providerUnavailable = "430-503-313-911"
    /// The account is unknown.
    case invalidAccount = "430-400-313-602"
    /// The partner is unknown.
    case invalidPartner = "430-400-313-603"
    /// The payment method is unknown; raised by read and delete, never by an add.
    case paymentMethodNotFound = "430-400-313-608"
    /// The body is not acceptable JSON.
    case malformedRequest = "430-400-313-666"
    /// A member is missing or badly formed.
    case invalidRequest = "430-400-313-667"
    /// The session is unknown or belongs to another account.
    case webSessionMismatch = "203-404-359-227"
    /// An unexpected fault.
    case internalError = "132-500-313-000"

    /// The constant's name, as the SDK's `SubmitCardError` spells it.
    public var constant: String { String(describing: self) }

    /// Whether adding a card can answer with this code; such codes have a constant in the SDK.
    public var isRaisedByAdd: Bool { self != .paymentMethodNotFound }

    /// Looks a received code up, spaces around it ignored; nil when it is none of the table.
    public init?(wire code: String) {
        var text = code.utf8[...]
        while let first = text.first, Self.isSpace(first) { text = text.dropFirst() }
        while let last = text.last, Self.isSpace(last) { text = text.dropLast() }
        self.init(rawValue: String(decoding: text, as: UTF8.self))
    }

    /// The HTTP status that the code's second group suggests, 400 through 503; it is not promised to be the transport's.
    public var suggestedStatus: Int {
        rawValue.utf8.dropFirst(4).prefix(3).reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
    }

    /// A sentence for the answer's `message`, without any value of the request.
    public var message: String {
        switch self {
        case .cardInUseByAnotherUser: "The card is in use by another user."
        case .maxNumberOfCardsReached: "The maximum number of cards is reached."
        case .cardAlreadyAdded: "The card has already been added."
        case .cardNotSupported: "The card is not supported."
        case .cardDeclined: "The card was declined."
        case .invalidBillingAddress: "The billing address could not be verified."
        case .invalidCardNumber: "The card number is not valid."
        case .expiredCard: "The card has expired."
        case .invalidSecurityCode: "The security code is not valid."
        case .transactionTypeNotSupported: "The card does not support this type of transaction."
        case .providerUnavailable: "The provider is unavailable; try again later."
        case .invalidAccount: "The account is not valid."
        case .invalidPartner: "The partner is not valid."
        case .paymentMethodNotFound: "The payment method was not found."
        case .malformedRequest: "The request is malformed."
        case .invalidRequest: "The request is not valid."
        case .webSessionMismatch: "The web session is not the one on record."
        case .internalError: "An internal error occurred."
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
