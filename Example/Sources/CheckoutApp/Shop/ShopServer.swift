import SwiftUI

/// The shop's own server. It knows the shop's secrets; the app only gets what is good for one customer and a short time, each when it is needed.
struct ShopServer: Sendable {
    /// Gives a bearer that adds cards for the signed-in customer and does nothing else. It lasts ten minutes.
    let permission: @Sendable () async throws -> AddPermission
    /// Opens an order of what is in the basket.
    let order: @Sendable () async throws -> Order

    /// A server that is asked over HTTP.
    /// - Parameter url: Where it is. In the demo the address itself is the secret; a real shop would send its customer's session.
    static func at(_ url: URL) -> ShopServer {
        ShopServer(
            permission: { try await ask(url.appendingPathComponent("permission")) },
            order: { try await ask(url.appendingPathComponent("order")) })
    }

    /// No server: tokens that somebody fetched by hand. They are used until they have run out.
    static func fixed(addToken: String, clientToken: String) -> ShopServer {
        ShopServer(
            permission: {
                guard let account = account(of: addToken) else { throw ShopProblem.unreadableToken }
                return AddPermission(accountId: account, token: addToken)
            },
            order: { Order(clientToken: clientToken) })
    }

    private static func ask<Answer: Decodable>(_ url: URL) async throws -> Answer {
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.httpMethod = "POST"
        let (body, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else { throw ShopProblem.refused }
        return try JSONDecoder().decode(Answer.self, from: body)
    }

    /// Whose cards a bearer adds: `sub` in the middle part of the token.
    private static func account(of token: String) -> String? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let base64 = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let padded = base64.padding(toLength: (base64.count + 3) / 4 * 4, withPad: "=", startingAt: 0)
        let payload = Data(base64Encoded: padded).flatMap { try? JSONSerialization.jsonObject(with: $0) }
        return (payload as? [String: Any])?["sub"] as? String
    }
}

/// Why the shop's server was of no help.
enum ShopProblem: Error, Equatable {
    /// It answered with something else than success.
    case refused
    /// A token that was set by hand is not one.
    case unreadableToken
}

/// Lets an app add cards for one customer.
struct AddPermission: Decodable, Sendable, Silent {
    /// The customer.
    let accountId: String
    /// Goes into the `Authorization` header.
    let token: String
}

/// An order that waits to be paid.
struct Order: Decodable, Sendable, Silent {
    /// A thing that is bought.
    struct Line: Decodable, Equatable, Sendable {
        /// What it is.
        let name: String
        /// How many.
        let quantity: Int
        /// The price of all of them, in minor units.
        let amount: Int
    }

    /// Begins the checkout.
    let clientToken: String
    /// The shop's number of the order.
    var id: String?
    /// ISO 4217.
    var currency: String?
    /// What is bought; nothing where only a client token is known.
    var lines: [Line]?

    /// What is to be paid, in minor units.
    var total: Int { (lines ?? []).reduce(0) { $0 + $1.amount } }
}

/// Shows no member in any text form, for its tokens are secrets.
protocol Silent: CustomStringConvertible, CustomReflectable {}

extension Silent {
    var description: String { "\(Self.self)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
