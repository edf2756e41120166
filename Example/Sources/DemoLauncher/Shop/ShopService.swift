import CofferFoundation
import CofferHTTPServer
import DemoVault

/// The shop's server as the app sees it: for the signed-in customer a permission to add cards, and an order of what is in the basket.
///
/// `POST /KEY/permission` answers `{"accountId","token"}`, `POST /KEY/order` answers `{"clientToken","id","currency","lines"}`; without the key
/// everything is a 404. A real shop knows its customer by a login; here whoever knows the address is the customer.
struct ShopService: HTTPHandler {
    /// Works at the vault.
    let backEnd: MerchantBackEnd
    /// Who is signed in.
    let customer: String
    /// What is in the basket.
    let basket: Basket
    /// Whether the security code of a saved card is asked for again.
    let asksForCode: Bool
    /// The address's secret part.
    let key: String

    /// A key that nobody guesses: 128 bits.
    static func newKey() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        let parts = request.path.string.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, isKey(parts[1]) else { return .answer(.now(HTTPResponse(status: 404))) }
        guard request.method == .post else { return .answer(.now(HTTPResponse(status: 405, fields: [.init("Allow", "POST")]))) }
        switch parts[2] {
        case "permission": return .answer(.later { await answer { try await permission() } })
        case "order": return .answer(.later { await answer { try await order() } })
        default: return .answer(.now(HTTPResponse(status: 404)))
        }
    }

    private struct Permission: Encodable {
        let accountId: String
        let token: String
    }

    private struct OpenOrder: Encodable {
        let clientToken: String
        let id: String
        let currency: String
        let lines: [Basket.Line]
    }

    private func permission() async throws -> Permission {
        Permission(accountId: customer, token: try await backEnd.tokenForApp(accountId: customer))
    }

    private func order() async throws -> OpenOrder {
        let order = Order(asksForCode: asksForCode, amount: basket.total)
        let token = try await backEnd.clientToken(for: order, customerId: customer).token
        return OpenOrder(clientToken: token, id: order.id, currency: Order.currency, lines: basket.lines)
    }

    private func answer(_ make: () async throws -> some Encodable) async -> HTTPResponse {
        guard let body = try? JSONEncoder().encode(try await make()) else { return HTTPResponse(status: 502) }
        return HTTPResponse(status: 200, contentType: "application/json", body: Array(body))
    }

    /// Compares in the same time whatever differs.
    private func isKey(_ text: Substring) -> Bool {
        let (given, own) = (Array(text.utf8), Array(key.utf8))
        guard given.count == own.count else { return false }
        return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
