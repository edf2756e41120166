internal import CofferHTTPServer
internal import CofferVault

/// What of a request's head is needed after its body has come.
struct CheckoutRequest: Sendable {
    /// Whether it says that the body is JSON (RFC 8259), parameters or not.
    let isJSON: Bool
    /// The text of `X-Idempotency-Key`; nil where it is absent or the route does not take one.
    let key: String?

    /// Reads the head.
    /// - Throws: ``CheckoutErrorID/requestValidation`` for a doubtful key.
    init(_ request: borrowing HTTPRequest, takesKey: Bool = true) throws(CheckoutRefusal) {
        isJSON = Self.isJSON(request)
        key = takesKey ? try Self.key(request) : nil
    }

    private static func isJSON(_ request: borrowing HTTPRequest) -> Bool {
        guard request.headerCount("Content-Type") == 1,
            let rest = request.header("Content-Type")?.dropping(prefixInAnyCase: "application/json")
        else { return false }
        return rest.isEmpty || rest.bytes[0] == UInt8(ascii: ";") || rest.bytes[0] == UInt8(ascii: " ")
    }

    private static func key(_ request: borrowing HTTPRequest) throws(CheckoutRefusal) -> String? {
        guard let field = request.header("X-Idempotency-Key") else { return nil }
        guard request.headerCount("X-Idempotency-Key") == 1, !field.isEmpty,
            let key = String(validating: field.bytes, as: UTF8.self), key.unicodeScalars.count <= Limits.idempotencyKeyCharactersMax
        else { throw .idempotencyKey }
        return key
    }
}
