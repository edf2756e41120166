import CofferFoundation
import CofferHTTPServer
import CofferSandbox
import DemoVault
import Testing

@testable import DemoLauncher

/// The shop's server, over HTTP, at a vault of its own.
@Suite(.timeLimit(.minutes(1)))
struct ShopServiceTests {
    private let session = URLSession(configuration: .ephemeral)

    private func withShop(_ test: (_ url: String, _ backEnd: MerchantBackEnd, _ sandbox: CofferSandbox) async throws -> Void) async throws {
        let sandbox = try await CofferSandbox.start()
        let backEnd = MerchantBackEnd(try JSONDecoder().decode(Credentials.self, from: Data(sandbox.credentials.json)))
        let key = ShopService.newKey()
        let service = ShopService(backEnd: backEnd, customer: "ada", basket: Basket(amount: 250), asksForCode: true, key: key)
        let server = try HTTPServer(handler: service)
        do { try await test("\(server.address.url)/\(key)", backEnd, sandbox) } catch {
            await server.stop()
            await sandbox.stop()
            throw error
        }
        await server.stop()
        await sandbox.stop()
    }

    private func call(_ url: String, _ method: String = "POST") async throws -> (status: Int, json: [String: Any]?) {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        let (body, response) = try await session.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, try? JSONSerialization.jsonObject(with: body) as? [String: Any])
    }

    @Test func `it gives permissions and orders, new ones each time`() async throws {
        try await withShop { url, _, _ in
            let permission = try await call(url + "/permission")
            #expect(permission.status == 200 && permission.json?["accountId"] as? String == "ada")
            #expect((permission.json?["token"] as? String)?.split(separator: ".").count == 3)
            let orders = [try await call(url + "/order"), try await call(url + "/order")]
            #expect(orders.allSatisfy { $0.status == 200 && $0.json?["currency"] as? String == "EUR" })
            #expect(Set(orders.compactMap { $0.json?["clientToken"] as? String }).count == 2)
            #expect((orders[0].json?["lines"] as? [[String: Any]])?.first?["amount"] as? Int == 250)
        }
    }

    @Test func `whoever does not know the address gets nothing`() async throws {
        try await withShop { url, _, _ in
            for (method, address, status) in [
                ("POST", url, 404), ("POST", url + "/", 404), ("POST", url + "/cards", 404), ("POST", url + "/order/1", 404),
                ("POST", url.dropLast() + "x/order", 404), ("POST", url.dropLast() + "/order", 404), ("POST", url + "0/order", 404),
                ("GET", url + "/order", 405), ("DELETE", url + "/permission", 405),
            ] {
                let answer = try await call(address, method)
                #expect(answer.status == status && answer.json == nil, "\(method)")
            }
        }
    }

    @Test func `when the vault is gone it says so by a status`() async throws {
        try await withShop { url, _, sandbox in
            await sandbox.stop()
            for path in ["/permission", "/order"] {
                let answer = try await call(url + path)
                #expect(answer.status == 502)
            }
        }
    }

    @Test func `an earlier visit saved two cards, and no visit saves them twice`() async throws {
        try await withShop { _, backEnd, sandbox in
            try await EarlierVisit.saveCards(of: "ada", at: sandbox.url, by: backEnd)
            #expect(try await backEnd.list(accountId: "ada").methods.map(\.last4).sorted() == ["4242", "4444"])
            await #expect(throws: DemoProblem.unexpectedAnswer(status: 200)) {
                try await EarlierVisit.saveCards(of: "ada", at: sandbox.url, by: backEnd)
            }
        }
    }

    @Test func `keys are long and none comes twice`() {
        let keys = (0..<100).map { _ in ShopService.newKey() }
        #expect(Set(keys).count == 100 && keys.allSatisfy { $0.count == 32 })
    }
}
