import CofferVault
import CofferWire
import Testing

@testable import CofferAPI

@Suite struct CheckoutVaultRefusalTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var error: VaultError
        var merchant: CheckoutErrorID
        var sdk: CheckoutErrorID
        var path: String?
        var testDescription: String { error.code }
        init(_ error: VaultError, _ id: CheckoutErrorID, sdk: CheckoutErrorID? = nil, path: String? = nil) {
            (self.error, merchant, self.sdk, self.path) = (error, id, sdk ?? id, path)
        }
    }

    @Test(arguments: [
        Row(.invalidRequest(field: .accountId), .requestValidation, path: "customerId"),
        Row(.invalidRequest(field: .month), .requestValidation, path: "paymentInstrument.expirationMonth"),
        Row(.invalidRequest(field: .securityCode), .requestValidation, path: "cvv"),
        Row(.invalidRequest(field: .preferredNetwork), .requestValidation, path: "paymentInstrument.preferredNetwork"),
        Row(.invalidRequest(field: .city), .requestValidation, path: "billingAddress.city"),
        Row(.invalidCardNumber, .requestValidation, path: "paymentInstrument.number"),
        Row(.invalidSecurityCode, .requestValidation, path: "cvv"),
        Row(.expiredCard, .requestValidation, path: "paymentInstrument.expirationYear"),
        Row(.unknownAccount, .requestValidation, path: "customerId"), Row(.cardDeclined, .failedVerification),
        Row(.verificationFailed, .failedVerification), Row(.cardNotSupported, .failedVerification),
        Row(.invalidBillingAddress, .failedVerification), Row(.directionNotSupported, .failedVerification),
        Row(.cardAlreadyAdded, .failedVerification), Row(.cardInUseByAnotherUser, .failedVerification),
        Row(.webSessionMismatch, .failedVerification), Row(.maxNumberOfCardsReached, .tooManyInstruments),
        Row(.cardNotFound, .invalidInstrumentToken, sdk: .instrumentNotFound), Row(.instrumentTokenInvalid, .invalidInstrumentToken),
        Row(.wrongCredentials, .unauthorized), Row(.invalidBearer, .unauthorized), Row(.expiredBearer, .clientTokenExpired),
        Row(.notPermitted, .forbidden), Row(.idempotencyKeyReused, .idempotencyKeyExists),
        Row(.idempotencyKeyInFlight, .idempotencyKeyInFlight), Row(.sessionNotFound, .clientSessionNotFound),
        Row(.invalidSession(WireProblem(path: "amount", reason: .missing)), .clientSessionValidation, path: "amount"),
        Row(.cardNumberInSession(path: "orderId"), .clientSessionValidation, path: "orderId"),
        Row(.noCustomer, .clientSessionValidation, path: "customerId"),
        Row(.invalidPayment(field: .amount), .requestValidation, path: "amount"),
        Row(.invalidPayment(field: .idempotencyKey), .requestValidation, path: "X-Idempotency-Key"),
        Row(.paymentNotFound, .paymentNotFound), Row(.paymentStatus(.settled), .payment, path: "status"),
        Row(.amountTooLarge(available: 5), .payment, path: "amount"), Row(.tooManyPaymentSteps, .payment, path: "transactions"),
        Row(.paymentRefused(.declined), .payment, path: "transactions"), Row(.resumeTokenInvalid, .payment, path: "resumeToken"),
        Row(.actionUndecided, .payment, path: "requiredAction"), Row(.actionClosed, .payment, path: "requiredAction"),
        Row(.providerUnavailable, .unavailable), Row(.store(.overloaded(waiting: 9)), .unavailable),
        Row(.store(.diskFull), .internalError), Row(.damagedRecord, .internalError), Row(.damagedAudit, .internalError),
    ])
    func `each refusal of the vault has its name on both halves`(_ row: Row) {
        for (half, id) in [(CheckoutHalf.merchant, row.merchant), (.sdk, row.sdk)] {
            let refusal = CheckoutRefusal(row.error, half)
            #expect(refusal.id == id)
            #expect(refusal.details.map(\.path) == (row.path == nil ? [] : [row.path]))
            #expect(refusal.details.allSatisfy { $0.model != nil && !$0.text.isEmpty })
        }
    }
}
