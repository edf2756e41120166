internal import CofferCrypto
internal import CofferWire

extension Vault {
    /// Pays for an app's client session: amount, currency, customer and terms are the session's, and the app may say nothing about them. The
    /// surcharge is that of the network of the card that pays.
    /// - Parameter key: The idempotency key, 1 through 255 characters; it belongs to the session.
    /// - Returns: A payment in any status but one that needs a merchant; declined is no error. Durable when this returns.
    /// - Throws: ``VaultError/instrumentTokenInvalid`` alike for unknown, changed, expired, foreign and used tokens and those of deleted
    ///   cards; ``VaultError/invalidPayment(field:)`` for a session that lacks an amount or a currency; ``VaultError/expiredBearer``;
    ///   idempotency's refusals. Nothing is charged then.
    public func pay(_ request: PayRequest, key: String? = nil, by caller: CheckoutCaller) async throws(VaultError) -> PaymentAnswer {
        let scope = RememberedScope(tenant: caller.tenant, session: caller.session.raw)
        return try await once(key, scope, request: request.bytes()) { (key) async throws(VaultError) in
            let session = try self.clientSession(of: caller)
            let payable = try self.openPaymentToken(request.paymentMethodToken, tenant: caller.tenant, session: session)
            let card = try self.payingCard(payable)
            let order = PayOrder(
                tenant: caller.tenant, actor: caller.actor, session: caller.session.raw, account: session.account, card: card,
                terms: try PaymentTerms(session.content, card: card.brand))
            return (try await self.authorise(order, key: key), 0)
        }
    }

    /// Pays for a merchant, with a saved card's own token or with a single-use one, whose session fills what the request leaves open.
    /// - Parameter key: The idempotency key, 1 through 255 characters; it belongs to the tenant.
    /// - Throws: ``VaultError/notPermitted``, and as ``pay(_:key:by:)-(_,_,CheckoutCaller)``; ``VaultError/cardNumberInSession(path:)``;
    ///   ``VaultError/invalidSession(_:)``; ``VaultError/invalidPayment(field:)`` for a customer that is none or that the card is not of.
    public func pay(_ request: PayRequest, key: String? = nil, by caller: Caller) async throws(VaultError) -> PaymentAnswer {
        guard caller.scopes.contains(.managePayments) else { throw .notPermitted }
        let scope = RememberedScope(tenant: caller.tenant, session: nil)
        return try await once(key, scope, request: request.bytes()) { (key) async throws(VaultError) in
            let payable = try self.openPaymentToken(request.paymentMethodToken, tenant: caller.tenant, session: nil)
            let session = SingleUseSealer.session(of: request.paymentMethodToken)
            let content = try self.content(of: request, session: session, tenant: caller.tenant)
            let named: AccountID?
            do throws(VaultError) { named = try SessionContent.account(of: content) } catch {
                throw error == .invalidRequest(field: .accountId) ? .invalidPayment(field: .customerId) : error
            }
            var account = named
            if case .saved(let row) = payable.source {
                guard named == nil || named == row.account else { throw .invalidPayment(field: .customerId) }
                account = row.account
            }
            if let account { try self.admit(account, webSessionId: nil) }
            let card = try self.payingCard(payable)
            let order = PayOrder(
                tenant: caller.tenant, actor: caller.actor, session: session?.raw, account: account, card: card,
                terms: try PaymentTerms(content, card: card.brand))
            return (try await self.authorise(order, key: key), 0)
        }
    }

    /// What a merchant's request says, over what the session of its token says.
    private func content(
        of request: PayRequest, session: ClientSessionID?, tenant: TenantID
    ) throws(VaultError) -> ClientSessionObject {
        guard let session else { return request.content }
        let row = try folding { try store.clientSession(session, tenant: tenant) }
        guard let row, row.head.expiresAt > clock.milliseconds() else { throw .instrumentTokenInvalid }
        let base = try sessionSealer.openContent(row).0
        guard let over = try? JSONDocument(request.content.jsonBytes) else { throw .damagedRecord }
        do throws(WireProblem) { return try base.merging(patch: over.root) } catch { throw .invalidSession(error) }
    }

    private func payingCard(_ payable: PayableCard) throws(VaultError) -> PayingCard {
        switch payable.source {
        case .saved(let row):
            let (number, month, year) = try openNumber(of: row)
            let card = try stored(row)
            return PayingCard(
                number: number, month: month, year: year, securityCode: payable.securityCode, person: card.person, brand: card.brand,
                bin: card.bin, last4: card.last4, funding: card.funding,
                saved: PayingCard.Saved(id: row.id, token: row.token, account: row.account), redemption: payable.redemption)
        case .fresh(let card):
            let masked = card.masked
            return PayingCard(
                number: card.number, month: masked.month, year: masked.year, securityCode: payable.securityCode,
                person: CardPerson(holderName: masked.holderName), brand: masked.brand, bin: masked.bin, last4: masked.last4,
                funding: .debit, saved: nil, redemption: payable.redemption)
        }
    }
}

extension PayRequest {
    /// All that the request asks for, for an idempotency key. A token is random, and what it carries sealed cannot be told from it.
    func bytes() -> [UInt8] {
        let json = content.jsonBytes
        var bytes = ByteWriter(capacity: 256 + paymentMethodToken.utf8.count + json.count)
        bytes.append(byte: 0)
        bytes.append(field: paymentMethodToken)
        bytes.append(field: json)
        return bytes.bytes
    }
}
