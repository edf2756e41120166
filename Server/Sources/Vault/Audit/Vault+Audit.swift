internal import CofferCrypto

extension Vault {
    /// Checks every event of the audit log against the one before it.
    /// - Throws: ``VaultError/store(_:)`` when the log cannot be read.
    public func verifyAudit() throws(VaultError) -> AuditVerification {
        var head = AuditHead(sequence: 0, mac: [])
        while true {
            let page = try folding { try store.auditEvents(after: head.sequence, limit: Limits.auditPageMax) }
            if page.isEmpty { return .intact(events: head.sequence, head: head.mac) }
            for row in page {
                let expected = try folding { try keys.audit.code(of: row.event, sequence: head.sequence + 1, after: head.mac) }
                guard row.sequence == head.sequence + 1, ConstantTime.equal(row.mac, expected) else {
                    return .broken(sequence: row.sequence)
                }
                head = AuditHead(sequence: row.sequence, mac: row.mac)
            }
        }
    }
}
