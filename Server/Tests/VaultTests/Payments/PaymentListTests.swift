import CofferVault
import CofferWire
import Testing

@Suite struct PaymentListTests {
    @Test func `payments are listed newest first, a page at a time`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            var ids: [PaymentID] = []
            for number in 1...7 {
                test.clock.milliseconds += 1
                let request = PayRequest(paymentMethodToken: card.token.text, content: .payable(amount: Int64(number)))
                ids.append(try await test.vault.pay(request, by: test.merchant()).payment.id)
            }
            var found: [PaymentID] = []
            var next: PaymentID?
            repeat {
                let page = try test.vault.payments(after: next, limit: 3, by: test.merchant())
                #expect(page.payments.count <= 3)
                found += page.payments.map(\.id)
                next = page.next
            } while next != nil
            #expect(found == ids.reversed())
        }
    }

    @Test func `payments of one millisecond are listed newest first, a page at a time`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.savedCard()
            let request = PayRequest(paymentMethodToken: card.token.text, content: .payable())
            var ids: [PaymentID] = []
            for _ in 1...20 { ids.append(try await test.vault.pay(request, by: test.merchant()).payment.id) }
            #expect(Set(ids.map(\.raw.milliseconds)) == [test.clock.milliseconds])
            var found: [PaymentID] = []
            var next: PaymentID?
            repeat {
                let page = try test.vault.payments(after: next, limit: 3, by: test.merchant())
                found += page.payments.map(\.id)
                next = page.next
            } while next != nil
            #expect(found == ids.reversed())
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let filter: PaymentFilter
        /// The amounts that are found.
        let found: [Int64]

        init(_ name: String, _ found: [Int64], _ change: (inout PaymentFilter) -> Void) {
            testDescription = name
            var filter = PaymentFilter()
            change(&filter)
            self.filter = filter
            self.found = found
        }
    }

    static let start: Int64 = 1_768_435_200_000
    static let rows: [Row] = [
        Row("all", [400, 300, 200, 100]) { _ in },
        Row("of a customer", [300, 100]) { $0.account = AccountID("cus_1") },
        Row("of nobody's", []) { $0.account = AccountID("cus_3") },
        Row("of an order", [200]) { $0.orderId = "order 2" },
        Row("of a status", [400]) { $0.statuses = [.settled] },
        Row("of statuses", [400, 300, 200, 100]) { $0.statuses = [.settled, .authorized] },
        Row("in a currency", [300]) { $0.currency = "USD" },
        Row("from an amount on", [400, 300]) { $0.amountMin = 300 },
        Row("up to an amount", [200, 100]) { $0.amountMax = 200 },
        Row("from a time on", [400, 300]) { $0.from = start + 30 },
        Row("up to a time", [200, 100]) { $0.to = start + 20 },
        Row("of one moment", [200]) {
            $0.from = start + 20; $0.to = start + 20
        },
        Row("of a time before all", []) { $0.to = start },
        Row("of no time at all", [400, 300, 200, 100]) {
            $0.from = .min; $0.to = .max
        },
        Row("of times that are none", []) { $0.from = .max },
        Row("of everything at once", [100]) {
            $0.account = AccountID("cus_1"); $0.amountMax = 299; $0.statuses = [.authorized]
        },
    ]

    private static func content(_ number: Int) -> ClientSessionObject {
        .payable(amount: Int64(number) * 100, currency: number == 3 ? "USD" : "EUR", customer: nil, order: "order \(number)")
    }

    @Test func `a list shows what its filter says`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let cards = [
                try await test.savedCard(account: "cus_1"),
                try await test.vault.addCard(.test("4111111111111111", account: "cus_2"), by: test.partner).card,
            ]
            for number in 1...4 {
                test.clock.milliseconds = Self.start + Int64(number) * 10
                let content = Self.content(number)
                let request = PayRequest(paymentMethodToken: cards[(number + 1) % 2].token.text, content: content)
                let payment = try await test.vault.pay(request, by: test.merchant()).payment
                if number == 4 { _ = try await test.vault.capture(payment.id.text, by: test.merchant()) }
            }
            for row in Self.rows {
                let found = try test.vault.payments(row.filter, by: test.merchant()).payments.map(\.amount)
                #expect(found == row.found, "\(row.testDescription)")
            }
        }
    }

    @Test(arguments: [0, -1, Limits.paymentPageMax + 1, .max]) func `a page has at least one and at most a hundred`(_ limit: Int)
        async throws
    {
        try await TestVault.with { (test: TestVault) async throws in
            #expect(throws: VaultError.invalidPayment(field: .limit)) { try test.vault.payments(limit: limit, by: test.merchant()) }
        }
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String, sql: String
        init(_ name: String, _ sql: String) {
            testDescription = name
            self.sql = sql
        }
    }

    @Test(arguments: [
        Change("its amount", "UPDATE payment SET amount=1"), Change("its currency", "UPDATE payment SET currency='JPY'"),
        Change("its order", "UPDATE payment SET order_id='o-2'"), Change("its customer", "UPDATE payment SET account='cus_2'"),
        Change("its customer, to none", "UPDATE payment SET account=NULL"), Change("its session", "UPDATE payment SET session=NULL"),
        Change("its content", "UPDATE payment SET sealed_content=zeroblob(length(sealed_content))"),
        Change("its progress", "UPDATE payment SET sealed_progress=zeroblob(length(sealed_progress))"),
        Change("content for progress", "UPDATE payment SET sealed_progress=sealed_content"),
        Change(
            "another's progress", "UPDATE payment SET sealed_progress=(SELECT max(sealed_progress) FROM payment WHERE status='SETTLED')"),
        Change("its key's version", "UPDATE payment SET key_version=9"),
    ]) func `a payment that was changed in the database does not open`(_ row: Change) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            let other = try await test.approved().id.text
            _ = try await test.vault.capture(other, by: test.merchant())
            try change(test.folder, row.sql + " WHERE status='AUTHORIZED'")
            await #expect(throws: VaultError.damagedRecord) { try await test.vault.payment(id, by: test.merchant()) }
            await #expect(throws: VaultError.damagedRecord) { try await test.vault.capture(id, by: test.merchant()) }
            #expect(throws: VaultError.damagedRecord) { try test.vault.payments(by: test.merchant()) }
            #expect(test.payments.count(.capture) == 1)
            #expect(try await test.vault.payment(other, by: test.merchant()).status == .settled)
        }
    }

    @Test func `a status that was changed in the database moves no money`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let id = try await test.approved().id.text
            _ = try await test.vault.cancel(id, by: test.merchant())
            try change(test.folder, "UPDATE payment SET status='AUTHORIZED', open=1")
            await #expect(throws: VaultError.paymentStatus(.cancelled)) { try await test.vault.capture(id, by: test.merchant()) }
            #expect(try await test.vault.payment(id, by: test.merchant()).status == .cancelled)
        }
    }
}
