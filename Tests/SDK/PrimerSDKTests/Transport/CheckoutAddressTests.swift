import CofferCardPromise
import CofferFoundation
import Testing

@testable import PrimerSDK

struct CheckoutAddressTests {
    private static let now = Date(timeIntervalSince1970: 1_780_000_000)

    private func refusal(of token: String, now: Date = Self.now, promise: CardPromise = CardPromise()) -> String? {
        do throws(PrimerError) {
            _ = try CheckoutAddress(clientToken: token, now: now, promise: promise)
            return nil
        } catch {
            guard case .invalidClientToken(let reason, _) = error else { return "another error" }
            return reason
        }
    }

    @Test func `a token gives the access token and the addresses`() throws {
        let address = try CheckoutAddress(clientToken: " " + Sample.clientToken() + "\n", now: Self.now)
        #expect(address.accessToken == "access-1")
        #expect(address.configuration.url.absoluteString == "https://pay.example/sdk/configuration")
        #expect(address.pci?.url.absoluteString == "https://pay.example/sdk")
        #expect("\(address)" == "CheckoutAddress")
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let token: String
        let reason: String
        init(_ name: String, _ token: String, _ reason: String) { (testDescription, self.token, self.reason) = (name, token, reason) }
    }

    @Test(arguments: [
        Row("empty", "", "client-token.too-few-parts"), Row("one part", "abc", "client-token.too-few-parts"),
        Row("no base64", "a.%%%.c", "client-token.not-base64"),
        Row("truncated", String(Sample.clientToken().prefix(80)), ""),
        Row("an array", "a." + Data("[1]".utf8).base64EncodedString() + ".c", "client-token.not-an-object"),
        Row("no access token", Sample.clientToken(["accessToken": NSNull()]), "client-token.no-access-token"),
        Row("an empty access token", Sample.clientToken(["accessToken": ""]), "client-token.no-access-token"),
        Row("an access token of another type", Sample.clientToken(["accessToken": 7]), "client-token.no-access-token"),
        Row("an access token with a line break", Sample.clientToken(["accessToken": "a\r\nX: y"]), "client-token.bad-access-token"),
        Row("expired", Sample.clientToken(["exp": 1_779_999_999]), "client-token.expired"),
        Row("expires now", Sample.clientToken(["exp": 1_780_000_000]), "client-token.expired"),
        Row("expired by its second field", Sample.clientToken(["expiration": 5]), "client-token.expired"),
        Row("no configuration", Sample.clientToken(["configurationUrl": NSNull()]), "configurationUrl is missing"),
        Row(
            "plain http to the configuration", Sample.clientToken(["configurationUrl": "http://pay.example/c"]),
            "configurationUrl is neither"),
        Row("plain http to the cards", Sample.clientToken(["pciUrl": "http://pay.example/sdk"]), "pciUrl is neither"),
        Row("plain http to the core", Sample.clientToken(["coreUrl": "http://pay.example"]), "coreUrl is neither"),
        Row("a user in the address", Sample.clientToken(["pciUrl": "https://u:p@pay.example"]), "pciUrl is neither"),
    ])
    func `a token that cannot be used is refused`(_ row: Row) throws {
        let reason = try #require(refusal(of: row.token))
        #expect(reason.hasPrefix(row.reason))
        #expect(!reason.contains("example"))
    }

    @Test(arguments: ["PRODUCTION", "sandbox", "", nil])
    func `where real cards are not taken, a token has to say that it is of another environment`(_ environment: String?) {
        let token = Sample.clientToken(["env": environment ?? NSNull()])
        #expect(refusal(of: token) == nil)
        #expect(refusal(of: token, promise: Self.kept)?.hasPrefix("client-token.live-refused") == true)
    }

    @Test(arguments: ["SANDBOX", "STAGING", "DEV"])
    func `where real cards are not taken, a token for play is good`(_ environment: String) {
        #expect(refusal(of: Sample.clientToken(["env": environment]), promise: Self.kept) == nil)
    }

    private static var kept: CardPromise {
        let promise = CardPromise()
        promise.refuseLive()
        return promise
    }

    @Test func `plain http to this machine is good`() { #expect(refusal(of: Sample.clientToken(base: "http://127.0.0.1:9090")) == nil) }

    @Test func `a token without an expiry does not expire`() {
        #expect(refusal(of: Sample.clientToken(["exp": NSNull()]), now: .distantFuture) == nil)
    }
}
