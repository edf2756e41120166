import Testing

/// Which of several faults an app hears of: bearer, form, expiry, account, processor, same account, other account, limit (D11).
///
/// The vault's clock stands in 2045, so that a card that the form takes is expired there.
@MainActor @Suite struct RefusalOrderTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout TypedCard) -> Void
        let outcome: String

        init(_ name: String, _ outcome: String, _ change: @escaping @Sendable (inout TypedCard) -> Void) {
            testDescription = name
            self.change = change
            self.outcome = outcome
        }
    }

    private nonisolated static let form = "caas 400 430-400-313-667 invalidRequest"
    private nonisolated static let expired = "caas 200 430-400-313-908 expiredCard"
    private nonisolated static let account = "caas 200 430-400-313-602 invalidAccount"
    private nonisolated static let session = "caas 200 203-404-359-227 webSessionMismatch"
    private nonisolated static let declined = "caas 200 430-402-313-905 cardDeclined"

    nonisolated static let early = [
        Row("a long state, expired, account, session, declined", form) {
            $0.state = "Washington"
            $0.account = "unknown-account"
            $0.webSessionId = "wrong-session"
            $0.number = "4000000000000002"
        },
        Row("a card number in the city, expired, declined", form) {
            $0.city = "4111111111111111"
            $0.number = "4000000000000002"
        },
        Row("expired, account, session, declined", expired) {
            $0.account = "unknown-account"
            $0.webSessionId = "wrong-session"
            $0.number = "4000000000000002"
        },
        Row("expired, declined", expired) { $0.number = "4000000000000002" },
    ]

    @Test(arguments: early)
    func `form comes before expiry, and expiry before all that follows`(_ row: Row) async throws {
        try await withSandbox({ $0.clock = .init { NewYear.of2045 } }) { sandbox in
            var card = TypedCard()
            row.change(&card)
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            #expect(await form.outcome(card, token: try sandbox.partnerToken()) == row.outcome)
            #expect(await form.outcome(card, token: nil) == "server 401 nil")
        }
    }

    nonisolated static let middle = [
        Row("account, session, declined", account) {
            $0.account = "unknown-account"
            $0.webSessionId = "wrong-session"
            $0.number = "4000000000000002"
        },
        Row("session, declined", session) {
            $0.webSessionId = "wrong-session"
            $0.number = "4000000000000002"
        },
        Row("session, same account, limit", session) { $0.webSessionId = "wrong-session" },
        Row("declined, limit", declined) { $0.number = "4000000000000002" },
        Row("same account, limit", KnownCardTests.alreadyAdded) { _ in },
        Row("new expiry of the same account, limit", "updated") { $0.expiry = "0136" },
        Row("other account, limit", KnownCardTests.inUse) { $0.number = "5555555555554444" },
        Row("limit alone", KnownCardTests.tooMany) { $0.number = "6011111111111117" },
    ]

    @Test(.vaultForEach, arguments: middle)
    func `account, processor, same account, other account and limit follow in this order`(_ row: Row) async throws {
        let sandbox = try VaultTrait.sandbox
        for card in TypedCard.published.prefix(3) { #expect(try await AppForm.add(card, to: sandbox) == "added") }
        #expect(try await AppForm.add(TypedCard.published[3].of("account-2"), to: sandbox) == "added")
        var card = TypedCard()
        row.change(&card)
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        #expect(await form.outcome(card, token: try sandbox.partnerToken()) == row.outcome)
    }
}
