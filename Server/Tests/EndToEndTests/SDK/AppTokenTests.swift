import CofferFoundation
import CofferSandbox
import CofferService
import CofferVault
import CoinmeVaultSDK
import Synchronization
import Testing

/// What an app may do with which bearer. Nothing but a 401 without a body answers a bad one.
@MainActor @Suite(.vaultForAll) struct AppTokenTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (String) -> String?

        init(_ name: String, _ change: @escaping @Sendable (String) -> String?) {
            testDescription = name
            self.change = change
        }
    }

    private nonisolated static func part(_ json: String) -> String {
        Data(json.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
    }

    private nonisolated static func parts(_ token: String) -> [String] { token.split(separator: ".").map(String.init) }

    nonisolated static let bad = [
        Row("missing") { _ in nil },
        Row("empty") { _ in "" },
        Row("a word") { _ in "letmein" },
        Row("its signature cut by one") { String($0.dropLast()) },
        Row("a character at its end") { $0 + "A" },
        Row("another account in its payload") {
            let parts = parts($0)
            let payload = part(#"{"iss":"coffer","tid":1,"scp":"add","iat":1893456000,"exp":1893456600,"sub":"account-2"}"#)
            return [parts[0], payload, parts[2]].joined(separator: ".")
        },
        Row("without a signature") { parts($0).dropLast().joined(separator: ".") + "." },
        Row("of algorithm none") { [part(#"{"alg":"none","typ":"JWT"}"#), parts($0)[1], ""].joined(separator: ".") },
        Row("its last character padded by other bits") {
            // The last of 43 characters carries two bits that say nothing.
            let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
            let last = $0.last.flatMap(alphabet.firstIndex(of:)) ?? 0
            return String($0.dropLast()) + String(alphabet[last ^ 1])
        },
        Row("sent twice") { "\($0), Bearer \($0)" },
    ]

    @Test(arguments: bad)
    func `a bearer that is none is a 401 without a body`(_ row: Row) async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        let card = TypedCard()
        let token = row.change(try await backend.addToken(for: card.account))
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let error = try #require(await form.failure(card, token: token))
        #expect(error.summary == "server 401 nil")
        #expect(error.submitCardError == nil)
        #expect(try await backend.paymentMethods(of: card.account).isEmpty)
    }

    @Test func `the client secret and the checkout keys are no bearers`() async throws {
        let sandbox = try VaultTrait.sandbox
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(TypedCard())
        let credentials = sandbox.credentials
        for secret in [credentials.clientSecret, credentials.secretKey, credentials.publishableKey, credentials.partnerId] {
            #expect(await form.outcome(TypedCard(), token: secret) == "server 401 nil")
        }
    }

    @Test func `an add-only bearer adds for its own account and does nothing else`() async throws {
        try await withSandbox { sandbox in
            let backend = PartnerBackend(sandbox)
            let card = TypedCard()
            let token = try await backend.addToken(for: card.account)
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            #expect(await form.outcome(card.of("account-2"), token: token) == "server 401 nil")
            #expect(await form.outcome(card.of("unknown-account"), token: token) == "server 401 nil")
            #expect(await form.outcome(card, token: token) == "added")
            let id = try #require(try await backend.paymentMethods(of: card.account).first?["paymentMethodId"] as? String)
            for (method, target) in [
                ("GET", "?customerId=\(card.account)"), ("GET", "/status?customerId=\(card.account)"),
                ("GET", "/\(id)?customerId=\(card.account)"), ("DELETE", "/\(id)?customerId=\(card.account)"),
            ] {
                let answer = try await backend.call(method, AppForm.caasPath + target, authorization: "Bearer \(token)")
                #expect(answer.status == 401 && answer.bytes.isEmpty)
            }
            #expect(try await backend.paymentMethods(of: card.account).count == 1)
        }
    }

    @Test func `a bearer is good until its last second and not at its end`() async throws {
        let clock = TimeInHand()
        try await withSandbox({ $0.clock = VaultClock { clock.milliseconds } }) { sandbox in
            let backend = PartnerBackend(sandbox)
            let card = TypedCard()
            let token = try await backend.addToken(for: card.account)
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            clock.advance(seconds: 599)
            #expect(await form.outcome(card, token: token) == "added")
            clock.advance(seconds: 1)
            #expect(await form.outcome(card, token: token) == "server 401 nil")
            // A new one, bought as every app does before a submit, is good again.
            #expect(await form.outcome(card, token: try await backend.addToken(for: card.account)) == KnownCardTests.alreadyAdded)
        }
    }

    @Test func `a bearer of another vault is a 401`() async throws {
        let here = try VaultTrait.sandbox
        try await withSandbox { there in
            let card = TypedCard()
            let form = try AppForm(ingress: here.hostAndPort)
            form.type(card)
            #expect(await form.outcome(card, token: try there.addToken(customerId: card.account)) == "server 401 nil")
            #expect(await form.outcome(card, token: try there.partnerToken()) == "server 401 nil")
        }
    }

    @Test func `the bearer may stand without its scheme and the scheme in any case`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.partnerToken()
            for (authorization, card) in zip([token, "bearer \(token)", "BEARER \(token)"], TypedCard.published) {
                let form = try AppForm(ingress: sandbox.hostAndPort)
                form.type(card)
                let options = VaultSubmitOptions(extraData: ["accountId": card.account], headers: ["authorization": authorization])
                #expect(try await form.vault.submit(options).status == 200)
            }
        }
    }
}

/// A clock that a test moves; it starts at 1 January 2030.
private final class TimeInHand: Sendable {
    private let now = Atomic<Int64>(NewYear.of2030)
    var milliseconds: Int64 { now.load(ordering: .sequentiallyConsistent) }
    func advance(seconds: Int64) { now.wrappingAdd(seconds * 1_000, ordering: .sequentiallyConsistent) }
}
