internal import CofferVault

/// The columns of `payment`, in the one order in which this module reads and writes them.
enum PaymentColumns {
    static let list = """
        tenant, id, session, account, order_id, status, open, amount, currency, version, key_version, sealed_content, sealed_progress,
        sealed_number
        """

    /// As many placeholders as there are columns.
    static let placeholders = Array(repeating: "?", count: 14).joined(separator: ",")

    /// Binds a row's columns from 1.
    static func bind(_ row: PaymentRow, to statement: Statement) {
        statement.bind(1, row.tenant.number)
        statement.bind(2, row.id.raw)
        if let session = row.session { statement.bind(3, session) } else { statement.bind(3, nil as [UInt8]?) }
        statement.bind(4, row.account?.text)
        statement.bind(5, row.orderId)
        statement.bind(6, row.status.rawValue)
        statement.bind(7, row.isOpen)
        statement.bind(8, row.amount)
        statement.bind(9, row.currency)
        statement.bind(10, row.version)
        statement.bind(11, row.keyVersion)
        statement.bind(12, row.sealedContent)
        statement.bind(13, row.sealedProgress)
        statement.bind(14, row.sealedNumber)
    }

    /// Reads a row.
    /// - Throws: ``StoreError/malformedRow``.
    static func read(_ statement: Statement) throws(StoreError) -> PaymentRow {
        guard let status = statement.text(5).flatMap(PaymentStatus.init(rawValue:)), let currency = statement.text(8),
            let content = statement.bytes(11), let progress = statement.bytes(12)
        else { throw .malformedRow }
        var account: AccountID?
        if let text = statement.text(3) {
            guard let found = AccountID(text) else { throw .malformedRow }
            account = found
        }
        return PaymentRow(
            id: PaymentID(try statement.id(1)), tenant: TenantID(statement.int(0)),
            session: statement.isNull(2) ? nil : try statement.id(2), account: account, orderId: statement.text(4), status: status,
            isOpen: statement.int(6) != 0, amount: statement.int(7), currency: currency, version: statement.int(9),
            keyVersion: statement.int(10), sealedContent: content, sealedProgress: progress, sealedNumber: statement.bytes(13))
    }

    /// Whether the row that a statement stands at matches a filter; its time is looked at by the search itself.
    static func matches(_ statement: Statement, _ filter: PaymentFilter) -> Bool {
        if let account = filter.account, statement.text(3) != account.text { return false }
        if let order = filter.orderId, statement.text(4) != order { return false }
        if !filter.statuses.isEmpty {
            guard let status = statement.text(5).flatMap(PaymentStatus.init(rawValue:)), filter.statuses.contains(status) else {
                return false
            }
        }
        let amount = statement.int(7)
        if let minimum = filter.amountMin, amount < minimum { return false }
        if let maximum = filter.amountMax, amount > maximum { return false }
        if let currency = filter.currency, statement.text(8) != currency { return false }
        return true
    }
}
