import CofferFoundation

/// The merchant's own server: it knows the client secret, gives the app a bearer that can only add cards for one account, and lists and deletes. At checkout it
/// knows the secret key, opens client sessions, and looks at what was paid.
package struct MerchantBackEnd: Sendable {
    private let credentials: Credentials
    private let session = URLSession(configuration: .ephemeral)

    /// Acts for the merchant of these credentials.
    package init(_ credentials: Credentials) { self.credentials = credentials }

    /// A bearer for the app: ten minutes, one account, adding only.
    package func tokenForApp(accountId: String) async throws(DemoProblem) -> String {
        try await authorize("grant_type=client_credentials&scope=add&customerId=\(accountId)")
    }

    /// The stored cards of an account, by the CAAS list call.
    package func list(accountId: String) async throws(DemoProblem) -> (status: Int, methods: [StoredMethod]) {
        let (status, data) = try await call("GET", "/services/paymentmethods?customerId=\(accountId)")
        guard let rows = (data as? [String: Any])?["paymentMethods"] as? [Any] else { throw .unexpectedAnswer(status: status) }
        let methods = rows.compactMap(StoredMethod.init(json:))
        guard methods.count == rows.count else { throw .unexpectedAnswer(status: status) }
        return (status, methods)
    }

    /// Deletes a card.
    package func delete(id: String, accountId: String) async throws(DemoProblem) -> (status: Int, method: StoredMethod) {
        let (status, data) = try await call("DELETE", "/services/paymentmethods/\(id)?customerId=\(accountId)")
        guard let method = StoredMethod(json: data) else { throw .unexpectedAnswer(status: status) }
        return (status, method)
    }

    /// Opens a client session for a customer who comes back to pay.
    /// - Parameters:
    ///   - order: What is bought, and whether the security code is asked for again.
    /// - Returns: The client token that the app's checkout starts from.
    package func clientToken(for order: Order, customerId: String) async throws(DemoProblem) -> (status: Int, token: String) {
        var request = try request("POST", "/client-session")
        let options: [String: Any] = order.asksForCode ? ["PAYMENT_CARD": ["captureVaultedCardCvv": true]] : [:]
        let body: [String: Any] = [
            "orderId": order.id, "currencyCode": Order.currency, "amount": order.amount, "customerId": customerId,
            "paymentMethod": ["options": options],
        ]
        request.httpBody = try? JSONSerialization.data(withJSONObject: body)
        let (status, json) = try await sendAsMerchant(request)
        guard (200...299).contains(status), let token = (json as? [String: Any])?["clientToken"] as? String else {
            throw .unexpectedAnswer(status: status)
        }
        return (status, token)
    }

    /// What the vault says of a payment.
    package func payment(id: String) async throws(DemoProblem) -> (status: Int, payment: PaymentRecord) {
        let (status, json) = try await sendAsMerchant(try request("GET", "/payments/\(id)"))
        guard status == 200, let payment = PaymentRecord(json: json) else { throw .unexpectedAnswer(status: status) }
        return (status, payment)
    }

    private func sendAsMerchant(_ request: URLRequest) async throws(DemoProblem) -> (status: Int, json: Any?) {
        var request = request
        request.setValue(credentials.secretKey, forHTTPHeaderField: "X-API-KEY")
        request.setValue("2.4", forHTTPHeaderField: "X-Api-Version")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try await send(request)
    }

    /// One call with the partner's token; the `data` of a successful envelope.
    private func call(_ method: String, _ path: String) async throws(DemoProblem) -> (status: Int, data: Any?) {
        var request = try request(method, path)
        request.setValue("Bearer \(try await authorize("grant_type=client_credentials"))", forHTTPHeaderField: "Authorization")
        let (status, json) = try await send(request)
        let envelope = json as? [String: Any]
        guard (200...299).contains(status), envelope?["errorResponse"] as? [String: Any] == nil else {
            throw .unexpectedAnswer(status: status)
        }
        return (status, envelope?["data"])
    }

    private func authorize(_ form: String) async throws(DemoProblem) -> String {
        var request = try request("POST", "/services/authorize")
        let pair = Data("\(credentials.partnerId):\(credentials.clientSecret)".utf8).base64EncodedString()
        request.setValue("Basic \(pair)", forHTTPHeaderField: "Authorization")
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(form.utf8)
        let (status, json) = try await send(request)
        guard status == 200, let token = (json as? [String: Any])?["access_token"] as? String else {
            throw .unexpectedAnswer(status: status)
        }
        return token
    }

    private func request(_ method: String, _ path: String) throws(DemoProblem) -> URLRequest {
        guard let url = URL(string: credentials.url + path) else { throw .unreachable }
        var request = URLRequest(url: url, timeoutInterval: 60)
        request.httpMethod = method
        request.setValue("coffer-terminal-demo", forHTTPHeaderField: "User-Agent")
        return request
    }

    private func send(_ request: URLRequest) async throws(DemoProblem) -> (status: Int, json: Any?) {
        do {
            let (body, response) = try await session.data(for: request)
            return ((response as? HTTPURLResponse)?.statusCode ?? 0, try? JSONSerialization.jsonObject(with: body))
        } catch {
            throw .unreachable
        }
    }
}
