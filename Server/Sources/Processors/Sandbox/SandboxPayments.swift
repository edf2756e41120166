internal import CofferVault

/// What the sandbox does when a card pays (docs/sandbox.md). All numbers are published test numbers; any other that is valid succeeds.
enum SandboxPayments {
    /// What becomes of an authorisation.
    enum Outcome: Equatable {
        case approved
        case refused(PaymentRefusal)
        /// Approved after ``slowMilliseconds``.
        case slow
        /// Approved, and the answer gets lost.
        case lost
        /// Approved once the customer agrees.
        case actionRequired
    }

    /// How long the slow card takes.
    static let slowMilliseconds: Int64 = 2_000

    /// What is asked of the customer by the cards that need authentication.
    static let actionReason = "3DS"

    static let outcomes: [(number: StaticString, outcome: Outcome)] = [
        ("4000000000000002", .refused(PaymentRefusal(.declined, by: .issuer))),
        ("5100000000000008", .refused(PaymentRefusal(.declined, by: .issuer))),
        ("4000000000000010", .refused(PaymentRefusal(.error, by: .application))),
        ("5100000000000016", .refused(PaymentRefusal(.error, by: .application))),
        ("4000000000000069", .refused(PaymentRefusal(.expiredCard, by: .issuer))),
        ("4000000000000127", .refused(wrongSecurityCode)),
        ("4000000000000119", .refused(PaymentRefusal(.issuerTemporarilyUnavailable, by: .issuer))),
        ("4000000000000036", .refused(PaymentRefusal(.declined, by: .gateway))),
        ("4000000000009979", .refused(PaymentRefusal(.doNotHonor, by: .gateway))),
        ("4000000000003063", .refused(PaymentRefusal(.doNotHonor, by: .gateway))),
        ("4000000000009995", .refused(PaymentRefusal(.insufficientFunds, by: .issuer))),
        ("4000000000000077", .slow),
        ("4000000000000341", .lost),
        ("4000002500003155", .actionRequired),
        ("4000002760003184", .actionRequired),
    ]

    /// There is no code of its own for a wrong security code (primer.md §5.2): issuers just decline.
    static let wrongSecurityCode = PaymentRefusal(.declined, by: .issuer)

    /// What becomes of a charge: a code of zeros is wrong, whatever the number.
    static func outcome(of charge: Charge) -> Outcome {
        if let code = charge.securityCode, code.withUnsafeBytes({ $0.allSatisfy { $0 == UInt8(ascii: "0") } }) {
            return .refused(wrongSecurityCode)
        }
        return charge.number.withUnsafeBytes { number in
            guard number.count == 16 else { return .approved }
            return outcomes.first { row in row.number.withUTF8Buffer { $0.elementsEqual(number) } }?.outcome ?? .approved
        }
    }
}
