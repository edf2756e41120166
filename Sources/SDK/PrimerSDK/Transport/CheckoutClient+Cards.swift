import CofferFoundation
import CofferWire

// What a new card needs.

extension CheckoutClient {
    /// Exchanges what pays for a token that pays once.
    func token(for method: PaidMethod?, from source: PaymentSource?) async throws(CallFailure) -> String {
        switch source {
        case .saved(let code)?: return try await exchange(id: method?.id ?? "", code: code)
        case .card(let card)?:
            try await act(card.actions)
            return try await tokenise(card.request)
        case nil: throw CallFailure(problem: .notSent, diagnosticsId: caller.world.uuid())
        }
    }

    /// Changes the client session.
    func act(_ actions: ActionsRequest) async throws(CallFailure) {
        var writer = JSONWriter()
        actions.write(to: &writer)
        try caller.reader.read(await call("POST", "client-session", "actions", body: writer.bytes)) { $0.kind == .object ? () : nil }
    }

    /// Gives a card away for a token that pays once.
    func tokenise(_ request: TokeniseRequest) async throws(CallFailure) -> String {
        var writer = JSONWriter(capacity: 256)
        request.write(to: &writer)
        return try Self.token(of: await call("POST", "payment-instruments", body: writer.bytes), caller.reader)
    }

    /// The networks of a card by its first digits, in the service's order.
    /// - Parameter digits: ASCII digits, ``CardForm/lookupDigitsCount`` of them.
    func networks(of digits: String, at base: Endpoint) async throws(CallFailure) -> [CardNetwork] {
        guard let url = base.appending(["v1", "bin-data", digits]) else {
            throw CallFailure(problem: .notSent, diagnosticsId: caller.world.uuid())
        }
        return try caller.reader.read(await caller.send("GET", url)) { json in
            guard let entries = json["binData"], entries.kind == .array else { return nil }
            return entries.elements.compactMap { $0["network"]?.string }.map(CardNetwork.init(reading:)).filter { $0 != .unknown }
        }
    }

    /// The token in the answer to an exchange or a tokenisation.
    static func token(of answer: CallAnswer, _ reader: AnswerReader) throws(CallFailure) -> String {
        var reader = reader
        reader.trustsTexts = false
        return try reader.read(answer) { json in
            guard let token = InstrumentObject(json)?.token, !token.isEmpty, token.utf8.count <= CheckoutLimits.tokenBytesMax else {
                return nil
            }
            return token
        }
    }
}
