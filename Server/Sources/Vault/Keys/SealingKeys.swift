internal import CofferCrypto

/// The sealing keys of one purpose: the newest, which seals anew and is asked for nearly always, and the older ones.
struct SealingKeys: Sendable {
    let newest: SealingKey
    let newestVersion: Int64
    private let older: [Int64: SealingKey]

    /// Nil when there is none.
    init?(_ keys: [Int64: SealingKey]) {
        guard let newest = keys.max(by: { $0.key < $1.key }) else { return nil }
        newestVersion = newest.key
        self.newest = newest.value
        older = keys.filter { $0.key != newest.key }
    }

    /// The key of a version, or nil.
    subscript(version: Int64) -> SealingKey? { version == newestVersion ? newest : older[version] }
}
