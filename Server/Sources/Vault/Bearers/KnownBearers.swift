internal import CofferCrypto
internal import Synchronization

/// Bearers whose signature was found good lately, so that a caller who comes again is not checked from the beginning.
///
/// Only what ``BearerFormat`` accepted gets in, and it is compared whole and in constant time. Whether a bearer has expired is the
/// caller's question, each time. One place for each value of a hash: the memory is bounded, and a newcomer takes the place.
final class KnownBearers: Sendable {
    private struct Entry: Sendable {
        let text: SecretBytes
        let claims: BearerFormat.Claims
    }

    private let places = Mutex([Entry?](repeating: nil, count: Limits.knownBearersMax))

    /// The claims of a bearer that was remembered.
    func claims(_ text: UnsafeRawBufferPointer) -> BearerFormat.Claims? {
        let place = Self.place(of: text)
        guard let entry = places.withLock({ $0[place] }),
            entry.text.withUnsafeBytes({ ConstantTime.equal($0, text) })
        else { return nil }
        return entry.claims
    }

    /// Remembers a bearer with a good signature.
    func remember(_ text: UnsafeRawBufferPointer, _ claims: BearerFormat.Claims) {
        let entry = Entry(text: SecretBytes(copying: text), claims: claims)
        let place = Self.place(of: text)
        places.withLock { $0[place] = entry }
    }

    /// Made of the signature's last characters, which nobody can choose.
    private static func place(of text: UnsafeRawBufferPointer) -> Int {
        guard text.count >= 8 else { return 0 }
        let end = text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self)
        return Int((end &* 0x9E37_79B9_7F4A_7C15) >> 32) % Limits.knownBearersMax
    }
}
