import CofferFoundation

/// A vault's answer to a submit that succeeded, scrubbed of card number and security code.
public struct VaultSubmitResult: Sendable {
    /// The HTTP status, 200 through 299.
    public let status: Int
    /// The answer as text; nil when it was empty.
    public let body: String?
    private let isJSON: Bool

    /// The whole answer as `JSONSerialization` reads it (the root, not the envelope's `data` member); nil when it is empty or not JSON.
    public var data: Any? {
        guard isJSON, let body else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(body.utf8), options: .fragmentsAllowed)
    }

    /// An answer that has been scrubbed.
    init(status: Int, body: String?, isJSON: Bool) {
        self.status = status
        self.body = body
        self.isJSON = isJSON
    }
}
