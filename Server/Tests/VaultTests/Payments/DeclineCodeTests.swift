import CofferVault
import Testing

/// The names on the merchant's wire are those of primer.md §5.2.
@Suite struct DeclineCodeTests {
    @Test func `statuses, sources and decline codes are the sheet's`() {
        #expect(
            PaymentStatus.allCases.map(\.rawValue) == [
                "PENDING", "FAILED", "AUTHORIZED", "SETTLING", "PARTIALLY_SETTLED", "SETTLED", "DECLINED", "CANCELLED",
            ])
        #expect(PaymentRefusal.Source.allCases.map(\.rawValue) == ["APPLICATION_ERROR", "GATEWAY_REJECTED", "ISSUER_DECLINED"])
        #expect(
            DeclineCode.allCases.map(\.rawValue) == [
                "ERROR", "INVALID_CARD_NUMBER", "EXPIRED_CARD", "LOST_OR_STOLEN_CARD", "SUSPECTED_FRAUD", "UNKNOWN", "DECLINED",
                "REFER_TO_CARD_ISSUER", "DO_NOT_HONOR", "INSUFFICIENT_FUNDS", "WITHDRAWAL_LIMIT_EXCEEDED",
                "ISSUER_TEMPORARILY_UNAVAILABLE", "AUTHENTICATION_REQUIRED",
            ])
    }

    @Test(arguments: DeclineCode.allCases) func `a reason has a sentence, and is soft or hard where somebody declined`(_ code: DeclineCode)
    {
        #expect(code.message.hasSuffix(".") && code.message.allSatisfy { !$0.isNumber })
        let isHard = ["INVALID_CARD_NUMBER", "EXPIRED_CARD", "LOST_OR_STOLEN_CARD", "SUSPECTED_FRAUD"].contains(code.rawValue)
        for source in [PaymentRefusal.Source.issuer, .gateway] {
            #expect(PaymentRefusal(code, by: source).declineType == (isHard ? "HARD_DECLINE" : "SOFT_DECLINE"))
        }
        #expect(PaymentRefusal(code, by: .application).declineType == nil)
    }
}
