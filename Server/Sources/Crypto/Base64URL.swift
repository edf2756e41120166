/// Base64 with the URL-safe alphabet and without padding (RFC 4648 section 5).
public enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each ASCII character, or 255.
    private static let values: [UInt8] = {
        var table = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() { table[Int(character)] = UInt8(value) }
        return table
    }()

    /// The text of `bytes`.
    public static func encode(_ bytes: UnsafeRawBufferPointer) -> String {
        let length = (bytes.count * 4 + 2) / 3
        return String(unsafeUninitializedCapacity: length) { out in
            alphabet.withUnsafeBufferPointer { alphabet in
                func put(_ value: UInt32, at position: Int) { out[position] = alphabet[Int(value & 63)] }
                var from = 0
                var to = 0
                while from + 3 <= bytes.count {
                    let bits = UInt32(bytes[from]) << 16 | UInt32(bytes[from + 1]) << 8 | UInt32(bytes[from + 2])
                    put(bits >> 18, at: to)
                    put(bits >> 12, at: to + 1)
                    put(bits >> 6, at: to + 2)
                    put(bits, at: to + 3)
                    from += 3
                    to += 4
                }
                if bytes.count - from == 1 {
                    let bits = UInt32(bytes[from]) << 16
                    put(bits >> 18, at: to)
                    put(bits >> 12, at: to + 1)
                } else if bytes.count - from == 2 {
                    let bits = UInt32(bytes[from]) << 16 | UInt32(bytes[from + 1]) << 8
                    put(bits >> 18, at: to)
                    put(bits >> 12, at: to + 1)
                    put(bits >> 6, at: to + 2)
                }
                return length
            }
        }
    }

    /// The text of `bytes`.
    public static func encode(_ bytes: [UInt8]) -> String {
        bytes.withUnsafeBytes { encode($0) }
    }

    /// The bytes of a text, or nil unless it is the one canonical text of some bytes: no padding, no foreign character, unused bits zero.
    public static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        // One concrete loop for all callers: a generic one would ask for each character through a witness table.
        if let decoded = text.withContiguousStorageIfAvailable({ decode(contiguous: $0) }) { return decoded }
        return Array(text).withUnsafeBufferPointer { decode(contiguous: $0) }
    }

    private static func decode(contiguous text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        var isCanonical = false
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count * 3 / 4) { out, written in
            isCanonical = decode(text, to: UnsafeMutableRawBufferPointer(out))
            written = isCanonical ? out.count : 0
        }
        return isCanonical ? bytes : nil
    }

    /// Writes the bytes of a text to where they are wanted; false unless it is the one canonical text of `out.count` bytes.
    package static func decode(_ text: UnsafeBufferPointer<UInt8>, to out: UnsafeMutableRawBufferPointer) -> Bool {
        guard text.count % 4 != 1, text.count * 3 / 4 == out.count else { return false }
        return values.withUnsafeBufferPointer { values in
            var bits: UInt32 = 0
            var count: UInt32 = 0
            var written = 0
            for character in text {
                let value = values[Int(character)]
                guard value < 64 else { return false }
                bits = bits << 6 | UInt32(value)
                count += 6
                if count >= 8 {
                    count -= 8
                    out[written] = UInt8(truncatingIfNeeded: bits >> count)
                    written += 1
                }
            }
            return bits & (1 << count - 1) == 0
        }
    }
}
