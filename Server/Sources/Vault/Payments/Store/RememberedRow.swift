/// What is kept under an idempotency key of the checkout face: either a step of a payment, or a sealed answer.
public struct RememberedRow: Equatable, Sendable {
    /// The key, and the caller it belongs to, as a code.
    public var key: IdempotencyKey
    /// The tenant.
    public var tenant: TenantID
    /// HMAC of the request without security codes, 32 bytes.
    public var request: [UInt8]
    /// What the answer is made from.
    public var answer: Answer
    /// When, in milliseconds since 1970.
    public var at: Int64

    /// What an answer is made from.
    public enum Answer: Equatable, Sendable {
        /// The payment, as it was when this step was first answered.
        case payment(PaymentReference)
        /// Status and body, sealed under a version of the records key.
        case sealed([UInt8], keyVersion: Int64)
    }

    /// Makes a row from its columns.
    public init(key: IdempotencyKey, tenant: TenantID, request: [UInt8], answer: Answer, at: Int64) {
        self.key = key
        self.tenant = tenant
        self.request = request
        self.answer = answer
        self.at = at
    }
}
