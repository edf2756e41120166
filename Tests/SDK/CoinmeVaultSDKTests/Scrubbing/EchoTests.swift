import CofferFoundation
import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

/// A server that gives back the request it got, in every way that ends in an error or a success.
@MainActor @Suite struct EchoTests {
    nonisolated enum Echo: String, CaseIterable, Sendable {
        case text, body, jsonString, envelope, bareEnvelope, keys, upperCase

        func answer(_ request: RecordedRequest, status: Int) -> ScriptedAnswer {
            let body = String(decoding: request.body, as: UTF8.self)
            switch self {
            case .text: return .echo(status: status)
            case .body: return .json(body, status: status)
            case .jsonString: return .json("{\"echo\":\(Self.quoted(String(decoding: request.raw, as: UTF8.self)))}", status: status)
            case .envelope:
                let text = Self.quoted(body)
                return .json(
                    #"{"errorResponse":{"message":\#(text),"path":\#(text),"timestamp":\#(text),"retry":\#(text),"errorData":[{"errorCode":\#(text),"message":\#(text)}]}}"#,
                    status: status)
            case .bareEnvelope:
                return .json(#"{"errorData":[{"errorCode":\#(Self.quoted(body)),"message":\#(Self.quoted(body))}]}"#, status: status)
            case .keys:
                let values = Self.leaves(request.object ?? [:]).map { Self.quoted($0) }
                return .json("{" + Set(values).sorted().map { "\($0):1" }.joined(separator: ",") + "}", status: status)
            case .upperCase: return .respond(status: status, body: Data(body.uppercased().utf8))
            }
        }

        private static func leaves(_ value: Any) -> [String] {
            if let object = value as? [String: Any] { return object.values.flatMap(leaves) }
            return [value as? String].compactMap { $0 }
        }

        private static func quoted(_ text: String) -> String {
            String(decoding: (try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)) ?? Data(), as: UTF8.self)
        }
    }

    private static let token = "tok3n-of-the-customer"

    private func submit(_ echo: Echo, status: Int) async throws -> Result<VaultSubmitResult, any Error> {
        let server = try TestServer { echo.answer($0, status: status) }
        let form = try TestForm(server)
        form.fill()
        let input = PaymentMethodInput(
            accountId: "acct-7", providerId: "prov-1", webSessionId: "sess-1", paymentProcessAssociation: .buy,
            billingAddressFirstName: "Hildegard", billingAddressLastName: "Vanderbilt", billingAddressState: "WA")
        do {
            let result = try await form.vault.submitPaymentMethod(input, headers: ["Authorization": "Bearer \(Self.token)"])
            return .success(result)
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: Echo.allCases, [200, 302, 400, 500])
    func `no text form of an error shows what was submitted`(_ echo: Echo, _ status: Int) async throws {
        guard case .failure(let error) = try await submit(echo, status: status) else { return }
        let secrets = TestForm.secrets + ["Hildegard", "Vanderbilt", Self.token, "acct-7", "sess-1"]
        for text in TextForms.all(of: error) {
            for secret in secrets { #expect(!text.lowercased().contains(secret.lowercased()), "\(echo)") }
        }
    }

    @Test(arguments: Echo.allCases.filter { $0 != .envelope })
    func `no success shows card number or security code`(_ echo: Echo) async throws {
        let result = try await submit(echo, status: 200).get()
        for text in TextForms.all(of: result) + [result.body ?? "", "\(result.data ?? "")"].map(\.withoutChance) {
            #expect(!text.contains(TestForm.cardNumber))
            #expect(!text.contains(TestForm.securityCode))
        }
        #expect(result.body?.contains("***") == true)
    }

    @Test func `an echoed success keeps its types and its harmless members`() async throws {
        let server = try TestServer(
            .json(
                #"{"data":{"paymentMethod":{"card":{"cardNumber":"424242******4242","month":"02","year":"2031"},"createdAt":1714560970120,"ok":true}},"errorResponse":null}"#
            ))
        let form = try TestForm(server)
        form.fill()
        let result = try await form.vault.submit()
        let data = try #require((result.data as? [String: Any])?["data"] as? [String: Any])
        let method = try #require(data["paymentMethod"] as? [String: Any])
        #expect(method["card"] as? [String: String] == ["cardNumber": "424242******4242", "month": "02", "year": "2031"])
        #expect(method["createdAt"] as? Int == 1_714_560_970_120)
        #expect(method["ok"] as? Bool == true)
    }
}
