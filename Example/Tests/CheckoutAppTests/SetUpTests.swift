import CofferFoundation
import Testing

@testable import CheckoutApp

@MainActor
@Suite struct SetUpTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let values: [String: String]
        let missing: [String]

        init(_ name: String, _ values: [String: String], missing: [String]) {
            (testDescription, self.values, self.missing) = (name, values, missing)
        }
    }

    nonisolated static let rows = [
        Row("nothing", [:], missing: ["COFFER_URL", "COFFER_ADD_TOKEN", "COFFER_CLIENT_TOKEN"]),
        Row("the vault alone", ["COFFER_URL": "http://127.0.0.1:1"], missing: ["COFFER_ADD_TOKEN", "COFFER_CLIENT_TOKEN"]),
        Row("tokens alone", ["COFFER_ADD_TOKEN": "a", "COFFER_CLIENT_TOKEN": "b"], missing: ["COFFER_URL"]),
        Row("one token", ["COFFER_URL": "http://127.0.0.1:1", "COFFER_ADD_TOKEN": "a"], missing: ["COFFER_CLIENT_TOKEN"]),
        Row("a server alone", ["COFFER_BACKEND": "http://127.0.0.1:2/key"], missing: ["COFFER_URL"]),
        Row(
            "empty values", ["COFFER_URL": "", "COFFER_ADD_TOKEN": "", "COFFER_CLIENT_TOKEN": "b"],
            missing: ["COFFER_URL", "COFFER_ADD_TOKEN"]),
    ]

    @Test(arguments: rows)
    func `what is missing is named on the screen`(_ row: Row) {
        guard case .incomplete(let missing) = SetUp({ row.values[$0] }) else { return #expect(Bool(false)) }
        #expect(missing == row.missing)
        let words = AppScreen(SetUpScreen(missing: missing)).words
        #expect(missing.allSatisfy(words.contains))
        #expect(!words.contains("a"))
    }

    @Test func `with everything the app is ready, by tokens or by a server`() {
        let tokens = ["COFFER_URL": "u", "COFFER_ADD_TOKEN": "a", "COFFER_CLIENT_TOKEN": "b"]
        for values in [tokens, ["COFFER_URL": "u", "COFFER_BACKEND": "http://127.0.0.1:2/key"]] {
            guard case .ready(let shop) = SetUp({ values[$0] }) else { return #expect(Bool(false)) }
            #expect(shop.vault == "u")
        }
    }

    @Test func `a bearer that was set by hand names its customer`() async throws {
        let payload = Data(#"{"iss":"coffer","scp":"add","sub":"customer-1"}"#.utf8).base64EncodedString().filter { $0 != "=" }
        let server = ShopServer.fixed(addToken: "e30.\(payload).sig", clientToken: "client")
        #expect(try await server.permission().accountId == "customer-1")
        #expect(try await server.order().clientToken == "client")
    }

    @Test(arguments: ["", "token", "a.b", "a.!!.c", "e30.e30.sig"])
    func `a bearer that is none gives no permission`(_ token: String) async {
        await #expect(throws: ShopProblem.unreadableToken) {
            try await ShopServer.fixed(addToken: token, clientToken: "client").permission()
        }
    }

    @Test func `tokens are in no text form`() {
        let (permission, order) = (AddPermission(accountId: "customer-1", token: "secret"), Order(clientToken: "secret"))
        var text = "\(permission) \(order) \(String(reflecting: permission)) \(String(reflecting: order))"
        dump(permission, to: &text)
        dump(order, to: &text)
        #expect(!text.contains("secret"))
    }
}
