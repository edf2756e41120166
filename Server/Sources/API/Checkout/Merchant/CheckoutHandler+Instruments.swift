internal import CofferCardRules
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// `GET /payment-instruments?customer_id=`.
    func listInstruments(_ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.readCards)
        let customer = try CheckoutQuery.required(request.query("customer_id"), "customer_id")
        return .answer(
            .now(
                try now(.merchant) { () throws(VaultError) in
                    let list = try vault.instruments(of: customer, by: caller)
                    return answers.success { MerchantInstrumentList(list.map { MerchantInstrumentObject($0) }).write(to: &$0) }
                }))
    }

    /// `DELETE /payment-instruments/{token}`.
    func deleteInstrument(
        _ token: String, _ request: borrowing HTTPRequest, _ caller: Caller
    ) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.deleteCards)
        let head = try CheckoutRequest(request)
        return .answer(
            once(head.key, RememberedRoute(.deleteInstrument, subject: token), by: caller) { () async throws(VaultError) in
                let card = try await vault.deleteInstrument(token: token, by: caller)
                return answers.success { MerchantInstrumentObject(tombstone: card).write(to: &$0) }
            })
    }

    /// `POST /payment-instruments/{token}/vault`.
    func keepInstrument(
        _ token: String, _ request: borrowing HTTPRequest, _ caller: Caller
    ) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.addCards)
        let head = try CheckoutRequest(request)
        return body(.merchant) { body throws(CheckoutRefusal) in
            let asked = try required(
                try CheckoutBody.keepInstrument.read(body, isJSON: head.isJSON, as: KeepInstrumentRequest.init(_:)))
            let route = RememberedRoute(.keepInstrument, subject: token)
            return once(head.key, route, body: body, by: caller) { () async throws(VaultError) in
                answer(
                    try await vault.keepInstrument(token: token, customer: asked.customerId, verify: asked.verify, by: caller))
            }
        }
    }

    /// `POST /payment-instruments/{token}/default`. A body is not asked for.
    func makeDefault(_ token: String, _ request: borrowing HTTPRequest, _ caller: Caller) throws(CheckoutRefusal) -> HTTPDecision {
        try caller.needs(.addCards)
        let head = try CheckoutRequest(request)
        return .answer(
            once(head.key, RememberedRoute(.makeDefault, subject: token), by: caller) { () async throws(VaultError) in
                answer(try await vault.makeDefault(token: token, by: caller))
            })
    }

    private func answer(_ instrument: Instrument) -> HTTPResponse {
        answers.success { MerchantInstrumentObject(instrument).write(to: &$0) }
    }
}
