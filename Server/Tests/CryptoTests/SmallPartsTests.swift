import CofferCrypto
import Testing

@Suite struct SHA256DigestTests {
    // FIPS 180-4 examples.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]) func `the published digests come out`(_ text: String, _ digest: String) {
        #expect(hex(SHA256Digest.hash(Array(text.utf8))) == digest)
    }
}

@Suite struct Base64URLTests {
    // RFC 4648 section 10, without padding, and two texts with the URL-safe characters.
    @Test(arguments: [
        ("", ""), ("66", "Zg"), ("666f", "Zm8"), ("666f6f", "Zm9v"), ("666f6f62", "Zm9vYg"), ("666f6f6261", "Zm9vYmE"),
        ("666f6f626172", "Zm9vYmFy"), ("fbff", "-_8"), ("ffffff", "____"),
    ]) func `bytes and text turn into each other`(_ content: String, _ text: String) {
        #expect(Base64URL.encode(bytes(content)) == text)
        #expect(Base64URL.decode(text.utf8) == bytes(content))
    }

    @Test(arguments: ["Z", "Zg==", "Zg=", "Zh", "Zm9", "Zm+v", "Zm/v", "Zm 9v", "Zm9v\n", "Zm9vé", "ZZZZZ"])
    func `a text that is not canonical is refused`(_ text: String) {
        #expect(Base64URL.decode(text.utf8) == nil)
    }
}

@Suite struct SecretBytesTests {
    @Test(arguments: [false, true]) func `a secret shows nothing in any text form`(_ locked: Bool) {
        let secret = SecretBytes(copying: Array("4242424242424242".utf8), lockInMemory: locked)
        var dumped = ""
        dump(secret, to: &dumped)
        for text in ["\(secret)", String(reflecting: secret), dumped, "\([secret])", "\(Optional(secret) as Any)"] {
            #expect(!text.contains("4242"))
            #expect(!text.contains("52, 50"))
            #expect(!text.contains("16"))
        }
    }

    @Test func `a secret holds its bytes and compares by them`() {
        let secret = SecretBytes(copying: [1, 2, 3])
        #expect(secret.withUnsafeBytes { Array($0) } == [1, 2, 3])
        #expect(secret == SecretBytes(copying: [1, 2, 3], lockInMemory: true))
        #expect(secret != SecretBytes(copying: [1, 2, 4]))
        #expect(secret != SecretBytes(copying: [1, 2]))
        #expect(SecretBytes(copying: []) == SecretBytes(copying: []))
    }

    @Test func `wiping leaves zeros`() {
        var array: [UInt8] = [1, 2, 3]
        array.wipe()
        #expect(array == [0, 0, 0])
    }
}

@Suite struct ConstantTimeTests {
    @Test(
        arguments: [
            ([], [], true), ([1], [1], true), ([1, 2], [1, 2], true), ([1], [2], false), ([1, 2], [1, 3], false), ([1], [1, 2], false),
            ([], [0], false),
        ] as [([UInt8], [UInt8], Bool)]) func `equal means the same bytes`(_ left: [UInt8], _ right: [UInt8], _ same: Bool)
    {
        #expect(ConstantTime.equal(left, right) == same)
        #expect(ConstantTime.equal(right, left) == same)
    }
}

@Suite struct RandomBytesTests {
    @Test(arguments: [0, 1, 16, 512, 513, 4096, 10_000]) func `any number of bytes can be had`(_ count: Int) throws {
        let random = RandomBytes()
        let first = try random.bytes(count)
        #expect(first.count == count)
        if count >= 16 { #expect(try random.bytes(count) != first) }
        #expect(try random.secret(count).count == count)
    }

    @Test func `no bytes are handed out twice, over many batches and threads`() async throws {
        let random = RandomBytes()
        let all = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
            for _ in 0..<8 { group.addTask { try (0..<500).map { _ in try random.bytes(16) } } }
            var all = Set<[UInt8]>()
            for try await part in group { all.formUnion(part) }
            return all
        }
        #expect(all.count == 4_000)
    }
}
