/// The body of `POST /payment-instruments/{id}/exchange` (primer.md §3.3): the security code, or nothing at all.
public struct ExchangeRequest: Equatable, Sendable {
    /// The security code as typed; whether it fits the card is the vault's question.
    public var cvv: SecretText?

    /// Makes a request.
    public init(cvv: SecretText? = nil) { self.cvv = cvv }

    /// Reads an object; an absent, null or empty code is none.
    /// - Throws: ``WireProblem`` when there is no object, or `cvv` is no string.
    public init(_ value: JSONValue) throws(WireProblem) { cvv = try FieldReader(value).secret("cvv") }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "cvv", cvv)
        writer.endObject()
    }
}

extension ExchangeRequest: WireSilent {}
