import CofferFoundation
import DemoVault

/// What the customer did at an earlier visit: saved two cards. They went from the customer's app to the vault, so this is not the shop's server.
enum EarlierVisit {
    /// Published test numbers that are saved and pay.
    private static let cards = [(number: "4242424242424242", code: "123"), (number: "5555555555554444", code: "123")]

    /// They are good until December of this year: three years from now.
    static var year: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) + 3 }

    /// Saves the cards; the one that was saved last is the first one at the checkout.
    static func saveCards(of customer: String, at vault: String, by backEnd: MerchantBackEnd) async throws(DemoProblem) {
        let token = try await backEnd.tokenForApp(accountId: customer)
        for card in cards.reversed() {
            guard let url = URL(string: vault + "/caas/v2/paymentmethods") else { throw .unreachable }
            var request = URLRequest(url: url, timeoutInterval: 60)
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
            let body: [String: Any] = [
                "accountId": customer, "cardHolderName": "Jane Doe",
                "card": ["cardNumber": card.number, "month": "12", "year": String(year), "cvv": card.code],
            ]
            request.httpBody = try? JSONSerialization.data(withJSONObject: body)
            guard let (data, response) = try? await URLSession.shared.data(for: request) else { throw .unreachable }
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            let envelope = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            guard status == 200, let added = envelope?["data"] as? [String: Any], added["paymentMethod"] is [String: Any] else {
                throw .unexpectedAnswer(status: status)
            }
        }
    }
}
