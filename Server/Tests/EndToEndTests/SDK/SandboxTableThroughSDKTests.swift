import CoinmeVaultSDK
import Testing

/// What an app sees of the sandbox's table. Nothing of it is stored, so the suite shares one vault.
@MainActor @Suite(.vaultForAll) struct SandboxTableThroughSDKTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout TypedCard) -> Void
        let error: SubmitCardError
        let code: String

        init(_ name: String, _ code: String, _ error: SubmitCardError, _ change: @escaping @Sendable (inout TypedCard) -> Void) {
            testDescription = name
            self.change = change
            self.error = error
            self.code = code
        }
    }

    nonisolated static let rows = [
        Row("declined, Visa", "430-402-313-905", .cardDeclined) { $0.number = "4000000000000002" },
        Row("declined, Mastercard", "430-402-313-905", .cardDeclined) { $0.number = "5100000000000008" },
        Row("expired", "430-400-313-908", .expiredCard) { $0.number = "4000000000000069" },
        Row("wrong security code", "430-400-313-909", .invalidSecurityCode) { $0.number = "4000000000000127" },
        Row("provider unavailable", "430-503-313-911", .providerUnavailable) { $0.number = "4000000000000119" },
        Row("wrong address", "430-400-313-906", .invalidBillingAddress) { $0.number = "4000000000000036" },
        Row("not supported", "430-400-313-904", .cardNotSupported) { $0.number = "4000000000009979" },
        Row("transaction type", "430-400-313-910", .transactionTypeNotSupported) { $0.number = "4000000000003063" },
        Row("unknown account", "430-400-313-602", .invalidAccount) { $0.account = "unknown-account" },
        Row("session of another", "203-404-359-227", .webSessionMismatch) { $0.webSessionId = "wrong-session" },
    ]

    @Test(arguments: rows)
    func `a refusal is thrown with status 200, its code and its constant`(_ row: Row) async throws {
        let sandbox = try VaultTrait.sandbox
        var card = TypedCard()
        row.change(&card)
        for path in [AppForm.caasPath, AppForm.servicesPath] {
            let form = try AppForm(ingress: sandbox.hostAndPort, path: path)
            form.type(card)
            let error = try #require(await form.failure(card, token: try sandbox.partnerToken()))
            guard case .caas(let status, let response) = error else {
                Issue.record("not an envelope: \(error.summary)")
                continue
            }
            #expect(status == 200)
            #expect(response.errorData.map(\.errorCode) == [row.code])
            #expect(response.firstKnownError()?.errorCode == row.code)
            #expect(error.submitCardError == row.error)
            #expect(response.httpStatus == 200)
            #expect(response.path == "POST /services/paymentmethods")
            #expect(response.timestamp?.hasPrefix("2030-01-01T00:00:00") == true)
            #expect(response.errorData.first?.message?.isEmpty == false)
        }
        if card.account != "unknown-account" { #expect(try await PartnerBackend(sandbox).paymentMethods(of: card.account).isEmpty) }
    }

    @Test(arguments: rows)
    func `a refusal's text forms hold nothing that was typed or told`(_ row: Row) async throws {
        let sandbox = try VaultTrait.sandbox
        var card = TypedCard()
        row.change(&card)
        let token = try sandbox.partnerToken()
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let error = try #require(await form.failure(card, token: token))
        for text in error.textForms {
            for value in card.recognisable + [token] { #expect(!text.contains(value)) }
        }
    }

    @Test(arguments: rows)
    func `a form that was refused can be corrected and submitted again`(_ row: Row) async throws {
        try await withSandbox { sandbox in
            var card = TypedCard()
            row.change(&card)
            let token = try sandbox.partnerToken()
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            #expect(await form.failure(card, token: token)?.submitCardError == row.error)
            clear(form.number)
            #expect(!form.vault.formState.isValid)
            let good = TypedCard()
            press(good.number, in: form.number)
            #expect(await form.outcome(good, token: token) == "added")
        }
    }

    @Test func `with refusals on their own status the app sees that status and the same constant`() async throws {
        try await withSandbox({ $0.apiSettings.refusalStatus = .codeGroup }) { sandbox in
            for row in Self.rows {
                var card = TypedCard()
                row.change(&card)
                let form = try AppForm(ingress: sandbox.hostAndPort)
                form.type(card)
                let status = row.code.split(separator: "-")[1]
                #expect(
                    await form.outcome(card, token: try sandbox.partnerToken()) == "caas \(status) \(row.code) \(row.error.rawValue)")
            }
        }
    }
}
