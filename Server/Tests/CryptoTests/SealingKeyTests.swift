import CofferCrypto
import Testing

@Suite struct SealingKeyTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String, key: String, nonce: String, plain: String, associated: String, sealed: String, tag: String
        var testDescription: String { name }
    }

    // McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B, the test cases with 256-bit keys.
    static let rows = [
        Row(
            name: "case 13: nothing", key: String(repeating: "00", count: 32), nonce: String(repeating: "00", count: 12), plain: "",
            associated: "", sealed: "", tag: "530f8afbc74536b9a963b4f1c4cb738b"),
        Row(
            name: "case 14: one block", key: String(repeating: "00", count: 32), nonce: String(repeating: "00", count: 12),
            plain: String(repeating: "00", count: 16), associated: "", sealed: "cea7403d4d606b6e074ec5d3baf39d18",
            tag: "d0d1c8a799996bf0265b98b5d48ab919"),
        Row(
            name: "case 16: a broken block and associated data",
            key: "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308", nonce: "cafebabefacedbaddecaf888",
            plain: "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
            associated: "feedfacedeadbeeffeedfacedeadbeefabaddad2",
            sealed: "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
            tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
    ]

    @Test(arguments: rows) func `the published texts come out and open again`(_ row: Row) throws {
        let key = try SealingKey(SecretBytes(copying: bytes(row.key)))
        let plain = bytes(row.plain), associated = bytes(row.associated)
        for _ in 0..<2 {
            let sealed = try plain.withUnsafeBytes { try key.seal($0, associated: associated, nonce: bytes(row.nonce)) }
            #expect(hex(sealed) == row.nonce + row.sealed + row.tag)
            #expect(try key.open(sealed, associated: associated) == SecretBytes(copying: plain))
        }
    }

    @Test func `no changed bit opens, wherever it is`() throws {
        let random = RandomBytes()
        let key = try SealingKey(random.secret(32))
        let sealed = try Array("4242".utf8).withUnsafeBytes { try key.seal($0, associated: [1, 2], random: random) }
        #expect(try key.open(sealed, associated: [1, 2]).count == 4)
        for bit in 0..<sealed.count * 8 {
            var changed = sealed
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: CryptoError.doesNotOpen) { try key.open(changed, associated: [1, 2]) }
        }
    }

    @Test func `another key, other associated data and a cut text do not open`() throws {
        let random = RandomBytes()
        let key = try SealingKey(random.secret(32)), other = try SealingKey(random.secret(32))
        let sealed = try [UInt8](repeating: 7, count: 40).withUnsafeBytes { try key.seal($0, associated: [1], random: random) }
        #expect(throws: CryptoError.doesNotOpen) { try other.open(sealed, associated: [1]) }
        #expect(throws: CryptoError.doesNotOpen) { try key.open(sealed, associated: [2]) }
        #expect(throws: CryptoError.doesNotOpen) { try key.open(sealed, associated: []) }
        for count in 0..<sealed.count {
            #expect(throws: CryptoError.doesNotOpen) { try key.open(Array(sealed.prefix(count)), associated: [1]) }
        }
    }

    @Test(arguments: [0, 16, 31, 33]) func `a key of the wrong size is refused`(_ count: Int) {
        #expect(throws: CryptoError.wrongKeyLength(count: count, expected: 32)) {
            try SealingKey(SecretBytes(copying: [UInt8](repeating: 1, count: count)))
        }
    }

    @Test func `the same text seals differently every time`() throws {
        let random = RandomBytes()
        let key = try SealingKey(random.secret(32))
        let sealed = try (0..<500).map { _ in try [UInt8(1)].withUnsafeBytes { try key.seal($0, associated: [], random: random) } }
        #expect(Set(sealed.map { Array($0.prefix(12)) }).count == 500)
    }

    @Test func `threads share a key`() async throws {
        let random = RandomBytes()
        let key = try SealingKey(random.secret(32))
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for round in 0..<400 {
                group.addTask {
                    let plain = [UInt8](repeating: UInt8(round % 251), count: 1 + round % 60)
                    let sealed = try plain.withUnsafeBytes { try key.seal($0, associated: [UInt8(round % 7)], random: random) }
                    return try key.open(sealed, associated: [UInt8(round % 7)]) == SecretBytes(copying: plain)
                }
            }
            for try await same in group { #expect(same) }
        }
    }
}
