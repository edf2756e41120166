/// The SDK's body of `POST /payments` (primer.md §3.3).
public struct CreatePaymentRequest: Equatable, Sendable {
    /// The token of the instrument that pays.
    public var paymentMethodToken: String

    /// Makes a request.
    public init(paymentMethodToken: String) { self.paymentMethodToken = paymentMethodToken }

    /// Reads an object.
    /// - Throws: ``WireProblem`` when there is no object, or `paymentMethodToken` is missing, empty, too long or no string.
    public init(_ value: JSONValue) throws(WireProblem) {
        paymentMethodToken = try FieldReader(value).requiredText("paymentMethodToken", bytesMax: WireLimits.clientTokenBytesMax)
    }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("paymentMethodToken", paymentMethodToken)
        writer.endObject()
    }
}

extension CreatePaymentRequest: WireSilent {}
