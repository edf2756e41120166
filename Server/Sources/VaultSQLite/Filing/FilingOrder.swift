internal import CofferVault

/// Sorts entries as the tables are sorted, nearly: neighbours in the order are neighbours on the pages.
enum FilingOrder {
    /// By tenant and the first 16 bytes of the account; equal ones in the order of addition, so that a later record replaces an earlier one.
    static func byAccount(_ entries: [TrayEntry]) -> [Int] {
        let keys = entries.enumerated().map { index, entry in
            var first: UInt64 = 0
            var second: UInt64 = 0
            for (position, byte) in entry.account.text.utf8.prefix(16).enumerated() {
                if position < 8 { first |= UInt64(byte) << (56 - 8 * position) } else { second |= UInt64(byte) << (120 - 8 * position) }
            }
            return (tenant: entry.tenant.number, first: first, second: second, index: index)
        }
        return keys.sorted { ($0.tenant, $0.first, $0.second, $0.index) < ($1.tenant, $1.first, $1.second, $1.index) }.map(\.index)
    }

    /// By tenant and the first eight bytes of the fingerprint; entries without one are left out.
    static func byFingerprint(_ entries: [TrayEntry]) -> [Int] {
        let keys = entries.enumerated().compactMap { index, entry in
            entry.card?.fingerprint.map { fingerprint in
                let prefix = fingerprint.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                return (tenant: entry.tenant.number, prefix: prefix, index: index)
            }
        }
        return keys.sorted { ($0.tenant, $0.prefix, $0.index) < ($1.tenant, $1.prefix, $1.index) }.map(\.index)
    }
}
