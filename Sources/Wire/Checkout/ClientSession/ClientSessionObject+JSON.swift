extension ClientSessionObject {
    /// Reads the JSON of a session.
    /// - Throws: ``WireProblem`` with the path of the first member that is not acceptable; also when the text is longer than
    ///   ``WireLimits/clientSessionBytesMax`` and when the lines of the order add up to no amount.
    public init(json: [UInt8]) throws(WireProblem) {
        if json.count > WireLimits.clientSessionBytesMax {
            throw WireProblem(path: "", reason: .tooLong(maximum: WireLimits.clientSessionBytesMax))
        }
        try self.init(FieldReader.body(json))
    }

    /// Reads a value; what it says is checked as by ``init(json:)``.
    /// - Throws: ``WireProblem``.
    public init(_ value: JSONValue) throws(WireProblem) {
        if value.sourceRange.count > WireLimits.clientSessionBytesMax {
            throw WireProblem(path: "", reason: .tooLong(maximum: WireLimits.clientSessionBytesMax))
        }
        try self.init(FieldReader(value))
    }

    init(_ fields: FieldReader) throws(WireProblem) {
        self.init()
        orderId = try fields.text("orderId")
        currencyCode = try fields.letters("currencyCode", count: 3)
        amount = try fields.amount("amount")
        customerId = try fields.text("customerId")
        metadata = try fields.object("metadata").map { RawJSON($0.value) }
        approvalMode = try fields.choice("approvalMode", of: ApprovalMode.self)
        if let fields = try fields.object("order") { order = try OrderObject(checking: fields) }
        if let fields = try fields.object("customer") { customer = try CustomerObject(checking: fields) }
        if let fields = try fields.object("paymentMethod") { paymentMethod = try SessionPaymentMethodObject(fields) }
        try checkTotals(fields)
    }

    /// The session as JSON in the merchant's shape; ``init(json:)`` reads it back the same.
    public var jsonBytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeMembers(to: &writer)
        writer.endObject()
    }

    /// Writes the members without the braces, for an answer that adds its own.
    public func writeMembers(to writer: inout JSONWriter) {
        writer.member(ifPresent: "orderId", orderId)
        writer.member(ifPresent: "currencyCode", currencyCode)
        writer.member(ifPresent: "amount", amount)
        writer.member(ifPresent: "customerId", customerId)
        writer.member(ifPresent: "metadata", metadata)
        writer.member(ifPresent: "approvalMode", approvalMode?.rawValue)
        writer.member(ifPresent: "order", order)
        writer.member(ifPresent: "customer", customer)
        writer.member(ifPresent: "paymentMethod", paymentMethod)
    }
}
