internal import CofferHTTPServer
internal import CofferVault

/// What `GET /payments` asks for: filters, a cursor, and how many.
struct PaymentQuery {
    /// Which payments.
    var filter = PaymentFilter()
    /// Where the page begins; nil for the first.
    var after: PaymentID?
    /// How many at most.
    var limit = Limits.paymentPageMax

    /// Reads a query; arguments that are not known are ignored.
    /// - Throws: ``CheckoutErrorID/requestValidation``.
    init(_ request: borrowing HTTPRequest) throws(CheckoutRefusal) {
        if let text = try CheckoutQuery.text(request.query("customer_id"), "customer_id") {
            guard let account = AccountID(text) else { throw CheckoutQuery.invalid("customer_id", "Is no customer's id.") }
            filter.account = account
        }
        filter.orderId = try CheckoutQuery.text(request.query("order_id"), "order_id")
        for name in try CheckoutQuery.text(request.query("status"), "status")?.split(separator: ",") ?? [] {
            guard let status = PaymentStatus(rawValue: String(name)) else { throw CheckoutQuery.invalid("status", "Is no status.") }
            filter.statuses.insert(status)
        }
        filter.currency = try CheckoutQuery.text(request.query("currency_code"), "currency_code")
        filter.amountMin = try CheckoutQuery.integer(request.query("min_amount"), "min_amount")
        filter.amountMax = try CheckoutQuery.integer(request.query("max_amount"), "max_amount")
        filter.from = try CheckoutQuery.moment(request.query("from_date"), "from_date")
        filter.to = try CheckoutQuery.moment(request.query("to_date"), "to_date")
        if let text = try CheckoutQuery.text(request.query("cursor"), "cursor") {
            guard let cursor = PaymentID(text) else { throw CheckoutQuery.invalid("cursor", "Is no cursor.") }
            after = cursor
        }
        if let limit = try CheckoutQuery.integer(request.query("limit"), "limit") {
            guard limit >= 1, limit <= Limits.paymentPageMax else {
                throw CheckoutQuery.invalid("limit", "Must be from 1 to \(Limits.paymentPageMax).")
            }
            self.limit = Int(limit)
        }
    }
}
