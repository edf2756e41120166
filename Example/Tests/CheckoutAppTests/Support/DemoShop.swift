import CofferFoundation
import CofferHTTPServer
import CofferSandbox
import DemoVault
import Testing

@testable import CheckoutApp
@testable import DemoLauncher

/// A vault and the demo's own server of the shop, for the time of a test.
@MainActor
struct DemoShop {
    static let customer = "customer-1"
    let sandbox: CofferSandbox
    let backEnd: MerchantBackEnd
    private let server: HTTPServer
    private let key: String

    /// What the app needs.
    var shop: Shop {
        get throws {
            Shop(vault: sandbox.url, server: .at(try #require(URL(string: "\(server.address.url)/\(key)"))))
        }
    }

    /// Runs a test in a new shop.
    static func open(cards: Bool = false, asksForCode: Bool = false, _ test: (DemoShop) async throws -> Void) async throws {
        let sandbox = try await CofferSandbox.start()
        let credentials = try JSONDecoder().decode(Credentials.self, from: Data(sandbox.credentials.json))
        let backEnd = MerchantBackEnd(credentials)
        let key = ShopService.newKey()
        let service = ShopService(backEnd: backEnd, customer: customer, basket: Basket(amount: nil), asksForCode: asksForCode, key: key)
        let server = try HTTPServer(handler: service)
        do {
            if cards { try await EarlierVisit.saveCards(of: customer, at: sandbox.url, by: backEnd) }
            try await test(DemoShop(sandbox: sandbox, backEnd: backEnd, server: server, key: key))
        } catch {
            await server.stop()
            await sandbox.stop()
            throw error
        }
        await server.stop()
        await sandbox.stop()
    }

    /// The last four digits of the cards that the vault keeps.
    func savedCards() async throws -> [String] { try await backEnd.list(accountId: Self.customer).methods.map(\.last4) }
}
