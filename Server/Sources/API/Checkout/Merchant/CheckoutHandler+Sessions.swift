internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// `POST /client-session`.
    func createSession(_ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.manageSessions)
        let head = try CheckoutRequest(request)
        return body(.merchant) { body throws(CheckoutRefusal) in
            let content = try required(try CheckoutBody.clientSession.read(body, isJSON: head.isJSON, as: ClientSessionObject.init(_:)))
            return once(head.key, RememberedRoute(.createClientSession), body: body, by: caller) { () async throws(VaultError) in
                try await answer { () async throws(VaultError) in try await vault.createClientSession(content, by: caller) }
            }
        }
    }

    /// `GET /client-session?clientToken=`.
    func readSession(_ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.manageSessions)
        guard case .value(let token) = request.query("clientToken") else { throw CheckoutRefusal(.clientSessionNotFound) }
        let accessToken = try tokens.accessToken(in: token)
        return .answer(
            .now(
                try now(.merchant) { () throws(VaultError) in
                    answer(try vault.clientSession(accessToken: accessToken, by: caller))
                }))
    }

    /// `PATCH /client-session`.
    func changeSession(_ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.manageSessions)
        let head = try CheckoutRequest(request)
        return body(.merchant) { body throws(CheckoutRefusal) in
            let patch = try required(
                try CheckoutBody.clientSession.read(body, isJSON: head.isJSON) { (value) throws(CheckoutRefusal) in value })
            guard let token = patch["clientToken"]?.string else {
                throw CheckoutRefusal(
                    .clientSessionValidation, model: CheckoutBody.clientSession.model, path: "clientToken", "This member is required.")
            }
            let accessToken = try tokens.accessToken(in: token)
            return once(head.key, RememberedRoute(.changeClientSession), body: body, by: caller) { () async throws(VaultError) in
                try await answer { () async throws(VaultError) in
                    try await vault.changeClientSession(accessToken: accessToken, patch: patch, by: caller)
                }
            }
        }
    }

    /// A customer that is none is a wrong member of the session like every other one.
    private func answer(_ work: () async throws(VaultError) -> ClientSession) async throws(VaultError) -> HTTPResponse {
        do throws(VaultError) { return answer(try await work()) } catch {
            switch error {
            case .invalidRequest(.accountId): throw .invalidSession(WireProblem(path: "customerId", reason: .malformed))
            case .unknownAccount: throw .invalidSession(WireProblem(path: "customerId", reason: .unknownValue))
            default: throw error
            }
        }
    }

    private func answer(_ session: ClientSession) -> HTTPResponse {
        do throws(CheckoutRefusal) {
            let response = ClientSessionResponse(
                clientToken: try tokens.token(of: session),
                clientTokenExpirationDate: UTCTimestamp.text(unixMilliseconds: session.expiresAt),
                warnings: SessionWarnings.of(session.content), session: session.content)
            return answers.success { response.write(to: &$0) }
        } catch { return answers.failure(error, .merchant) }
    }

    /// What a body says where there must be one.
    func required<Value>(_ value: Value?) throws(CheckoutRefusal) -> Value {
        guard let value else { throw CheckoutRefusal(.malformedRequest) }
        return value
    }
}
