import CofferVault
import Testing

@Suite struct SessionTamperingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, sql: String, opensCustomer: Bool
        init(_ name: String, _ sql: String, opensCustomer: Bool = false) {
            testDescription = name
            self.sql = sql
            self.opensCustomer = opensCustomer
        }
    }

    private static func exchange(_ column: String) -> String {
        """
        CREATE TEMP TABLE copy AS SELECT id, \(column) AS value FROM client_session;
        UPDATE client_session SET \(column)=(SELECT value FROM copy WHERE copy.id<>client_session.id);
        """
    }

    static let changes = [
        Row("both contents exchanged", exchange("sealed_content"), opensCustomer: true),
        Row("both customers exchanged", exchange("sealed_customer")),
        Row("the content in the customer's place", "UPDATE client_session SET sealed_customer=sealed_content"),
        Row("the customer in the content's place", "UPDATE client_session SET sealed_content=sealed_customer", opensCustomer: true),
        Row("a later expiry", "UPDATE client_session SET expires_at=expires_at+1"),
        Row("an earlier beginning", "UPDATE client_session SET created_at=created_at-1"),
        Row("another revision", "UPDATE client_session SET revision=revision+1"),
        Row("another key version", "UPDATE client_session SET key_version=2"),
        Row(
            "the first byte of the customer",
            "UPDATE client_session SET sealed_customer=CAST(x'02'||substr(sealed_customer, 2) AS BLOB)"),
        Row(
            "the last byte of the customer cut",
            "UPDATE client_session SET sealed_customer=substr(sealed_customer, 1, length(sealed_customer)-1)"),
        Row("an empty customer", "UPDATE client_session SET sealed_customer=x''"),
        Row("zeros for a customer", "UPDATE client_session SET sealed_customer=zeroblob(length(sealed_customer))"),
        Row(
            "the last byte of the content cut",
            "UPDATE client_session SET sealed_content=substr(sealed_content, 1, length(sealed_content)-1)", opensCustomer: true),
        Row("zeros for a content", "UPDATE client_session SET sealed_content=zeroblob(length(sealed_content))", opensCustomer: true),
    ]

    @Test(arguments: changes) func `a session row that was moved or changed does not open`(_ row: Row) async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let tokens = [try await first.app(customer: "a").session.accessToken, try await first.app(customer: "b").session.accessToken]
        try await first.saved(of: "a")
        await first.vault.close()
        try change(folder.path, row.sql)
        let second = try await TestVault.open(folder.path)
        for token in tokens {
            if row.opensCustomer {
                let app = try second.vault.checkoutCaller(accessToken: token.utf8)
                #expect(throws: VaultError.damagedRecord) { try second.vault.clientSession(of: app) }
            } else {
                #expect(throws: VaultError.damagedRecord) { try second.vault.checkoutCaller(accessToken: token.utf8) }
            }
            #expect(throws: VaultError.damagedRecord) { try second.vault.clientSession(accessToken: token, by: first.merchant()) }
        }
        await second.vault.close()
    }

    @Test func `a customer of an earlier revision does not open beside the content of a later one`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let (session, app) = try await first.app()
        await first.vault.close()
        try change(folder.path, "CREATE TABLE old AS SELECT sealed_customer, revision FROM client_session")
        let second = try await TestVault.open(folder.path)
        _ = try await second.vault.changeClientSession(by: app) { $0.amount = 1 }
        await second.vault.close()
        try change(folder.path, "UPDATE client_session SET sealed_customer=(SELECT sealed_customer FROM old)")
        let third = try await TestVault.open(folder.path)
        #expect(throws: VaultError.damagedRecord) { try third.vault.checkoutCaller(accessToken: session.accessToken.utf8) }
        #expect(throws: VaultError.damagedRecord) { try third.vault.clientSession(of: app) }
        await third.vault.close()
        // With its own revision it is an older state of the row, which the customer's text alone cannot tell; the content can.
        try change(folder.path, "UPDATE client_session SET revision=(SELECT revision FROM old)")
        let fourth = try await TestVault.open(folder.path)
        #expect(throws: VaultError.damagedRecord) { try fourth.vault.clientSession(of: app) }
        await fourth.vault.close()
    }

    @Test func `a session of one tenant does not open for another that the row was given to`() async throws {
        let folder = try TestFolder()
        let first = try await TestVault.open(folder.path)
        let other = try await first.vault.createTenant(name: "Other").tenant
        let (session, _) = try await first.app()
        await first.vault.close()
        try change(folder.path, "UPDATE client_session SET tenant=\(other.number)")
        let second = try await TestVault.open(folder.path)
        #expect(throws: VaultError.invalidBearer) { try second.vault.checkoutCaller(accessToken: session.accessToken.utf8) }
        for tenant in [first.credentials.tenant, other] {
            #expect(throws: VaultError.sessionNotFound) {
                try second.vault.clientSession(accessToken: session.accessToken, by: first.merchant(tenant))
            }
        }
        await second.vault.close()
    }
}
