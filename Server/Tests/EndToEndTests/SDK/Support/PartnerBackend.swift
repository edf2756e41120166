import CofferFoundation
import CofferSandbox
import CofferService
import Testing

/// The partner's own servers: they sell bearers to apps and manage cards with their own.
struct PartnerBackend {
    let url: String
    let credentials: ServiceCredentials

    init(_ sandbox: CofferSandbox) { self.init(sandbox.credentials) }

    /// - Parameter url: Where the vault is now, where that is not what the credentials say.
    init(_ credentials: ServiceCredentials, at url: String? = nil) {
        self.url = url ?? credentials.url
        self.credentials = credentials
    }

    /// A bearer that adds cards of one customer, bought at `/services/authorize`.
    func addToken(for account: String) async throws -> String {
        try await token(form: "scope=add&customerId=\(account)")
    }

    /// The partner's own bearer, bought at `/services/authorize`.
    func ownToken() async throws -> String { try await token(form: "") }

    private func token(form: String) async throws -> String {
        let basic = Data("\(credentials.partnerId):\(credentials.clientSecret)".utf8).base64EncodedString()
        let answer = try await call(
            "POST", "/services/authorize", authorization: "Basic \(basic)", contentType: "application/x-www-form-urlencoded",
            body: Data(form.utf8))
        #expect(answer.status == 200)
        return try #require(answer.json["access_token"] as? String)
    }

    /// A request with the partner's own bearer.
    func call(_ method: String, _ target: String) async throws -> PartnerAnswer {
        try await call(method, target, authorization: "Bearer \(try await ownToken())")
    }

    /// The payment methods of a customer, as the list call gives them.
    func paymentMethods(of account: String, path: String = AppForm.caasPath) async throws -> [[String: Any]] {
        let answer = try await call("GET", "\(path)?customerId=\(account)")
        #expect(answer.status == 200)
        return try #require(answer.data["paymentMethods"] as? [[String: Any]])
    }

    /// The masked numbers of a customer's cards, oldest first.
    func maskedNumbers(of account: String) async throws -> [String] {
        try await paymentMethods(of: account).compactMap { ($0["card"] as? [String: String])?["cardNumber"] }
    }

    /// A request with any `Authorization`.
    func call(
        _ method: String, _ target: String, authorization: String, contentType: String? = nil, body: Data? = nil
    ) async throws -> PartnerAnswer {
        var request = URLRequest(url: try #require(URL(string: url + target)))
        request.httpMethod = method
        request.httpBody = body
        request.setValue(authorization, forHTTPHeaderField: "Authorization")
        if let contentType { request.setValue(contentType, forHTTPHeaderField: "Content-Type") }
        let (bytes, response) = try await URLSession.shared.data(for: request)
        let status = try #require(response as? HTTPURLResponse).statusCode
        return PartnerAnswer(status: status, bytes: bytes)
    }
}

/// What the vault answers a partner.
struct PartnerAnswer {
    let status: Int
    let bytes: Data

    /// The answer as an object; empty where it is none.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any] ?? [:] }

    /// The envelope's `data` as an object; empty where it is none.
    var data: [String: Any] { json["data"] as? [String: Any] ?? [:] }

    /// The first code of the envelope's refusal.
    var errorCode: String? {
        let response = json["errorResponse"] as? [String: Any]
        return (response?["errorData"] as? [[String: Any]])?.first?["errorCode"] as? String
    }
}
