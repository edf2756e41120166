import CofferVault
import CofferVaultSQLite
import Testing

/// How far one page of a list of payments looks.
@Suite struct PaymentPageTests {
    private static func payment(_ number: Int, tenant: TenantID, order: String?) -> PaymentRow {
        PaymentRow(
            id: PaymentID(Rows.id(number)), tenant: tenant, session: nil, account: nil, orderId: order, status: .authorized, isOpen: false,
            amount: 1, currency: "EUR", version: 1, keyVersion: 1, sealedContent: [1], sealedProgress: [2], sealedNumber: nil)
    }

    /// Stores payments 0 through `count - 1`, of which the oldest and the newest have an order.
    private static func fill(_ store: SQLiteVaultStore, _ tenant: TenantID, count: Int) async throws {
        try await store.write { transaction in
            for number in 0..<count {
                let isMarked = number == 0 || number == count - 1
                try transaction.insertPayment(payment(number, tenant: tenant, order: isMarked ? "o-1" : nil))
            }
        }
    }

    @Test(arguments: [SQLiteLimits.paymentsScannedMax, SQLiteLimits.paymentsScannedMax + 1])
    func `a page looks at ten thousand payments and says where to go on`(_ count: Int) async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            try await Self.fill(store, tenant, count: count)
            var filter = PaymentFilter()
            filter.orderId = "o-1"
            let first = try store.payments(filter, tenant: tenant, before: nil, limit: 10)
            let isInReach = count == SQLiteLimits.paymentsScannedMax
            #expect(first.rows.map(\.id.raw) == (isInReach ? [Rows.id(count - 1), Rows.id(0)] : [Rows.id(count - 1)]))
            let next = try #require(first.next)
            let second = try store.payments(filter, tenant: tenant, before: next, limit: 10)
            #expect(second.rows.map(\.id.raw) == (isInReach ? [] : [Rows.id(0)]))
            #expect(second.next == nil)
        }
    }

    @Test func `a page that finds nothing still says where to go on`() async throws {
        try await withStore { (store: SQLiteVaultStore, tenant: TenantID) async throws in
            try await Self.fill(store, tenant, count: SQLiteLimits.paymentsScannedMax + 1)
            var filter = PaymentFilter()
            filter.orderId = "o-2"
            let first = try store.payments(filter, tenant: tenant, before: nil, limit: 10)
            #expect(first.rows.isEmpty && first.next?.raw == Rows.id(1))
            let second = try store.payments(filter, tenant: tenant, before: first.next, limit: 10)
            #expect(second.rows.isEmpty && second.next == nil)
            let other = try store.payments(PaymentFilter(), tenant: TenantID(tenant.number + 1), before: nil, limit: 10)
            #expect(other.rows.isEmpty && other.next == nil)
        }
    }
}
