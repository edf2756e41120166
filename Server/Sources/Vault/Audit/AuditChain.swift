internal import CofferCrypto

/// Chains audit events: each code covers its event and the code before it, under a key that the database does not hold in clear.
struct AuditChain: Sendable {
    private let key: HMACKey

    init(key: HMACKey) { self.key = key }

    /// The code of `event` in place `sequence` after an event with the code `previous`.
    func code(of event: AuditEvent, sequence: Int64, after previous: [UInt8]) throws(CryptoError) -> [UInt8] {
        var bytes = ByteWriter(capacity: 160)
        bytes.append(field: previous)
        bytes.append(sequence)
        bytes.append(event.at)
        bytes.append(event.tenant?.number ?? 0)
        bytes.append(field: event.actor)
        bytes.append(field: event.action.rawValue)
        bytes.append((event.card == nil ? 0 : 1) + (event.payment == nil ? 0 : 2))
        if let card = event.card { card.raw.withUnsafeBytes { bytes.append(raw: $0) } }
        if let payment = event.payment { payment.raw.withUnsafeBytes { bytes.append(raw: $0) } }
        return try key.code(bytes.bytes)
    }

    /// Appends `event` to the log of `transaction`.
    func append(_ event: AuditEvent, to transaction: any WriteTransaction) throws {
        let head = try transaction.auditHead()
        let sequence = head.sequence + 1
        let mac = try code(of: event, sequence: sequence, after: head.mac)
        try transaction.appendAudit(AuditRow(sequence: sequence, event: event, mac: mac))
    }
}
