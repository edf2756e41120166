/// The merchant's body of `POST /payments` (primer.md §5.2): an instrument's token, and what a client session would say.
public struct MerchantPaymentRequest: Equatable, Sendable {
    /// The token of the instrument that pays.
    public var paymentMethodToken: String
    /// Order, amount, customer, metadata and how to be paid; what is absent is filled from the session of a single-use token.
    public var content: ClientSessionObject

    /// Makes a request.
    public init(paymentMethodToken: String, content: ClientSessionObject = ClientSessionObject()) {
        self.paymentMethodToken = paymentMethodToken
        self.content = content
    }

    /// Reads an object, as strictly as a client session.
    /// - Throws: ``WireProblem``.
    public init(_ value: JSONValue) throws(WireProblem) {
        paymentMethodToken = try FieldReader(value).requiredText("paymentMethodToken", bytesMax: WireLimits.clientTokenBytesMax)
        content = try ClientSessionObject(value)
    }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("paymentMethodToken", paymentMethodToken)
        content.writeMembers(to: &writer)
        writer.endObject()
    }
}

extension MerchantPaymentRequest: WireSilent {}
