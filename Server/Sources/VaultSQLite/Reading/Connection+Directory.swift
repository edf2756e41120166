internal import CofferVault

/// Reads that are too rare to keep prepared.
extension Connection {
    func tenants(where condition: String = "1", partnerId: String? = nil) throws(StoreError) -> [Tenant] {
        let statement = try Statement("SELECT id, partner_id, name, created_at FROM tenant WHERE \(condition) ORDER BY id", on: self)
        if let partnerId { statement.bind(1, partnerId) }
        var tenants: [Tenant] = []
        while try statement.step() {
            guard let partner = statement.text(1), let name = statement.text(2) else { throw .malformedRow }
            tenants.append(Tenant(id: TenantID(statement.int(0)), partnerId: partner, name: name, createdAt: statement.int(3)))
        }
        return tenants
    }

    func wrappedKeys() throws(StoreError) -> [WrappedKey] {
        let statement = try Statement(
            "SELECT purpose, tenant, version, sealed, created_at FROM wrapped_key ORDER BY purpose, tenant, version", on: self)
        var keys: [WrappedKey] = []
        while try statement.step() {
            guard let purpose = KeyPurpose(rawValue: statement.int(0)), let sealed = statement.bytes(3) else { throw .malformedRow }
            let tenant = statement.int(1) == 0 ? nil : TenantID(statement.int(1))
            keys.append(
                WrappedKey(
                    purpose: purpose, tenant: tenant, version: statement.int(2), sealed: sealed, createdAt: statement.int(4)))
        }
        return keys
    }

    func auditEvents(after sequence: Int64, limit: Int) throws(StoreError) -> [AuditRow] {
        let statement = try Statement(
            "SELECT sequence, at, tenant, actor, action, card, mac, payment FROM audit WHERE sequence>? ORDER BY sequence LIMIT ?", on: self
        )
        statement.bind(1, sequence)
        statement.bind(2, limit)
        var rows: [AuditRow] = []
        while try statement.step() { rows.append(try Self.auditRow(statement)) }
        return rows
    }

    func auditHead() throws(StoreError) -> AuditHead {
        let statement = try Statement("SELECT sequence, mac FROM audit ORDER BY sequence DESC LIMIT 1", on: self)
        guard try statement.step() else { return AuditHead(sequence: 0, mac: []) }
        guard let mac = statement.bytes(1) else { throw .malformedRow }
        return AuditHead(sequence: statement.int(0), mac: mac)
    }

    private static func auditRow(_ statement: Statement) throws(StoreError) -> AuditRow {
        guard let actor = statement.text(3), let name = statement.text(4), let action = AuditAction(rawValue: name),
            let mac = statement.bytes(6)
        else { throw .malformedRow }
        let tenant = statement.int(2) == 0 ? nil : TenantID(statement.int(2))
        let card = statement.isNull(5) ? nil : CardID(try statement.id(5))
        let payment = statement.isNull(7) ? nil : PaymentID(try statement.id(7))
        let event = AuditEvent(at: statement.int(1), tenant: tenant, actor: actor, action: action, card: card, payment: payment)
        return AuditRow(sequence: statement.int(0), event: event, mac: mac)
    }
}
