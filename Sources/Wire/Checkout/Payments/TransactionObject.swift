/// One step of a payment at its processor (primer.md §5.2).
public struct TransactionObject: Equatable, Sendable {
    /// When, ISO 8601 in UTC.
    public var date: String?
    /// How much, minor units.
    public var amount: Int64?
    /// Three letters, ISO 4217.
    public var currencyCode: String?
    /// The merchant's order.
    public var orderId: String?
    /// What it was: `SALE`, `CAPTURE`, `CANCEL` or `REFUND`.
    public var transactionType: String?
    /// The processor's reference.
    public var processorTransactionId: String?
    /// The processor.
    public var processorName: String?
    /// The state it left, one of the payment's statuses.
    public var processorStatus: String?
    /// Why, when it was refused.
    public var processorStatusReason: StatusReasonObject?

    /// Makes one from its members.
    public init(
        date: String? = nil, amount: Int64? = nil, currencyCode: String? = nil, orderId: String? = nil,
        transactionType: String? = nil, processorTransactionId: String? = nil, processorName: String? = nil,
        processorStatus: String? = nil, processorStatusReason: StatusReasonObject? = nil
    ) {
        self.date = date
        self.amount = amount
        self.currencyCode = currencyCode
        self.orderId = orderId
        self.transactionType = transactionType
        self.processorTransactionId = processorTransactionId
        self.processorName = processorName
        self.processorStatus = processorStatus
        self.processorStatusReason = processorStatusReason
    }
}

extension TransactionObject {
    /// Reads an object, unknown members ignored; nil when it is none. A member of the wrong type is absent.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            date: value["date"]?.string, amount: value["amount"]?.int64, currencyCode: value["currencyCode"]?.string,
            orderId: value["orderId"]?.string, transactionType: value["transactionType"]?.string,
            processorTransactionId: value["processorTransactionId"]?.string, processorName: value["processorName"]?.string,
            processorStatus: value["processorStatus"]?.string,
            processorStatusReason: value["processorStatusReason"].flatMap(StatusReasonObject.init(_:)))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "date", date)
        writer.member(ifPresent: "amount", amount)
        writer.member(ifPresent: "currencyCode", currencyCode)
        writer.member(ifPresent: "orderId", orderId)
        writer.member(ifPresent: "transactionType", transactionType)
        writer.member(ifPresent: "processorTransactionId", processorTransactionId)
        writer.member(ifPresent: "processorName", processorName)
        writer.member(ifPresent: "processorStatus", processorStatus)
        writer.member(ifPresent: "processorStatusReason", processorStatusReason)
        writer.endObject()
    }
}

extension TransactionObject: WireReadable, WireWritable {}
