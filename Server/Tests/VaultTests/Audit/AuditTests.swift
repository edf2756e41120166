import CofferVault
import Testing

@Suite struct AuditTests {
    @Test func `what was done, by whom and to what is in the log`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let card = try await test.vault.addCard(.test(), by: test.partner).card
            _ = try await test.vault.addCard(.test(year: "2031"), by: test.partner)
            _ = try await test.vault.deleteCard(card.id.text, of: "cus_1", by: test.partner)
            let events = try test.store.auditEvents(after: 0, limit: 100).map(\.event)
            #expect(events.suffix(3).map(\.action) == [.cardAdded, .cardExpiryUpdated, .cardDeleted])
            for event in events.suffix(3) {
                #expect(event.card == card.id)
                #expect(event.actor == "test")
                #expect(event.tenant == test.credentials.tenant)
                #expect(event.at == test.clock.milliseconds)
            }
            #expect(events.map(\.action).contains(.tenantCreated))
            #expect(events.filter { $0.action == .apiKeyCreated }.count == 3)
        }
    }

    @Test func `an untouched log is intact, and its head moves with every event`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let before = try test.vault.verifyAudit()
            _ = try await test.vault.addCard(.test(), by: test.partner)
            let after = try test.vault.verifyAudit()
            guard case .intact(let first, let head) = before, case .intact(let second, let next) = after else {
                Issue.record("the log is broken")
                return
            }
            #expect(second == first + 1)
            #expect(head != next)
            #expect(next.count == 32)
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, sql: String, broken: Int64?
        init(_ name: String, _ sql: String, brokenAt broken: Int64?) {
            testDescription = name
            self.sql = sql
            self.broken = broken
        }
    }

    // Thirteen events stand in the log: eight keys of the vault, then the tenant, its key, and its three API keys.
    static let changes = [
        Row("the time of an event", "UPDATE audit SET at=at+1 WHERE sequence=3", brokenAt: 3),
        Row("its tenant", "UPDATE audit SET tenant=9 WHERE sequence=7", brokenAt: 7),
        Row("its actor", "UPDATE audit SET actor='nobody' WHERE sequence=1", brokenAt: 1),
        Row("its action", "UPDATE audit SET action='card.delete' WHERE sequence=8", brokenAt: 8),
        Row("its card", "UPDATE audit SET card=zeroblob(22) WHERE sequence=9", brokenAt: 9),
        Row("its code", "UPDATE audit SET mac=zeroblob(32) WHERE sequence=4", brokenAt: 4),
        Row("a removed event", "DELETE FROM audit WHERE sequence=5", brokenAt: 6),
        Row("the first removed", "DELETE FROM audit WHERE sequence=1", brokenAt: 2),
        Row(
            "two exchanged",
            "UPDATE audit SET sequence=99 WHERE sequence=2; UPDATE audit SET sequence=2 WHERE sequence=6; UPDATE audit SET sequence=6 WHERE sequence=99",
            brokenAt: 2),
        Row(
            "one repeated at the end",
            "INSERT INTO audit SELECT 14, at, tenant, actor, action, card, mac, payment FROM audit WHERE sequence=13",
            brokenAt: 14),
        Row("nothing", "SELECT 1", brokenAt: nil),
    ]

    @Test(arguments: changes) func `a changed log is found out at the first wrong event`(_ row: Row) async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        await first.vault.close()
        try change(folder.path, "DROP TRIGGER audit_is_not_updated; DROP TRIGGER audit_is_not_deleted;" + row.sql)
        let second = try await TestVault.open(folder.path)
        let result = try second.vault.verifyAudit()
        if let broken = row.broken { #expect(result == .broken(sequence: broken)) } else { #expect(result.isIntact) }
        await second.vault.close()
    }
}

extension AuditVerification {
    /// Whether the log is intact.
    var isIntact: Bool { if case .intact = self { true } else { false } }
}
