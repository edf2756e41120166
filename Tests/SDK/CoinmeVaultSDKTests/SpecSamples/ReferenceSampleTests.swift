import CofferFoundation
import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct ReferenceSampleTests {
    let stage: SampleStage
    let samples = ReferenceSamples()

    init() throws { stage = try SampleStage(.json(#"{"data":{},"errorResponse":null}"#)) }

    private func vault() throws -> CoinmeVault {
        let vault = try QuickStartSample.$stage.withValue(stage) { try samples.createVault() }
        let fields = samples.buildFields(vault)
        for field in fields.dropLast() { vault.bind(field) }
        vault.bindOptional(fields[4])
        return vault
    }

    @Test func `the overrides of the sample are accepted`() throws {
        let vault = try QuickStartSample.$stage.withValue(stage) { try samples.createWithOverrides() }
        #expect(vault.configuration.ingress?.text == "https://tnt-xyz.sandbox.verygoodproxy.com")
        #expect(vault.configuration.path == "/caas/v2/paymentmethods")
    }

    @Test func `the fields of the sample have their types and names`() throws {
        let fields = samples.buildFields(try vault())
        #expect(fields[0] is VGSCardTextField && fields[1] is VGSExpDateTextField && fields[2] is VGSCVCTextField)
        #expect(
            fields.map { $0.configuration?.fieldName } == ["card.cardNumber", "card", "card.cvv", "cardHolderName", "billingAddress.city"])
    }

    @Test func `both ways of observing drive the button`() async throws {
        let vault = try vault()
        #expect(vault.formState.isValid)
        #expect(samples.observe(vault) == "Visa")
        let number = try #require(vault.collector.getTextField(fieldName: "card.cardNumber"))
        erase(number)
        #expect(!samples.submitButton.isEnabled)
        type("4111111111111111", into: number)
        #expect(samples.submitButton.isEnabled)
        vault.onFormStateChange = nil
        samples.submitButton.isEnabled = false
        type("1", into: number)
        erase(number)
        type("4242424242424242", into: number)
        #expect(!samples.submitButton.isEnabled)
        await mainQueueTurn()
        #expect(samples.submitButton.isEnabled)
    }

    @Test func `the handler of the sample is called`() async throws {
        let vault = try vault()
        await withCheckedContinuation { continuation in
            samples.onHandled = { continuation.resume() }
            samples.submitWithHandler(vault)
        }
        #expect(samples.handled == ["success 200"])
    }

    @Test func `the payment method of the sample is submitted`() async throws {
        let result = try await samples.submitPaymentMethod(try vault(), token: "t")
        #expect(result.status == 200)
        let request = try #require(stage.server.requests.first)
        #expect(request.values(of: "Authorization") == ["Bearer t"])
        #expect(request.object?["stagingProviderId"] as? String == "prov-1")
    }

    /// Comes back when everything that was put on the main queue before has run.
    private func mainQueueTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
