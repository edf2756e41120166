internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// `GET /sdk/payment-instruments`: asked for most, so answered at once from the thread that asked.
    func instruments(_ caller: CheckoutCaller) throws(CheckoutRefusal) -> HTTPResponse {
        let list: [Instrument]
        do throws(VaultError) { list = try vault.instruments(by: caller) } catch { throw CheckoutRefusal(error, .sdk) }
        return answers.success(capacity: 64 + list.count * Self.instrumentBytes) { writer in
            writer.beginObject()
            writer.key("data")
            writer.beginArray()
            for instrument in list { instrument.writeEntry(to: &writer) }
            writer.endArray()
            writer.endObject()
        }
    }

    /// About what one entry of the list takes.
    private static let instrumentBytes = 512

    /// `POST /sdk/payment-instruments`. Takes no idempotency key: its answer carries the security code, sealed, and nothing of that rests
    /// anywhere (D8).
    func tokenise(_ request: borrowing HTTPRequest, _ caller: CheckoutCaller) throws(CheckoutRefusal) -> HTTPDecision {
        let head = try CheckoutRequest(request, takesKey: false)
        return body(.sdk) { body throws(CheckoutRefusal) in
            let card = try required(
                try CheckoutBody.tokenise.read(body, isJSON: head.isJSON) { (value) throws(CheckoutRefusal) in try Self.card(value) })
            return .later {
                await response(.sdk) { () async throws(VaultError) in
                    let object =
                        switch try await vault.tokenise(card, by: caller) {
                        case .payableOnce(let token, let masked): InstrumentObject(masked, token: token, id: token.redemption.text)
                        case .kept(let instrument, _): InstrumentObject(instrument, token: nil)
                        }
                    return answers.success { object.write(to: &$0) }
                }
            }
        }
    }

    /// Reads a card into memory that is wiped; nothing of the document is kept.
    private static func card(_ value: JSONValue) throws(CheckoutRefusal) -> TokeniseCard {
        let asked: TokeniseRequest
        do throws(WireProblem) { asked = try TokeniseRequest(value) } catch { throw CheckoutBody.tokenise.refusal(error) }
        let keeps = asked.tokenType == .multiUse || asked.paymentFlow == .vault
        guard !keeps || asked.tokenType == .multiUse && asked.paymentFlow == .vault else {
            throw CheckoutRefusal(
                .requestValidation, model: CheckoutBody.tokenise.model, path: "tokenType", "MULTI_USE goes with paymentFlow VAULT.")
        }
        guard let code = asked.cvv else {
            throw CheckoutRefusal(
                .requestValidation, model: CheckoutBody.tokenise.model, path: "paymentInstrument.cvv", "This member is required.")
        }
        return TokeniseCard(
            number: asked.number.withBytes { SecretBytes(copying: $0) }, month: asked.expirationMonth, year: asked.expirationYear,
            securityCode: code.withBytes { SecretBytes(copying: $0) }, holderName: asked.cardholderName,
            preferredNetwork: asked.preferredNetwork, purpose: keeps ? .keep : .payOnce)
    }

    /// `POST /sdk/payment-instruments/{id}/exchange`. Takes no idempotency key, as ``tokenise(_:_:)``; nothing is written either, so a
    /// second exchange harms nobody.
    func exchange(
        _ id: String, _ request: borrowing HTTPRequest, _ caller: CheckoutCaller
    ) throws(CheckoutRefusal) -> HTTPDecision {
        let head = try CheckoutRequest(request, takesKey: false)
        return body(.sdk) { body throws(CheckoutRefusal) in
            let code = try CheckoutBody.exchange.read(body, isJSON: head.isJSON) { (value) throws(CheckoutRefusal) in
                do throws(WireProblem) {
                    return try ExchangeRequest(value).cvv?.withBytes { SecretBytes(copying: $0) }
                } catch { throw CheckoutBody.exchange.refusal(error) }
            }
            return .now(
                try now(.sdk) { () throws(VaultError) in
                    let exchanged = try vault.exchange(id, securityCode: code ?? nil, by: caller)
                    return answers.success { InstrumentObject(exchanged.instrument, token: exchanged.token).write(to: &$0) }
                })
        }
    }

    /// `DELETE /sdk/payment-instruments/{id}/vault`: the same deletion as on every face.
    func deleteInstrument(_ id: String, _ caller: CheckoutCaller) -> HTTPDecision {
        .answer(
            .later {
                await response(.sdk) { () async throws(VaultError) in
                    _ = try await vault.deleteInstrument(id, by: caller)
                    return CheckoutAnswers.done
                }
            })
    }
}
