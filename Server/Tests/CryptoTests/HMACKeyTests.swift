import CofferCrypto
import CofferFoundation
import Synchronization
import Testing

@Suite struct HMACKeyTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String, key: [UInt8], message: [UInt8], code: String
        var testDescription: String { name }
    }

    // RFC 4231, test cases 1 to 4, 6 and 7.
    static let rows = [
        Row(
            name: "case 1", key: .init(repeating: 0x0B, count: 20), message: Array("Hi There".utf8),
            code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Row(
            name: "case 2", key: Array("Jefe".utf8), message: Array("what do ya want for nothing?".utf8),
            code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Row(
            name: "case 3", key: .init(repeating: 0xAA, count: 20), message: .init(repeating: 0xDD, count: 50),
            code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Row(
            name: "case 4", key: Array(1...25), message: .init(repeating: 0xCD, count: 50),
            code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Row(
            name: "case 6", key: .init(repeating: 0xAA, count: 131),
            message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
    ]

    @Test(arguments: rows) func `the published codes come out, again and again from one key`(_ row: Row) throws {
        let key = try HMACKey(SecretBytes(copying: row.key))
        for _ in 0..<3 { #expect(hex(try key.code(row.message)) == row.code) }
    }

    @Test func `keys made side by side on many threads all give the published code`() {
        let row = Self.rows[0]
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 20_000) { _ in
            let code = try? HMACKey(SecretBytes(copying: row.key)).code(row.message)
            if code.map(hex) != row.code { wrong.withLock { $0 += 1 } }
        }
        #expect(wrong.withLock { $0 } == 0)
    }

    @Test func `an empty key is refused`() {
        #expect(throws: CryptoError.wrongKeyLength(count: 0, expected: 32)) { try HMACKey(SecretBytes(copying: [])) }
    }

    @Test func `a changed code, message or key does not verify`() throws {
        let key = try HMACKey(SecretBytes(copying: [1, 2, 3]))
        var code = try key.code([9, 9])
        #expect(try key.verifies(code, of: [9, 9]))
        #expect(try !key.verifies(code, of: [9, 8]))
        #expect(try !HMACKey(SecretBytes(copying: [1, 2, 4])).verifies(code, of: [9, 9]))
        #expect(try !key.verifies(Array(code.dropLast()), of: [9, 9]))
        code[31] ^= 1
        #expect(try !key.verifies(code, of: [9, 9]))
    }

    @Test func `threads that share a key get the same codes`() async throws {
        let key = try HMACKey(SecretBytes(copying: [7]))
        let expected = try (0..<64).map { try key.code([UInt8($0)]) }
        try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for round in 0..<512 { group.addTask { (round % 64, try key.code([UInt8(round % 64)])) } }
            for try await (index, code) in group { #expect(code == expected[index]) }
        }
    }
}
