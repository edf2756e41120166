import CofferFoundation
import CofferVault
import CofferVaultSQLite

/// Rows for tests of the store, which looks into none of them.
enum Rows {
    static let now: Int64 = 1_768_435_200_000

    /// An identifier that depends on `number` only; numbers rise with time.
    static func id(_ number: Int) -> TimedID {
        var bytes = [UInt8](repeating: 7, count: 22)
        let time = UInt64(now) + UInt64(number)
        for index in 0..<6 { bytes[index] = UInt8(truncatingIfNeeded: time >> UInt64(8 * (5 - index))) }
        guard let id = bytes.withUnsafeBytes({ TimedID(bytes: $0) }) else { preconditionFailure("22 bytes are an identifier") }
        return id
    }

    /// A well-formed account.
    static func account(_ text: String) -> AccountID {
        guard let account = AccountID(text) else { preconditionFailure("the test's account is malformed") }
        return account
    }

    static func card(_ number: Int, tenant: TenantID, account: String = "cus", size: Int = 40) -> CardRow {
        var fingerprint = [UInt8](repeating: 0, count: 32)
        withUnsafeBytes(of: number) { for (index, byte) in $0.enumerated() { fingerprint[index] = byte } }
        return CardRow(
            id: CardID(id(number)), tenant: tenant, account: Rows.account(account), token: CardToken(id(number)),
            fingerprint: Fingerprint(fingerprint), keyVersion: 1, sealedNumber: [UInt8](repeating: 1, count: size), sealedPerson: nil,
            status: .verified, funding: .credit, brand: 5, bin: "424242", last4: "4242", numberLength: 16, month: 12, year: 2030,
            buySupported: true, sellSupported: false, providerId: "", createdAt: now + Int64(number), verifiedAt: now, declinedAt: nil,
            deletedAt: nil)
    }
}

extension SQLiteVaultStore {
    /// Makes a tenant.
    func testTenant(_ name: String = "t") async throws -> TenantID {
        try await write { try $0.insertTenant(partnerId: name, name: name, at: Rows.now) }
    }

    /// Adds a card.
    func add(_ card: CardRow) async throws { try await write { try $0.insertCard(card) } }

    /// All cards of the one test account.
    func all(_ tenant: TenantID) throws -> [MaskedCardRow] { try cards(tenant: tenant, account: Rows.account("cus")) }
}
