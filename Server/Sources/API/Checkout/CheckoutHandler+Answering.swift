internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// Answers at once, or says why not.
    func now(_ half: CheckoutHalf, _ body: () throws(VaultError) -> HTTPResponse) throws(CheckoutRefusal) -> HTTPResponse {
        do throws(VaultError) { return try body() } catch { throw CheckoutRefusal(error, half) }
    }

    /// Answers when something is done, or says why not.
    func response(
        _ half: CheckoutHalf, _ work: () async throws(VaultError) -> HTTPResponse
    ) async -> HTTPResponse {
        do throws(VaultError) { return try await work() } catch { return answers.failure(CheckoutRefusal(error, half), half) }
    }

    /// Reads a body, and answers what comes of it.
    func body(_ half: CheckoutHalf, _ ask: @escaping (HTTPBody) throws(CheckoutRefusal) -> HTTPAnswer) -> HTTPDecision {
        .body { body in
            do throws(CheckoutRefusal) { return try ask(body) } catch { return .now(answers.failure(error, half)) }
        }
    }

    /// Answers a merchant's request once per idempotency key: the first answer again, marked, for the same request.
    func once(
        _ key: String?, _ route: RememberedRoute, body: HTTPBody? = nil, by caller: Caller,
        _ work: @escaping @Sendable () async throws(VaultError) -> HTTPResponse
    ) -> HTTPAnswer {
        guard let key else { return .later { await response(.merchant, work) } }
        let bytes = body?.withUnsafeBytes { Array($0) } ?? []
        return .later {
            var fresh: HTTPResponse?
            do throws(VaultError) {
                let (answer, isReplay) = try await vault.answering(key: key, route: route, body: bytes, by: caller) {
                    let response = await response(.merchant, work)
                    fresh = response
                    return RememberedAnswer(status: response.status, body: response.body)
                }
                if let fresh { return fresh }
                return HTTPResponse(
                    status: answer.status, contentType: "application/json", fields: isReplay ? [Self.replayed] : [], body: answer.body)
            } catch { return answers.failure(CheckoutRefusal(error, .merchant), .merchant) }
        }
    }

    /// Marks an answer that was given before.
    static let replayed = HTTPResponse.Field("Idempotent-Replayed", "true")
}
