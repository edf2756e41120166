import CofferVault
import CofferVaultSQLite
import Testing

/// Rows whose time is over go with the rows that come, so that no table grows without end.
@Suite struct SweepingTests {
    private static func session(_ number: Int, tenant: TenantID, size: Int = 3_000) -> ClientSessionRow {
        let id = ClientSessionID(Rows.id(number))
        let head = ClientSessionHead(
            id: id, tenant: tenant, revision: 1, keyVersion: 1, createdAt: id.raw.milliseconds, expiresAt: id.raw.milliseconds + 100,
            sealedCustomer: [UInt8](repeating: 7, count: 40))
        return ClientSessionRow(head: head, sealedContent: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: size))
    }

    @Test func `a session row is read back with and without its content, for its own tenant`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let row = Self.session(1, tenant: tenant, size: 70_000)
            try await store.write { try $0.insertClientSession(row, outlived: 0) }
            #expect(try store.clientSession(row.head.id, tenant: tenant) == row)
            #expect(try store.clientSessionHead(row.head.id, tenant: tenant) == row.head)
            #expect(try await store.write { try $0.clientSession(row.head.id, tenant: tenant) } == row)
            let other = TenantID(tenant.number + 1)
            #expect(try store.clientSession(row.head.id, tenant: other) == nil)
            #expect(try store.clientSessionHead(row.head.id, tenant: other) == nil)
            #expect(try store.clientSession(ClientSessionID(Rows.id(2)), tenant: tenant) == nil)
        }
    }

    @Test func `a session row is replaced by the next revision only`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let first = Self.session(1, tenant: tenant)
            try await store.write { try $0.insertClientSession(first, outlived: 0) }
            var second = first
            second.head.revision = 2
            second.head.sealedCustomer = [1]
            second.sealedContent = [2]
            let next = second
            try await store.write { try $0.updateClientSession(next) }
            #expect(try store.clientSession(first.head.id, tenant: tenant) == next)
            for change: (inout ClientSessionRow) -> Void in [
                { _ in }, { $0.head.revision = 4 }, { $0.head.revision = 1 },
                { ($0.head.revision, $0.head.tenant) = (3, TenantID(99)) }, { ($0.head.revision, $0.head.expiresAt) = (3, 1) },
                { ($0.head.revision, $0.head.createdAt) = (3, 1) },
            ] {
                var wrong = next
                change(&wrong)
                let row = wrong
                await #expect(throws: StoreError.malformedRow) { try await store.write { try $0.updateClientSession(row) } }
            }
            #expect(try store.clientSession(first.head.id, tenant: tenant) == next)
        }
    }

    @Test func `each new session takes a few outlived ones along and leaves the others`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            for number in 0..<20 {
                let row = Self.session(number, tenant: tenant)
                try await store.write { try $0.insertClientSession(row, outlived: 0) }
            }
            // All before the tenth are over.
            for number in 20..<30 {
                let row = Self.session(number, tenant: tenant)
                try await store.write { try $0.insertClientSession(row, outlived: Rows.id(10).milliseconds) }
            }
            for number in 0..<30 {
                let found = try store.clientSessionHead(ClientSessionID(Rows.id(number)), tenant: tenant)
                #expect((found != nil) == (number >= 10), "\(number)")
            }
        }
    }

    @Test func `redemptions are remembered for a day and become fewer after it`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            func redeem(_ number: Int, at milliseconds: Int64) async throws -> Bool {
                try await store.write { try $0.redeem(RedemptionID(Rows.id(number)), tenant: tenant, at: milliseconds) }
            }
            for number in 0..<10 {
                #expect(try !store.isRedeemed(RedemptionID(Rows.id(number))))
                #expect(try await redeem(number, at: Rows.now))
                #expect(try store.isRedeemed(RedemptionID(Rows.id(number))))
                #expect(try await !redeem(number, at: Rows.now))
            }
            let day = Limits.redemptionMilliseconds
            #expect(try await redeem(100, at: Rows.id(0).milliseconds + day))
            for number in 0..<10 { #expect(try await !redeem(number, at: Rows.now)) }
            // One that is over goes with each that comes, or three: then it is not known any more.
            #expect(try await redeem(101, at: Rows.id(4).milliseconds + day))
            for number in 3..<10 { #expect(try await !redeem(number, at: Rows.now)) }
            for number in 0..<3 { #expect(try await redeem(number, at: Rows.now)) }
        }
    }

    @Test func `one tenant's redemption is another's as well: its name is random`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let other = try await store.testTenant("other"), id = RedemptionID(Rows.id(1))
            #expect(try await store.write { try $0.redeem(id, tenant: tenant, at: Rows.now) })
            #expect(try await store.write { try !$0.redeem(id, tenant: other, at: Rows.now) })
        }
    }

    @Test func `a default card is one per account, and goes with its card`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            let cards = (0..<3).map { Rows.card($0, tenant: tenant) }
            for card in cards { try await store.add(card) }
            let account = cards[0].account
            func chosen() throws -> CardID? { try store.instruments(tenant: tenant, account: account).defaultCard }
            #expect(try chosen() == nil)
            for card in [cards[1], cards[0], cards[2]] {
                try await store.write { try $0.setDefault(card.id, tenant: tenant, account: account, at: 1) }
                #expect(try chosen() == card.id)
            }
            try await store.write { try $0.buryCard(cards[0].id, tenant: tenant, account: account, at: 2) }
            #expect(try chosen() == cards[2].id)
            try await store.write { try $0.buryCard(cards[2].id, tenant: tenant, account: account, at: 3) }
            #expect(try chosen() == nil)
            #expect(try store.instruments(tenant: tenant, account: account).cards.map(\.id) == [cards[1].id])
            #expect(try store.accountState(tenant: tenant, account: account).live == 1)
        }
    }
}
