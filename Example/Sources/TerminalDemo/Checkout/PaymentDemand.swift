import CofferFoundation
import DemoVault

/// What has to become of a payment with a stored card, judged without the SDK.
enum PaymentDemand: Equatable, Sendable {
    /// The vault's processor approves it.
    case approved
    /// It refuses, with this code at the merchant's side.
    case refused(code: String)
    /// The processor does not say what became of it.
    case unanswered

    /// Reads the sandbox's table of numbers that can be stored and do not simply pay.
    init(of card: CardLine, codeWasAsked: Bool) {
        let digits = String(card.number.filter(\.isNumber))
        if codeWasAsked, card.code.allSatisfy({ $0 == "0" }) {
            self = .refused(code: "DECLINED")
        } else if let code = SandboxCard.refusedAtPayment[digits] {
            self = .refused(code: code)
        } else {
            self = SandboxCard.unansweredAtPayment.contains(digits) ? .unanswered : .approved
        }
    }

    /// Whether a payment, as the merchant sees it, is the one that the card demands.
    func isMet(by payment: PaymentRecord?) -> Bool {
        switch self {
        case .approved: payment?.status == "AUTHORIZED"
        case .refused(let code): ["DECLINED", "FAILED"].contains(payment?.status) && payment?.declineCode == code
        case .unanswered: payment == nil || payment?.status == "PENDING"
        }
    }
}
