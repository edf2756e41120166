/// The merchant's body of `POST /payments/{id}/capture`, `/cancel` and `/refund` (primer.md §5.2); every member may be absent.
public struct PaymentChangeRequest: Equatable, Sendable {
    /// How much, minor units, at least one; nil for all that is left.
    public var amount: Int64?
    /// Whether no further capture follows.
    public var isFinal: Bool?
    /// The merchant's words about it.
    public var reason: String?

    /// Makes a request.
    public init(amount: Int64? = nil, isFinal: Bool? = nil, reason: String? = nil) {
        self.amount = amount
        self.isFinal = isFinal
        self.reason = reason
    }

    /// Reads an object.
    /// - Throws: ``WireProblem`` when there is no object or a known member has the wrong type, form or size.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        self.init(
            amount: try fields.integer("amount", in: 1...WireLimits.amountMax), isFinal: try fields.bool("final"),
            reason: try fields.text("reason"))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "amount", amount)
        writer.member(ifPresent: "final", isFinal)
        writer.member(ifPresent: "reason", reason)
        writer.endObject()
    }
}
