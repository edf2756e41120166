internal import CofferVault

/// The columns of `card`, in the one order in which this module reads and writes them.
enum CardColumns {
    static let list = """
        id, tenant, account, token, fingerprint, key_version, sealed_number, sealed_person, status, funding, brand, bin, last4,
        number_length, month, year, buy, sell, provider, created_at, verified_at, declined_at, deleted_at
        """

    /// What a masked read needs and does not know before it reads.
    static let masked = [
        "token", "key_version", "sealed_person", "status", "funding", "brand", "bin", "last4", "number_length", "month", "year", "buy",
        "sell",
        "provider", "created_at", "verified_at", "declined_at", "deleted_at",
    ]

    /// As many placeholders as there are columns.
    static let placeholders = Array(repeating: "?", count: 23).joined(separator: ",")

    /// Binds a row's columns from 1.
    static func bind(_ row: CardRow, to statement: Statement) {
        statement.bind(1, row.id.raw)
        statement.bind(2, row.tenant.number)
        statement.bind(3, row.account.text)
        statement.bind(4, row.token.raw)
        statement.bind(5, row.fingerprint?.bytes)
        statement.bind(6, row.keyVersion)
        statement.bind(7, row.sealedNumber)
        statement.bind(8, row.sealedPerson)
        statement.bind(9, row.status.rawValue)
        statement.bind(10, row.funding.rawValue)
        statement.bind(11, Int(row.brand))
        statement.bind(12, row.bin)
        statement.bind(13, row.last4)
        statement.bind(14, row.numberLength)
        statement.bind(15, row.month)
        statement.bind(16, row.year)
        statement.bind(17, row.buySupported)
        statement.bind(18, row.sellSupported)
        statement.bind(19, row.providerId)
        statement.bind(20, row.createdAt)
        statement.bind(21, row.verifiedAt)
        statement.bind(22, row.declinedAt)
        statement.bind(23, row.deletedAt)
    }

    /// Reads the columns of ``masked``.
    /// - Throws: ``StoreError/malformedRow``.
    static func readMasked(
        _ statement: Statement, _ id: CardID, tenant: TenantID, account: AccountID
    ) throws(StoreError) -> MaskedCardRow {
        guard let status = CardStatus(rawValue: statement.int(3)), let funding = CardFunding(rawValue: statement.int(4)),
            let brand = UInt8(exactly: statement.int(5)), let bin = statement.text(6), let last4 = statement.text(7)
        else { throw .malformedRow }
        return MaskedCardRow(
            id: id, tenant: tenant, account: account, token: CardToken(try statement.id(0)), keyVersion: statement.int(1),
            sealedPerson: statement.bytes(2), status: status, funding: funding, brand: brand, bin: bin, last4: last4,
            numberLength: Int(statement.int(8)), month: Int(statement.int(9)), year: Int(statement.int(10)),
            buySupported: statement.int(11) != 0, sellSupported: statement.int(12) != 0, providerId: statement.text(13),
            createdAt: statement.int(14), verifiedAt: statement.optionalInt(15), declinedAt: statement.optionalInt(16),
            deletedAt: statement.optionalInt(17))
    }

    /// Reads a row.
    /// - Throws: ``StoreError/malformedRow``.
    static func read(_ statement: Statement) throws(StoreError) -> CardRow {
        guard let accountText = statement.text(2), let account = AccountID(accountText),
            let status = CardStatus(rawValue: statement.int(8)), let funding = CardFunding(rawValue: statement.int(9)),
            let brand = UInt8(exactly: statement.int(10)), let bin = statement.text(11), let last4 = statement.text(12)
        else { throw .malformedRow }
        return CardRow(
            id: CardID(try statement.id(0)), tenant: TenantID(statement.int(1)), account: account,
            token: CardToken(try statement.id(3)), fingerprint: statement.bytes(4).map { Fingerprint($0) },
            keyVersion: statement.int(5), sealedNumber: statement.bytes(6), sealedPerson: statement.bytes(7), status: status,
            funding: funding, brand: brand, bin: bin, last4: last4, numberLength: Int(statement.int(13)),
            month: Int(statement.int(14)), year: Int(statement.int(15)), buySupported: statement.int(16) != 0,
            sellSupported: statement.int(17) != 0, providerId: statement.text(18), createdAt: statement.int(19),
            verifiedAt: statement.optionalInt(20), declinedAt: statement.optionalInt(21), deletedAt: statement.optionalInt(22))
    }
}
