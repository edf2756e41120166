import CofferFoundation
import CoinmeVaultSDK
import Testing

/// What an app tells beside the fields and the vault judges. Nothing of it is stored, so the suite shares one vault.
@MainActor @Suite(.vaultForAll) struct BadPlainDataTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout TypedCard) -> Void
        let field: String

        init(_ name: String, _ field: String, _ change: @escaping @Sendable (inout TypedCard) -> Void) {
            testDescription = name
            self.change = change
            self.field = field
        }
    }

    nonisolated static let rows = [
        Row("no account", "accountId") { $0.account = "" },
        Row("an account beyond ASCII", "accountId") { $0.account = "zoë" },
        Row("an account with a space", "accountId") { $0.account = "a b" },
        Row("an account of 129 characters", "accountId") { $0.account = String(repeating: "a", count: 129) },
        Row("a card number as the account", "accountId") { $0.account = "4111111111111111" },
        Row("a card number as the session", "webSessionId") { $0.webSessionId = "4111-1111-1111-1111" },
        Row("a card number as the provider", "providerId") { $0.providerId = "4111111111111111" },
        Row("a card number in the address", "billingAddress.addressLine1") { $0.line1 = "5555555555554444" },
        Row("a card number with spaces in the optional line", "billingAddress.addressLine2") { $0.line2 = "no. 5555 5555 5555 4444" },
        Row("a card number as the city", "billingAddress.city") { $0.city = "378282246310005" },
        Row("a card number as the family name", "billingAddress.lastName") { $0.lastName = "Doe 4111 1111 1111 1111" },
        Row("the card's own number as the name on it", "cardHolderName") { $0.holder = "4242424242424242" },
        Row("a state of three letters", "billingAddress.state") { $0.state = "WAS" },
        Row("a line of 513 bytes", "billingAddress.addressLine1") { $0.line1 = String(repeating: "x", count: 513) },
    ]

    @Test(arguments: rows)
    func `a malformed member is 667 with the member's name and no value`(_ row: Row) async throws {
        let sandbox = try VaultTrait.sandbox
        var card = TypedCard()
        row.change(&card)
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let error = try #require(await form.failure(card, token: try sandbox.partnerToken()))
        #expect(error.summary == "caas 400 430-400-313-667 invalidRequest")
        guard case .caas(_, let response) = error else { return }
        #expect(response.errorData.first?.message == "The request is not valid. Field: \(row.field).")
        for text in error.textForms {
            for value in card.recognisable where value.count > 3 { #expect(!text.contains(value)) }
        }
    }

    @Test func `the longest members that are allowed are stored`() async throws {
        try await withSandbox { sandbox in
            var card = TypedCard()
            card.account = String(repeating: "a", count: 128)
            card.line1 = String(repeating: "x", count: 512)
            #expect(try await AppForm.add(card, to: sandbox) == "added")
            let listed = try await PartnerBackend(sandbox).paymentMethods(of: card.account)
            #expect((listed.first?["billingAddress"] as? [String: String])?["addressLine1"] == card.line1)
        }
    }

    @Test func `optional members sent as empty text are as good as absent`() async throws {
        try await withSandbox { sandbox in
            var card = TypedCard()
            card.providerId = ""
            card.webSessionId = ""
            card.firstName = ""
            card.lastName = " "
            card.state = ""
            #expect(try await AppForm.add(card, to: sandbox) == "added")
            let stored = try #require(try await PartnerBackend(sandbox).paymentMethods(of: card.account).first)
            #expect(stored["providerId"] == nil && stored["stagingProviderId"] == nil && stored["providerName"] == nil)
            // The optional line was bound and never touched.
            #expect(
                stored["billingAddress"] as? [String: String] == [
                    "country": "US", "addressLine1": card.line1, "city": card.city, "zipCode": card.zipCode,
                ])
        }
    }

    @Test func `a form without any field of an address stores none`() async throws {
        try await withSandbox { sandbox in
            let form = try AppForm(ingress: sandbox.url, cardOnly: true)
            form.type(TypedCard())
            let options = VaultSubmitOptions(
                extraData: ["accountId": "account-1", "cardHolderName": "", "billingAddress": ["city": "", "state": ""]],
                headers: ["Authorization": "Bearer \(try sandbox.partnerToken())"])
            #expect(try await form.vault.submit(options).status == 200)
            #expect(try await PartnerBackend(sandbox).paymentMethods(of: "account-1").first?["billingAddress"] == nil)
        }
    }

    @Test(arguments: [65_536, 130_000])
    func `a body above the limit is refused with an envelope`(noteCount: Int) async throws {
        let sandbox = try VaultTrait.sandbox
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(TypedCard())
        let options = VaultSubmitOptions(
            extraData: ["accountId": "account-1", "note": String(repeating: "n", count: noteCount)],
            headers: ["Authorization": "Bearer \(try sandbox.partnerToken())"])
        do {
            try await form.vault.submit(options)
            Issue.record("the body was taken")
        } catch {
            #expect((error as? CoinmeVaultError)?.summary == "caas 413 430-400-313-666 malformedRequest")
        }
    }

    @Test func `extra data that names a card member loses against the field, and unknown members are ignored`() async throws {
        try await withSandbox { sandbox in
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(TypedCard())
            let extraData: [String: Any] = [
                "accountId": "account-1", "card": ["cardNumber": "4111111111111111", "cvv": "1", "nickname": "mine"],
                "tags": ["a", 1, true, NSNull()] as [Any],
            ]
            let options = VaultSubmitOptions(
                extraData: extraData, headers: ["Authorization": "Bearer \(try sandbox.partnerToken())"])
            #expect(try await form.vault.submit(options).status == 200)
            #expect(try await PartnerBackend(sandbox).maskedNumbers(of: "account-1") == ["424242******4242"])
        }
    }
}
