import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct QuickStartTests {
    @Test func `the quick start submits what was typed and what the options hold`() async throws {
        let stage = try SampleStage(.json(#"{"data":{"customerId":"1"},"errorResponse":null}"#))
        try await QuickStartSample.$stage.withValue(stage) {
            try await QuickStartSample(submitButton: stage.submitButton).run()
        }
        let request = try #require(stage.server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/caas/v2/paymentmethods")
        #expect(request.values(of: "Authorization") == ["Bearer sample"])
        #expect(request.values(of: "X-Request-Source") == ["ios"])
        let body = try #require(request.object)
        #expect(body["accountId"] as? String == "abc")
        #expect(body["country"] as? String == "US")
        #expect(body["cardHolderName"] as? String == "Jane Doe")
        #expect(
            body["card"] as? [String: String] == ["cardNumber": "4242424242424242", "month": "02", "year": "2031", "cvv": "987"])
        #expect(stage.vault?.collector.textFields.isEmpty == true)
    }
}
