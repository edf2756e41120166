internal import CofferCardRules
internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CaasHandler {
    /// Adds a card: answered when it is durable.
    func add(_ request: borrowing HTTPRequest, caller: Caller) -> HTTPDecision {
        guard request.headerCount("Idempotency-Key") <= 1 else {
            return .answer(.now(answers.failure(.invalid("Idempotency-Key"), method: .post, route: .collection)))
        }
        let field = request.header("Idempotency-Key")
        let key = field.flatMap { String(validating: $0.bytes, as: UTF8.self) }
        guard (key == nil) == (field == nil) else {
            return .answer(.now(answers.failure(.invalid("Idempotency-Key"), method: .post, route: .collection)))
        }
        return .body { body in
            let card: AddCard
            do throws(CaasRefusal) {
                card = try AddRequest.read(body, idempotencyKey: key)
            } catch {
                return .now(answers.failure(error, method: .post, route: .collection))
            }
            return .later {
                do throws(VaultError) {
                    return added(try await vault.addCard(card, by: caller), partner: try partners.name(of: caller.tenant))
                } catch {
                    return answers.failure(CaasRefusal(error), method: .post, route: .collection)
                }
            }
        }
    }

    private func added(_ added: AddedCard, partner: String?) -> HTTPResponse {
        let fields = added.isReplay ? [HTTPResponse.Field("Idempotent-Replayed", "true")] : []
        return answers.success(fields: fields) { writer in
            writer.beginObject()
            writer.member("customerId", added.card.account.text)
            writer.member(ifPresent: "partnerId", partner)
            writer.key("paymentMethod")
            answers.write(added.card, to: &writer)
            // D12: the same number with a new expiry updates the card and says so.
            if added.effect == .expiryUpdated { writer.member("updated", true) }
            writer.endObject()
        }
    }

    /// The customer's cards, oldest first.
    func list(of customer: String, caller: Caller, route: CaasRoute) -> HTTPAnswer {
        now(.get, route) { () throws(VaultError) in
            let cards = try vault.cards(of: customer, by: caller)
            return answers.success { writer in
                writer.beginObject()
                writer.key("paymentMethods")
                writer.beginArray()
                for card in cards { answers.write(card, to: &writer) }
                writer.endArray()
                writer.endObject()
            }
        }
    }

    /// One card.
    func read(_ id: String, of customer: String, caller: Caller, route: CaasRoute) -> HTTPAnswer {
        now(.get, route) { () throws(VaultError) in
            let card = try vault.card(id, of: customer, by: caller)
            return answers.success { answers.write(card, to: &$0) }
        }
    }

    /// The customer's limits.
    func status(of customer: String, caller: Caller, route: CaasRoute) -> HTTPAnswer {
        now(.get, route) { () throws(VaultError) in
            let limits = try vault.limits(of: customer, by: caller)
            return answers.success { writer in
                writer.beginObject()
                writer.member("maxReached", limits.maxReached)
                writer.member("maxVerifiedReached", limits.maxVerifiedReached)
                writer.member("maxTotalReached", limits.maxTotalReached)
                writer.endObject()
            }
        }
    }

    /// Deletes a card: answered when that is durable.
    func delete(_ id: String, of customer: String, caller: Caller, route: CaasRoute) -> HTTPAnswer {
        .later {
            do throws(VaultError) {
                let card = try await vault.deleteCard(id, of: customer, by: caller)
                return answers.success { answers.write(card, to: &$0) }
            } catch {
                return answers.failure(CaasRefusal(error), method: .delete, route: route)
            }
        }
    }

    private func now(
        _ method: HTTPMethod, _ route: CaasRoute, _ body: () throws(VaultError) -> HTTPResponse
    ) -> HTTPAnswer {
        do throws(VaultError) { return .now(try body()) } catch {
            return .now(answers.failure(CaasRefusal(error), method: method, route: route))
        }
    }

    /// Takes the customer from the query, or else from a JSON body (coinme.md §1.7: take the query, tolerate the body).
    func withCustomer(
        _ request: borrowing HTTPRequest, _ route: CaasRoute, _ body: @escaping (String) -> HTTPAnswer
    ) -> HTTPDecision {
        let method = request.method
        do throws(CaasRefusal) {
            if let customer = try Self.customer(inQueryOf: request) { return .answer(body(customer)) }
        } catch {
            return .answer(.now(answers.failure(error, method: method, route: route)))
        }
        return .body { [answers] bytes in
            do throws(CaasRefusal) {
                return body(try Self.customer(in: bytes))
            } catch {
                return .now(answers.failure(error, method: method, route: route))
            }
        }
    }

    private static func customer(inQueryOf request: borrowing HTTPRequest) throws(CaasRefusal) -> String? {
        let customer = try JSONMember.same(
            try value(request.query("customerId")), try value(request.query("accountId")), "customerId")
        guard let customer else { return nil }
        guard !CardNumberScan.holds(customer) else { throw .invalid("customerId") }
        return customer
    }

    private static func value(_ value: HTTPQueryValue) throws(CaasRefusal) -> String? {
        switch value {
        case .absent: return nil
        case .value(let text): return text.isEmpty ? nil : text
        case .unclear: throw .invalid("customerId")
        }
    }

    private static func customer(in body: HTTPBody) throws(CaasRefusal) -> String {
        guard body.count > 0 else { throw .invalid("customerId") }
        let root = try AddRequest.root(of: body.withUnsafeBytes { Array($0) })
        let customer = try JSONMember.same(
            try root["customerId"].flatMap { value throws(CaasRefusal) in try JSONMember.identifier(value, "customerId") },
            try root["accountId"].flatMap { value throws(CaasRefusal) in try JSONMember.identifier(value, "accountId") },
            "customerId")
        guard let customer, !CardNumberScan.holds(customer) else { throw .invalid("customerId") }
        return customer
    }
}
