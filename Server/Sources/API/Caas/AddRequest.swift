internal import CofferCardRules
internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

/// Reads the body of an addition (coinme.md §1.4).
enum AddRequest {
    /// The vault's request in a body.
    /// - Throws: 666 for what is not acceptable JSON, 667 with the name of a member that is missing or badly formed.
    static func read(_ body: HTTPBody, idempotencyKey: String?) throws(CaasRefusal) -> AddCard {
        var bytes = body.withUnsafeBytes { Array($0) }
        // The document is gone when `read` returns, so this array is the only one left to wipe.
        defer { bytes.wipe() }
        return try read(bytes, idempotencyKey: idempotencyKey)
    }

    private struct Parts {
        var accountId: String?
        var customerId: String?
        var providerId: String?
        var stagingProviderId: String?
        var webSessionId: String?
        var direction: TradeDirection?
        var holderName: String?
        var address: BillingAddress?
        var number: SecretBytes?
        var month: String?
        var year: String?
        var securityCode: SecretBytes?
    }

    private static func read(_ bytes: [UInt8], idempotencyKey: String?) throws(CaasRefusal) -> AddCard {
        let root = try root(of: bytes)
        var parts = Parts()
        for (key, value) in root.members {
            switch key.string {
            case "accountId": parts.accountId = try JSONMember.identifier(value, "accountId")
            case "customerId": parts.customerId = try JSONMember.identifier(value, "customerId")
            case "providerId": parts.providerId = try JSONMember.identifier(value, "providerId")
            case "stagingProviderId": parts.stagingProviderId = try JSONMember.identifier(value, "stagingProviderId")
            case "webSessionId": parts.webSessionId = try JSONMember.text(value, "webSessionId")
            case "paymentProcessAssociation": parts.direction = try direction(value)
            case "cardHolderName": parts.holderName = try JSONMember.text(value, "cardHolderName")
            case "billingAddress": parts.address = try address(value)
            case "card": try readCard(value, into: &parts)
            default: try UnknownMember.check(key, value)
            }
        }
        return try join(parts, idempotencyKey: idempotencyKey)
    }

    /// The outermost object of a body.
    static func root(of bytes: [UInt8]) throws(CaasRefusal) -> JSONValue {
        let document: JSONDocument
        do throws(JSONProblem) { document = try JSONDocument(bytes) } catch { throw .malformed }
        guard document.root.kind == .object else { throw .malformed }
        return document.root
    }

    private static func join(_ parts: Parts, idempotencyKey: String?) throws(CaasRefusal) -> AddCard {
        guard let account = try JSONMember.same(parts.accountId, parts.customerId, "accountId") else { throw .invalid("accountId") }
        let provider = try JSONMember.same(parts.providerId, parts.stagingProviderId, "providerId")
        guard let number = parts.number else { throw .invalid(CardField.cardNumber.rawValue) }
        guard let month = parts.month else { throw .invalid(CardField.month.rawValue) }
        guard let year = parts.year else { throw .invalid(CardField.year.rawValue) }
        guard let code = parts.securityCode else { throw .invalid(CardField.securityCode.rawValue) }
        return AddCard(
            account: account, number: number, month: month, year: year, securityCode: code,
            person: CardPerson(holderName: parts.holderName, billingAddress: parts.address), providerId: provider,
            webSessionId: parts.webSessionId, direction: parts.direction, idempotencyKey: idempotencyKey, face: .caas)
    }

    private static func direction(_ value: JSONValue) throws(CaasRefusal) -> TradeDirection? {
        guard let text = try JSONMember.text(value, CardField.paymentProcessAssociation.rawValue) else { return nil }
        guard let direction = TradeDirection(rawValue: text) else { throw .invalid(CardField.paymentProcessAssociation.rawValue) }
        return direction
    }

    private static func readCard(_ card: JSONValue, into parts: inout Parts) throws(CaasRefusal) {
        guard card.kind == .object else { throw .invalid("card") }
        for (key, value) in card.members {
            switch key.string {
            case "cardNumber": parts.number = try secret(value, .cardNumber)
            case "month": parts.month = try JSONMember.text(value, CardField.month.rawValue)
            case "year": parts.year = try JSONMember.text(value, CardField.year.rawValue)
            case "cvv": parts.securityCode = try secret(value, .securityCode)
            default: try UnknownMember.check(key, value)
            }
        }
    }

    private static func secret(_ value: JSONValue, _ field: CardField) throws(CaasRefusal) -> SecretBytes? {
        if value.isNull { return nil }
        guard let secret = value.withStringBytes({ SecretBytes(copying: $0) }) else { throw .invalid(field.rawValue) }
        return secret.count == 0 ? nil : secret
    }

    private static func address(_ value: JSONValue) throws(CaasRefusal) -> BillingAddress? {
        if value.isNull { return nil }
        guard value.kind == .object else { throw .invalid("billingAddress") }
        var address = BillingAddress()
        for (key, value) in value.members {
            switch key.string {
            case "firstName": address.firstName = try JSONMember.text(value, CardField.firstName.rawValue)
            case "lastName": address.lastName = try JSONMember.text(value, CardField.lastName.rawValue)
            case "country": address.country = try JSONMember.text(value, CardField.country.rawValue)
            case "addressLine1": address.addressLine1 = try JSONMember.text(value, CardField.addressLine1.rawValue)
            case "addressLine2": address.addressLine2 = try JSONMember.text(value, CardField.addressLine2.rawValue)
            case "zipCode": address.zipCode = try JSONMember.text(value, CardField.zipCode.rawValue)
            case "city": address.city = try JSONMember.text(value, CardField.city.rawValue)
            case "state": address.state = try JSONMember.text(value, CardField.state.rawValue)
            default: try UnknownMember.check(key, value)
            }
        }
        return address == BillingAddress() ? nil : address
    }
}
