internal import CofferCrypto

/// Twenty-two bytes: six of time and sixteen of chance, ordered by time.
///
/// Time order lets a database append rows instead of scattering them; the random part cannot be guessed.
public struct TimedID: Hashable, Sendable {
    /// The size in bytes.
    public static let byteCount = 22
    /// The size of the text form, in ASCII characters.
    static let textByteCount = 30

    // Time in the upper six bytes of `first`; the last two bytes of `third` are zero.
    private let first: UInt64
    private let second: UInt64
    private let third: UInt64

    /// Makes an identifier for a moment.
    /// - Parameter milliseconds: Since 1970-01-01 UTC; the lowest 48 bits are used.
    /// - Throws: ``CryptoError/randomUnavailable``.
    init(at milliseconds: Int64, random: RandomBytes) throws(CryptoError) {
        var noise: (UInt64, UInt64) = (0, 0)
        var problem: CryptoError?
        withUnsafeMutableBytes(of: &noise) { bytes in
            do throws(CryptoError) { try random.fill(bytes) } catch { problem = error }
        }
        if let problem { throw problem }
        first = UInt64(truncatingIfNeeded: milliseconds) << 16 | noise.0 & 0xFFFF
        second = noise.1
        third = noise.0 & 0xFFFF_FFFF_FFFF_0000
    }

    /// Reads the bytes of an identifier, or nil unless there are 22.
    public init?(bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.byteCount else { return nil }
        first = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
        second = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        let upper = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
        let lower = UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 20, as: UInt16.self))
        third = UInt64(upper) << 32 | UInt64(lower) << 16
    }

    /// Reads the text form, or nil for anything but the one canonical text of an identifier.
    public init?(text: some Collection<UInt8>) {
        guard text.count == Self.textByteCount else { return nil }
        let id = text.withContiguousStorageIfAvailable { TimedID(contiguous: $0) } ?? Array(text).withUnsafeBufferPointer(TimedID.init)
        guard let id else { return nil }
        self = id
    }

    private init?(contiguous text: UnsafeBufferPointer<UInt8>) {
        var room: (UInt64, UInt64, UInt64) = (0, 0, 0)
        let id = Swift.withUnsafeMutableBytes(of: &room) { room -> TimedID? in
            let bytes = UnsafeMutableRawBufferPointer(rebasing: room[..<Self.byteCount])
            return Base64URL.decode(text, to: bytes) ? TimedID(bytes: UnsafeRawBufferPointer(bytes)) : nil
        }
        guard let id else { return nil }
        self = id
    }

    /// The smallest and the largest identifier of a moment, for a search by time.
    package static func bounds(at milliseconds: Int64) -> (lowest: TimedID, highest: TimedID) {
        let time = UInt64(truncatingIfNeeded: milliseconds) << 16
        return (
            TimedID(first: time, second: 0, third: 0),
            TimedID(first: time | 0xFFFF, second: .max, third: 0xFFFF_FFFF_FFFF_0000)
        )
    }

    /// The same chance at another moment, and after `last` if that is of the same one.
    ///
    /// Fifteen bits of the chance are where a count within the millisecond begins, and the other 112 stay as they are. Beyond some 32,000
    /// identifiers in one millisecond the order is left to chance.
    /// - Parameter milliseconds: Since 1970-01-01 UTC; the lowest 48 bits are used.
    func moved(to milliseconds: Int64, after last: TimedID?) -> TimedID {
        let time = UInt64(truncatingIfNeeded: milliseconds) << 16
        var count = first & 0x7FFF
        if let last, last.first & ~0xFFFF == time { count = min(last.first & 0xFFFF + 1, 0xFFFF) }
        return TimedID(first: time | count, second: second, third: third)
    }

    private init(first: UInt64, second: UInt64, third: UInt64) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// The moment in milliseconds since 1970-01-01 UTC.
    public var milliseconds: Int64 { Int64(first >> 16) }

    /// Lends the 22 bytes for the time of `body`.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Swift.withUnsafeBytes(of: (first.bigEndian, second.bigEndian, third.bigEndian)) {
            try body(UnsafeRawBufferPointer(rebasing: $0[..<Self.byteCount]))
        }
    }

    /// The opaque text form: base64url, 30 characters.
    public var text: String { withUnsafeBytes { Base64URL.encode($0) } }
}

extension TimedID: Comparable {
    /// Orders by time, then by the random part: the order of the bytes.
    public static func < (left: TimedID, right: TimedID) -> Bool {
        (left.first, left.second, left.third) < (right.first, right.second, right.third)
    }
}
