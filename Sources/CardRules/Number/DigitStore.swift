/// Up to 24 ASCII digits inside the value itself.
struct DigitStore: Sendable {
    private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    /// How many digits are held.
    private(set) var count = 0

    /// How many digits fit; more are dropped, and the caller refuses them by its own count.
    static let capacity = 24

    /// Adds an ASCII digit at the end.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        guard count < DigitStore.capacity else { return }
        let at = count
        Swift.withUnsafeMutableBytes(of: &words) { $0[at] = byte }
        count += 1
    }

    /// Lends the digits to `body`.
    func withUnsafeBytes<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        try Swift.withUnsafeBytes(of: words) { (raw) throws(E) -> R in
            try raw.withMemoryRebound(to: UInt8.self) { (bytes) throws(E) -> R in
                try body(UnsafeBufferPointer(rebasing: bytes[..<count]))
            }
        }
    }

    /// Compares all places, whatever differs first. An empty place is zero, which no digit is, so equal places mean equal counts.
    func isEqual(to other: DigitStore) -> Bool {
        let difference = (words.0 ^ other.words.0) | (words.1 ^ other.words.1) | (words.2 ^ other.words.2)
        return difference == 0
    }
}
