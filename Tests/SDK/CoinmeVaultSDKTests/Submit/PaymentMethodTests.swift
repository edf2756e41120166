import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

@MainActor @Suite struct PaymentMethodTests {
    let server: TestServer
    let form: TestForm

    init() throws {
        server = try TestServer(.json("{}"))
        form = try TestForm(server)
    }

    private func input(_ association: PaymentProcessAssociation = .buy) -> PaymentMethodInput {
        PaymentMethodInput(
            accountId: "abc", providerId: "prov-1", webSessionId: "sess-1", paymentProcessAssociation: association,
            billingAddressFirstName: "Jane", billingAddressLastName: "Doe", billingAddressState: "WA")
    }

    // E1, E2, E3, E5
    @Test(arguments: [(PaymentProcessAssociation.buy, "BUY"), (.sell, "SELL")])
    func `the plain part goes beside the fields in one body`(_ association: PaymentProcessAssociation, _ word: String) async throws {
        form.fill()
        try await form.vault.submitPaymentMethod(input(association))
        let body = try #require(server.requests.first?.object)
        #expect(
            Set(body.keys)
                == [
                    "accountId", "stagingProviderId", "webSessionId", "paymentProcessAssociation", "billingAddress", "card",
                    "cardHolderName",
                ])
        #expect(body["accountId"] as? String == "abc")
        #expect(body["stagingProviderId"] as? String == "prov-1")
        #expect(body["webSessionId"] as? String == "sess-1")
        #expect(body["paymentProcessAssociation"] as? String == word)
        #expect(
            body["billingAddress"] as? [String: String]
                == [
                    "firstName": "Jane", "lastName": "Doe", "state": "WA", "country": "US", "city": TestForm.cityName, "addressLine2": "",
                ])
    }

    // E4
    @Test(arguments: ["", " "])
    func `a blank address member is left out and the country is always there`(_ blank: String) {
        let input = PaymentMethodInput(
            accountId: "a", providerId: "p", webSessionId: "w", paymentProcessAssociation: .buy, billingAddressFirstName: blank,
            billingAddressLastName: blank, billingAddressState: blank)
        #expect(input.extraData["billingAddress"] as? [String: String] == ["country": "US"])
        let abroad = PaymentMethodInput(
            accountId: "a", providerId: "p", webSessionId: "w", paymentProcessAssociation: .buy, billingAddressCountry: "CA")
        #expect(abroad.extraData["billingAddress"] as? [String: String] == ["country": "CA"])
    }

    // E6
    @Test func `its headers are a submit's headers`() async throws {
        form.fill()
        try await form.vault.submitPaymentMethod(input())
        try await form.vault.submitPaymentMethod(input(), headers: ["Authorization": "Bearer t", "x-b3-spanid": "1"])
        #expect(server.requests.first?.values(of: "Authorization") == [])
        #expect(server.requests.last?.values(of: "Authorization") == ["Bearer t"])
        #expect(server.requests.last?.values(of: "X-B3-SpanId") == ["1"])
    }

    // E7
    @Test func `it is refused as a submit is`() async throws {
        #expect(await failure { try await form.vault.submitPaymentMethod(input()) }?.fields?.count == 4)
        #expect(server.requests.isEmpty)
        form.fill()
        server.answer { _ in .json(#"{"errorResponse":{"errorData":[{"errorCode":"430-409-313-901"}]}}"#) }
        #expect(await failure { try await form.vault.submitPaymentMethod(input()) }?.submitCardError == .cardInUseByAnotherUser)
        form.vault.dispose()
        #expect(await failure { try await form.vault.submitPaymentMethod(input()) }?.configurationReason != nil)
    }

    // E8
    @Test func `blank ids are sent as they are`() async throws {
        form.fill()
        let blank = PaymentMethodInput(accountId: "", providerId: " ", webSessionId: "", paymentProcessAssociation: .sell)
        try await form.vault.submitPaymentMethod(blank)
        let body = try #require(server.requests.first?.object)
        #expect(body["accountId"] as? String == "")
        #expect(body["stagingProviderId"] as? String == " ")
        #expect(body["webSessionId"] as? String == "")
    }

    @Test func `no text form of input or options shows a name or a token`() {
        let options = VaultSubmitOptions(extraData: input().extraData, headers: ["Authorization": "Bearer secret"])
        for subject in [input() as Any, options as Any] {
            for text in TextForms.all(of: subject) {
                for secret in ["Jane", "Doe", "secret", "sess-1"] { #expect(!text.contains(secret)) }
            }
        }
    }
}
