import CofferCrypto
import CofferFoundation
import Testing

@testable import CofferVault

@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/mem"), "the memory of a process is read through /proc"))
struct MemoryTests {
    /// A valid number that nobody else in this process has, held in wiped memory from its first digit on.
    private static func freshNumber() -> SecretBytes {
        SecretBytes(count: 16) { digits in
            digits.copyBytes(from: [5, 1, 0, 5])
            for index in 4..<15 { digits[index] = UInt8.random(in: 0...9) }
            var sum: UInt8 = 0
            for index in 0..<15 {
                let doubled = digits[index] << (index % 2 == 0 ? 1 : 0)
                sum += doubled > 9 ? doubled - 9 : doubled
            }
            digits[15] = (10 - sum % 10) % 10
            for index in 0..<16 { digits[index] |= 0x30 }
        }
    }

    private func request(_ number: SecretBytes, _ index: Int, person: CardPerson = CardPerson(), month: String = "12") -> AddCard {
        var request = AddCard.test(account: "mem_\(index)", month: month, person: person, key: "key-\(index)")
        request.number = SecretBytes(count: number.count) { copy in number.withUnsafeBytes { copy.copyMemory(from: $0) } }
        return request
    }

    @Test func `no number of 50 additions is left in memory`() async throws {
        let numbers = (0..<50).map { _ in Self.freshNumber() }
        // Longer than what the vault first reserves for the bytes of a request.
        let person = CardPerson(
            holderName: String(repeating: "n", count: 500), billingAddress: BillingAddress(addressLine1: String(repeating: "a", count: 500))
        )
        try await TestVault.with { test in
            for (index, number) in numbers.enumerated() {
                _ = try? await test.vault.addCard(request(number, index, month: "13"), by: test.partner)
                _ = try await test.vault.addCard(request(number, index, person: index % 2 == 0 ? person : CardPerson()), by: test.partner)
            }
        }
        #expect(try Self.copies(of: numbers) == 0)
        // And the search finds what is there.
        let kept = numbers[0].withUnsafeBytes { Array($0) }
        #expect(try Self.copies(of: numbers) >= 1)
        withExtendedLifetime(kept) {}
    }

    @Test func `no number of 50 cards that were typed at checkout is left in memory`() async throws {
        let numbers = (0..<50).map { _ in Self.freshNumber() }
        try await TestVault.with { test in
            let tenant = test.credentials.tenant
            for (index, number) in numbers.enumerated() {
                let (session, app) = try await test.app(customer: "mem_\(index)")
                var typed = TokeniseCard.test(name: index % 2 == 0 ? String(repeating: "n", count: 500) : nil)
                typed.number = SecretBytes(count: number.count) { copy in number.withUnsafeBytes { copy.copyMemory(from: $0) } }
                var broken = typed
                broken.month = "13"
                let bad = broken
                await #expect(throws: VaultError.self) { try await test.vault.tokenise(bad, by: app) }
                guard case .payableOnce(let token, _) = try await test.vault.tokenise(typed, by: app) else { continue }
                _ = try test.vault.openPaymentToken(token.text, tenant: tenant, session: session)
                _ = try await test.vault.keepInstrument(token: token.text, customer: "mem_\(index)", by: test.merchant())
            }
        }
        #expect(try Self.copies(of: numbers) == 0)
        let kept = numbers[0].withUnsafeBytes { Array($0) }
        #expect(try Self.copies(of: numbers) >= 1)
        withExtendedLifetime(kept) {}
    }

    /// How often one of the numbers stands in writable memory, besides the numbers themselves.
    private static func copies(of numbers: [SecretBytes]) throws -> Int {
        let memory = open("/proc/self/mem", O_RDONLY)
        try #require(memory >= 0)
        defer { close(memory) }
        var found = 0
        for line in try maps().split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, parts[1].hasPrefix("rw") else { continue }
            let ends = parts[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
            guard ends.count == 2 else { continue }
            found += search(memory, ends[0], ends[1], for: numbers)
        }
        return found
    }

    /// The regions of memory, as the system lists them.
    private static func maps() throws -> String {
        let file = open("/proc/self/maps", O_RDONLY)
        try #require(file >= 0)
        defer { close(file) }
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(file, &piece, piece.count)
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += piece[..<count]
        }
    }

    /// Searches a region in pieces that overlap by more than a number; the buffer is wiped after use, so that no later search finds it.
    private static func search(_ memory: Int32, _ start: UInt, _ end: UInt, for numbers: [SecretBytes]) -> Int {
        let size = 1 << 20
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        defer {
            memset(buffer, 0, size)
            buffer.deallocate()
        }
        var found = 0
        var at = start
        while at < end {
            let count = pread(memory, buffer, min(size, Int(end - at)), off_t(at))
            guard count > 0 else {
                // A page that another test has given back meanwhile.
                at = (at / 4096 + 1) * 4096
                continue
            }
            var offset = 0
            while offset + 16 <= count, let hit = memchr(buffer + offset, 0x35, count - offset) {
                offset = hit - buffer
                guard offset + 16 <= count else { break }
                let address = at + UInt(offset)
                let isBuffer = address >= UInt(bitPattern: buffer) && address < UInt(bitPattern: buffer) + UInt(size)
                if !isBuffer, memcmp(hit, "5105", 4) == 0 {
                    found += numbers.count { number in
                        number.withUnsafeBytes { bytes in
                            UInt(bitPattern: bytes.baseAddress) != address
                                && bytes.elementsEqual(UnsafeRawBufferPointer(start: hit, count: 16))
                        }
                    }
                }
                offset += 1
            }
            let reachesEnd = at + UInt(count) >= end
            at += UInt(reachesEnd || count <= 32 ? count : count - 32)
        }
        return found
    }
}
