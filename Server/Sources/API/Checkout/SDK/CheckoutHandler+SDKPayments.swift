internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// `POST /sdk/payments`. Amount, order and customer are the session's; the app says with what it pays and nothing else.
    func createPayment(_ request: borrowing HTTPRequest, _ caller: CheckoutCaller) throws(CheckoutRefusal) -> HTTPDecision {
        let head = try CheckoutRequest(request)
        let accessToken = request.header("Primer-Client-Token")?.string
        return body(.sdk) { body throws(CheckoutRefusal) in
            let asked = try required(try CheckoutBody.payment.read(body, isJSON: head.isJSON, as: CreatePaymentRequest.init(_:)))
            return paying(accessToken) { () async throws(VaultError) in
                Self.moved(try await vault.pay(PayRequest(paymentMethodToken: asked.paymentMethodToken), key: head.key, by: caller))
            }
        }
    }

    /// `POST /sdk/payments/{id}/resume`. Going on a second time does nothing.
    func resumePayment(
        _ id: String, _ request: borrowing HTTPRequest, _ caller: CheckoutCaller
    ) throws(CheckoutRefusal) -> HTTPDecision {
        let head = try CheckoutRequest(request)
        let accessToken = request.header("Primer-Client-Token")?.string
        return body(.sdk) { body throws(CheckoutRefusal) in
            let asked = try required(try CheckoutBody.payment.read(body, isJSON: head.isJSON, as: ResumeRequest.init(_:)))
            return paying(accessToken) { () async throws(VaultError) in
                (try await vault.resume(id, resumeToken: asked.resumeToken, by: caller), isReplay: false)
            }
        }
    }

    private func paying(
        _ accessToken: String?, _ work: @escaping @Sendable () async throws(VaultError) -> Moved
    ) -> HTTPAnswer {
        .later(within: .long) {
            await response(.sdk) { () async throws(VaultError) in
                let answer = try await work()
                do throws(CheckoutRefusal) {
                    var action: RequiredActionObject?
                    if let required = answer.payment.requiredAction {
                        action = RequiredActionObject(
                            name: ClientTokens.actionIntent, clientToken: try tokens.token(of: required, accessToken: accessToken),
                            description: required.reason)
                    }
                    let object = PaymentResponseObject(answer.payment, requiredAction: action)
                    return answers.success(fields: answer.isReplay ? [Self.replayed] : []) { object.write(to: &$0) }
                } catch { return answers.failure(error, .sdk) }
            }
        }
    }

    /// `GET /sdk/actions/{id}/status`.
    func poll(_ id: String, _ request: borrowing HTTPRequest, _ route: CheckoutRoute) throws(CheckoutRefusal) -> HTTPDecision {
        guard request.method == .get || request.method == .head else { throw .methodNotAllowed(route) }
        return .answer(
            .now(
                try now(.sdk) { () throws(VaultError) in
                    let object =
                        switch try vault.poll(id) {
                        case .pending: PollObject(status: .pending, source: Self.pollSource)
                        case .complete(let token): PollObject(status: .complete, id: token, source: Self.pollSource)
                        }
                    return answers.success { object.write(to: &$0) }
                }))
    }

    private static let pollSource = "SANDBOX"
}
