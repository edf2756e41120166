internal import CofferCrypto
internal import Synchronization

/// Signed texts whose signature was found good lately, and what they say, so that a caller who comes again is not checked from the beginning.
///
/// Only what passed the whole check gets in, and it is compared whole and in constant time. Whether a text has expired, and whether what it
/// names is still there, is the caller's question each time. The memory is bounded: when the newer half is full, the older is forgotten,
/// and what is asked for again moves to the newer.
final class KnownTexts<Meaning: Sendable>: Sendable {
    private struct Entry: Sendable {
        let text: SecretBytes
        let meaning: Meaning
    }

    private struct Halves: Sendable {
        var newer: [UInt64: Entry] = [:]
        var older: [UInt64: Entry] = [:]
    }

    private let halves = Mutex(Halves())
    private let halfMax: Int

    /// - Parameter most: How many texts are remembered at most.
    init(most: Int) { halfMax = most / 2 }

    /// What a text says, if it is remembered.
    func meaning(of text: UnsafeRawBufferPointer) -> Meaning? {
        let key = Self.key(of: text)
        let found: Entry? = halves.withLock { halves in
            if let entry = halves.newer[key] { return entry }
            guard let entry = halves.older[key] else { return nil }
            Self.insert(entry, key, &halves, halfMax)
            return entry
        }
        guard let found, found.text.withUnsafeBytes({ ConstantTime.equal($0, text) }) else { return nil }
        return found.meaning
    }

    /// Remembers a text that passed the whole check.
    func remember(_ text: UnsafeRawBufferPointer, _ meaning: Meaning) {
        let entry = Entry(text: SecretBytes(copying: text), meaning: meaning), key = Self.key(of: text)
        halves.withLock { Self.insert(entry, key, &$0, halfMax) }
    }

    private static func insert(_ entry: Entry, _ key: UInt64, _ halves: inout Halves, _ halfMax: Int) {
        if halves.newer.count >= halfMax, halves.newer[key] == nil {
            halves.older = halves.newer
            halves.newer = [:]
        }
        halves.newer[key] = entry
    }

    /// The last characters, which are the signature's and which nobody can choose.
    private static func key(of text: UnsafeRawBufferPointer) -> UInt64 {
        text.count < 8 ? 0 : text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self)
    }
}
