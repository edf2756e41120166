import Testing

@testable import PrimerSDK

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PayingTests {
    @Test func `a tap becomes an exchange and a payment and no list call`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list, .exchange, .create])
        let result = try #require(checkout.results.first)
        #expect(
            result
                == PaymentResult(
                    paymentId: "pay_1", status: .success, token: "pay_1", amount: 1299, currencyCode: "EUR",
                    paymentMethodType: "PAYMENT_CARD"))
        #expect(checkout.outcomes.count == 1)
    }
}
