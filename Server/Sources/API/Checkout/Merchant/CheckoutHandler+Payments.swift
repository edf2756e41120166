internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// `POST /payments`. Its idempotency key is kept with the payment itself, so that no crash in between makes it twice.
    func createPayment(_ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.managePayments)
        let head = try CheckoutRequest(request)
        return body(.merchant) { body throws(CheckoutRefusal) in
            let asked = try required(try CheckoutBody.payment.read(body, isJSON: head.isJSON, as: MerchantPaymentRequest.init(_:)))
            return moving { () async throws(VaultError) in
                let request = PayRequest(paymentMethodToken: asked.paymentMethodToken, content: asked.content)
                return Self.moved(try await vault.pay(request, key: head.key, by: caller))
            }
        }
    }

    /// `POST /payments/{id}/capture`, `/cancel` and `/refund`.
    func changePayment(
        _ operation: CheckoutRoute.PaymentOperation, _ id: String, _ request: borrowing HTTPRequest, _ caller: Caller
    ) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.managePayments)
        let head = try CheckoutRequest(request)
        return body(.merchant) { body throws(CheckoutRefusal) in
            let asked =
                try CheckoutBody.paymentChange.read(body, isJSON: head.isJSON, as: PaymentChangeRequest.init(_:))
                ?? PaymentChangeRequest()
            if operation == .cancel, asked.amount != nil {
                throw CheckoutRefusal(
                    .requestValidation, model: CheckoutBody.payment.model, path: "amount", "A payment is cancelled as a whole.")
            }
            return moving { () async throws(VaultError) in
                switch operation {
                case .capture:
                    Self.moved(
                        try await vault.capture(id, amount: asked.amount, isFinal: asked.isFinal ?? true, key: head.key, by: caller))
                case .cancel: Self.moved(try await vault.cancel(id, reason: asked.reason, key: head.key, by: caller))
                case .refund, .resume:
                    Self.moved(try await vault.refund(id, amount: asked.amount, reason: asked.reason, key: head.key, by: caller))
                }
            }
        }
    }

    /// `POST /payments/{id}/resume`. Going on a second time does nothing, with or without a key.
    func resumePayment(_ id: String, _ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.managePayments)
        let head = try CheckoutRequest(request)
        return body(.merchant) { body throws(CheckoutRefusal) in
            let asked = try required(try CheckoutBody.payment.read(body, isJSON: head.isJSON, as: ResumeRequest.init(_:)))
            return moving { () async throws(VaultError) in
                (try await vault.resume(id, resumeToken: asked.resumeToken, by: caller), isReplay: false)
            }
        }
    }

    /// `GET /payments/{id}`. The processor is asked where it owes an answer.
    func readPayment(_ id: String, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.managePayments)
        return .answer(
            moving { () async throws(VaultError) in (try await vault.payment(id, by: caller), isReplay: false) })
    }

    /// `GET /payments`.
    func listPayments(_ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.managePayments)
        let asked = try PaymentQuery(request)
        let page: PaymentPage
        do throws(VaultError) {
            page = try vault.payments(asked.filter, after: asked.after, limit: asked.limit, by: caller)
        } catch { throw CheckoutRefusal(error, .merchant) }
        var objects: [MerchantPaymentObject] = []
        for payment in page.payments { objects.append(try object(payment)) }
        let list = MerchantPaymentList(objects, nextCursor: page.next?.text)
        return .answer(.now(answers.success(capacity: 4096) { list.write(to: &$0) }))
    }

    /// A payment, and whether it is an answer that was given before.
    typealias Moved = (payment: Payment, isReplay: Bool)

    static func moved(_ answer: PaymentAnswer) -> Moved { (answer.payment, answer.isReplay) }

    /// Answers with a payment, when its processor has.
    private func moving(_ work: @escaping @Sendable () async throws(VaultError) -> Moved) -> HTTPAnswer {
        .later(within: .long) {
            await response(.merchant) { () async throws(VaultError) in
                let answer = try await work()
                do throws(CheckoutRefusal) {
                    let object = try object(answer.payment)
                    return answers.success(fields: answer.isReplay ? [Self.replayed] : []) { object.write(to: &$0) }
                } catch { return answers.failure(error, .merchant) }
            }
        }
    }

    private func object(_ payment: Payment) throws(CheckoutRefusal) -> MerchantPaymentObject {
        var action: RequiredActionObject?
        if let required = payment.requiredAction {
            action = RequiredActionObject(
                name: ClientTokens.actionIntent, clientToken: try tokens.token(of: required, accessToken: nil), description: required.reason
            )
        }
        return MerchantPaymentObject(payment, requiredAction: action)
    }
}
