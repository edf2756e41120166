internal import CofferCardRules
internal import CofferWire

/// The rules of a client session that need no store.
enum SessionContent {
    /// Judges the content of a session.
    /// - Returns: The customer; nil when it names none.
    /// - Throws: ``VaultError/invalidSession(_:)`` for a content that is too long to be read again, which changes of an app, or members
    ///   that are kept in a longer form than they came in, can make of one that was not; ``VaultError/invalidRequest(field:)`` for a
    ///   malformed customer; ``VaultError/cardNumberInSession(path:)`` (D14).
    static func account(of content: ClientSessionObject) throws(VaultError) -> AccountID? {
        var json = content.jsonBytes
        defer { json.wipe() }
        guard json.count <= WireLimits.clientSessionBytesMax else {
            throw .invalidSession(WireProblem(path: "", reason: .tooLong(maximum: WireLimits.clientSessionBytesMax)))
        }
        guard let document = try? JSONDocument(json) else { throw .invalidRequest(field: .accountId) }
        if let path = pathOfCardNumber(document.root, path: "") { throw .cardNumberInSession(path: path) }
        guard let text = content.customerId else { return nil }
        guard let account = AccountID(text) else { throw .invalidRequest(field: .accountId) }
        return account
    }

    /// The merchant's own keys are no part of a path: they may be anything.
    private static let ownKeys: Set<String> = [
        "orderId", "customerId", "order", "lineItems", "itemId", "name", "description", "taxCode", "productData", "fees", "type",
        "shipping", "methodId", "methodName", "methodDescription", "customer", "emailAddress", "mobileNumber", "firstName", "lastName",
        "billingAddress", "shippingAddress", "addressLine1", "addressLine2", "city", "state", "postalCode", "taxId",
        "nationalDocumentId", "metadata", "paymentMethod", "descriptor", "options",
    ]

    private static func pathOfCardNumber(_ value: JSONValue, path: String) -> String? {
        switch value.kind {
        case .object:
            for (key, member) in value.members {
                let name = key.string ?? ""
                if CardNumberScan.holds(name) { return path }
                let isOwn = ownKeys.contains(name) && path != "metadata"
                let inner = isOwn ? (path.isEmpty ? name : path + "." + name) : path
                if let found = pathOfCardNumber(member, path: inner) { return found }
            }
            return nil
        case .array:
            for element in value.elements {
                if let found = pathOfCardNumber(element, path: path) { return found }
            }
            return nil
        case .string: return CardNumberScan.holds(value.string ?? "") ? path : nil
        case .number: return PANScan.containsPAN(value.numberText ?? "") ? path : nil
        case .bool, .null: return nil
        }
    }
}
