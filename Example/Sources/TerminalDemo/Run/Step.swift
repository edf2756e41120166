/// One line of `--json`: what was done and how it ended.
struct Step: Encodable, Equatable, Sendable {
    /// The steps in their order.
    enum Name: String, Encodable, Sendable { case start, type, submit, list, secrecy, delete, session, methods, pay, stop }

    /// Which step.
    var step: Name
    /// The input line that it belongs to, counted from 1; 0 for the vault's own start and stop.
    var line: Int
    /// Whether it ended as the card demands.
    var ok: Bool
    /// The HTTP status of the answer.
    var status: Int?
    /// The vault's identifier of the card.
    var paymentMethodId: String?
    /// The last four digits, once the vault or the form names them.
    var last4: String?
    /// The network's name.
    var cardBrand: String?
    /// The stable code of a refusal or a fault.
    var errorCode: String?
    /// The vault's identifier of a payment.
    var paymentId: String?
}
