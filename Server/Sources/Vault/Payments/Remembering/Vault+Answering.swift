internal import CofferCrypto
internal import CofferWire

extension Vault {
    /// Answers a merchant's request once: the same key with the same body gets the first answer again.
    /// - Parameters:
    ///   - key: The text of the idempotency key, 1 through 255 characters.
    ///   - body: Empty, or JSON; anything else is answered and not remembered. Members that hold a security code are left out of what is
    ///     remembered.
    ///   - work: Answers the request. Its answer is remembered for 24 hours, sealed, unless a later try may end otherwise: status 408, 409,
    ///     429, and from 500 on.
    /// - Throws: ``VaultError/idempotencyKeyReused`` for the key with another request, ``VaultError/idempotencyKeyInFlight`` for a twin that is
    ///   being worked on, ``VaultError/invalidPayment(field:)`` for a key that is none.
    public func answering(
        key: String, route: RememberedRoute, body: [UInt8], by caller: Caller, work: () async -> RememberedAnswer
    ) async throws(VaultError) -> (answer: RememberedAnswer, isReplay: Bool) {
        try await answering(key, RememberedScope(tenant: caller.tenant, session: nil), route, body, work)
    }

    /// Answers an app's request once, as ``answering(key:route:body:by:work:)-(_,_,_,Caller,_)``; the key belongs to the client session.
    public func answering(
        key: String, route: RememberedRoute, body: [UInt8], by caller: CheckoutCaller, work: () async -> RememberedAnswer
    ) async throws(VaultError) -> (answer: RememberedAnswer, isReplay: Bool) {
        try await answering(key, RememberedScope(tenant: caller.tenant, session: caller.session.raw), route, body, work)
    }

    private func answering(
        _ key: String, _ scope: RememberedScope, _ route: RememberedRoute, _ body: [UInt8], _ work: () async -> RememberedAnswer
    ) async throws(VaultError) -> (answer: RememberedAnswer, isReplay: Bool) {
        guard let content = RequestContent.bytes(of: body) else { return (await work(), false) }
        var request = ByteWriter(capacity: 64 + content.count)
        request.append(byte: route.kind.rawValue)
        request.append(field: route.subject)
        request.append(field: content)
        let tenant = scope.tenant
        let remembered = try rememberedKey(key, scope, request: request.bytes)
        let place = try claim(remembered, tenant: tenant)
        defer { gate.leave(place) }
        if let row = try self.remembered(remembered, tenant: tenant) {
            guard case .sealed(let sealed, let version) = row.answer else { throw .idempotencyKeyReused }
            return (try paymentSealer.answer(sealed, key: row.key, tenant: tenant, keyVersion: version), true)
        }
        let answer = await work()
        guard answer.status < 500, ![408, 409, 429].contains(answer.status) else { return (answer, false) }
        let version = keys.recordsVersion
        let sealed = try paymentSealer.seal(answer, key: remembered.key, tenant: tenant, keyVersion: version)
        let now = clock.milliseconds()
        let row = remembered.row(.sealed(sealed, keyVersion: version), tenant: tenant, at: now)
        do { try await store.write { try $0.remember(row, outlived: now - Limits.idempotencyMilliseconds) } } catch {
            // What was asked for is done: an error here would have it done again.
            return (answer, false)
        }
        return (answer, false)
    }
}

/// What of a body is remembered.
enum RequestContent {
    /// Names of members that hold a security code, in lower case and without separators.
    private static let secretNames: Set<String> = [
        "cvv", "cvv2", "cvc", "cvc2", "cid", "csc", "securitycode", "cardsecuritycode", "cardcvv",
    ]

    /// The members of a JSON body but those with a security code; empty for an empty body, nil for a body that is not JSON.
    static func bytes(of body: [UInt8]) -> [UInt8]? {
        if body.isEmpty { return [] }
        guard let document = try? JSONDocument(body) else { return nil }
        var writer = JSONWriter(capacity: body.count)
        write(document.root, of: body, to: &writer)
        return writer.bytes
    }

    private static func write(_ value: JSONValue, of body: [UInt8], to writer: inout JSONWriter) {
        switch value.kind {
        case .object:
            writer.beginObject()
            for (key, member) in value.members {
                guard let name = key.string, !isSecret(name) else { continue }
                writer.key(name)
                write(member, of: body, to: &writer)
            }
            writer.endObject()
        case .array:
            writer.beginArray()
            for element in value.elements { write(element, of: body, to: &writer) }
            writer.endArray()
        case .string: writer.string(value.string ?? "")
        case .number, .bool, .null: writer.raw(Array(body[value.sourceRange]))
        }
    }

    private static func isSecret(_ name: String) -> Bool {
        secretNames.contains(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
    }
}
