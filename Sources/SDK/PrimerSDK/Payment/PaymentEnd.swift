import CofferWire

/// How an attempt ended.
enum PaymentEnd: Sendable {
    /// The service took it; the result's status says whether it is paid or still being decided.
    case taken(PaymentResult, PrimerCheckoutData)
    /// Nothing was paid.
    case refused(PrimerError)
    /// Nobody can say yet whether something was paid. The next attempt repeats what is unresolved.
    case unknown(PrimerError, UnresolvedPayment)
    /// The session was cancelled; with what has no known outcome, if the attempt had got so far.
    case cancelled(UnresolvedPayment?)

    /// What must be repeated before anything else is paid.
    var unresolved: UnresolvedPayment? {
        switch self {
        case .unknown(_, let unresolved): unresolved
        case .cancelled(let unresolved): unresolved
        case .taken, .refused: nil
        }
    }
}
