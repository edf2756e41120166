import CofferCrypto
import CofferFoundation
import CofferVault
import CofferVaultSQLite
import Testing

@Suite struct KeyTests {
    @Test func `the key file is made once, for its owner's eyes only, and kept`() throws {
        let folder = try TestFolder(), random = RandomBytes()
        let key = try KeyFile.key(folder: folder.path, mayCreate: true, random: random)
        #expect(key.count == 32)
        let path = folder.path + "/" + KeyFile.name
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try KeyFile.key(folder: folder.path, mayCreate: false, random: random) == key)
        #expect(try KeyFile.key(folder: folder.path, mayCreate: true, random: random) == key)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [KeyFile.name])
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o644, 0o620, 0o601]) func `a file that others can touch is refused`(_ mode: Int) throws {
        let folder = try TestFolder(), random = RandomBytes()
        _ = try KeyFile.key(folder: folder.path, mayCreate: true, random: random)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path + "/" + KeyFile.name)
        #expect(throws: KeyProblem.fileTooOpen(mode: UInt32(mode))) {
            try KeyFile.key(folder: folder.path, mayCreate: true, random: random)
        }
    }

    @Test(arguments: [0, 31, 33]) func `a file of the wrong size is refused and left alone`(_ count: Int) throws {
        let folder = try TestFolder()
        let path = folder.path + "/" + KeyFile.name
        try #require(FileManager.default.createFile(atPath: path, contents: Data(count: count), attributes: [.posixPermissions: 0o600]))
        #expect(throws: KeyProblem.fileWrongLength(count: count, expected: 32)) {
            try KeyFile.key(folder: folder.path, mayCreate: true, random: RandomBytes())
        }
        #expect(FileManager.default.contents(atPath: path)?.count == count)
    }

    @Test func `a link or a folder in the file's place is refused`() throws {
        let linked = try TestFolder(), nested = try TestFolder(), random = RandomBytes()
        _ = try KeyFile.key(folder: nested.path, mayCreate: true, random: random)
        try FileManager.default.createSymbolicLink(
            atPath: linked.path + "/" + KeyFile.name, withDestinationPath: nested.path + "/" + KeyFile.name)
        #expect(throws: KeyProblem.fileUnusable(errno: ELOOP)) { try KeyFile.key(folder: linked.path, mayCreate: true, random: random) }
        let taken = try TestFolder()
        try FileManager.default.createDirectory(atPath: taken.path + "/" + KeyFile.name, withIntermediateDirectories: false)
        #expect(throws: KeyProblem.fileUnusable(errno: EINVAL)) { try KeyFile.key(folder: taken.path, mayCreate: true, random: random) }
    }

    @Test func `without its file an existing vault does not open, and makes no new key`() async throws {
        let folder = try TestFolder()
        try await TestVault.open(folder.path).vault.close()
        let path = folder.path + "/" + KeyFile.name
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: KeyProblem.fileMissing) { try await TestVault.open(folder.path) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `another vault's file does not open this one`() async throws {
        let folder = try TestFolder(), other = try TestFolder()
        try await TestVault.open(folder.path).vault.close()
        let path = folder.path + "/" + KeyFile.name
        try FileManager.default.removeItem(atPath: path)
        _ = try KeyFile.key(folder: other.path, mayCreate: true, random: RandomBytes())
        try FileManager.default.copyItem(atPath: other.path + "/" + KeyFile.name, toPath: path)
        await #expect(throws: KeyProblem.doesNotMatchDatabase) { try await TestVault.open(folder.path) }
    }

    @Test func `cards, bearers, keys and the log outlive a restart`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let person = CardPerson(holderName: "Ada")
        let id = try await first.vault.addCard(.test(person: person, key: "k"), by: first.partner).card.id.text
        let bearer = try first.partnerBearer().token
        await first.vault.close()

        let second = try await TestVault.open(folder.path)
        let caller = try second.vault.caller(bearer: bearer.utf8)
        #expect(try second.vault.card(id, of: "cus_1", by: caller).person == person)
        #expect(try await second.vault.addCard(.test(person: person, key: "k"), by: caller).isReplay)
        await #expect(throws: VaultError.cardAlreadyAdded) { try await second.vault.addCard(.test(), by: caller) }
        #expect(try second.vault.caller(apiKey: SecretBytes(first.credentials.secretKey)).tenant == first.credentials.tenant)
        #expect(try second.vault.tenants().count == 2)
        if case .broken = try second.vault.verifyAudit() { Issue.record("the chain is broken") }
        await second.vault.close()
    }
}
