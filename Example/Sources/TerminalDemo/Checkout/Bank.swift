import CofferFoundation

/// Plays the customer's bank, on whose page a payment is confirmed when the card asks for that.
struct Bank: Sendable {
    private let session = URLSession(configuration: .ephemeral)

    /// Presses "Approve" on the page.
    /// - Returns: Whether the page took it.
    func approve(_ page: URL) async -> Bool {
        var request = URLRequest(url: page, timeoutInterval: 60)
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data("decision=approve".utf8)
        guard let (_, response) = try? await session.data(for: request) else { return false }
        return (response as? HTTPURLResponse)?.statusCode == 200
    }
}
