import Testing

@testable import CoinmeVaultSDK

@Suite struct VaultConfigurationTests {
    private static let ids = VaultIDs(sandbox: "tntSand1", live: "tntLive1")
    private static let good = EnvironmentOverride(ingress: "vault.example", path: "/a")

    private func resolve(
        _ environment: CoinmeVaultEnvironment = .sandbox, _ config: RuntimeVaultConfig? = nil, ids: VaultIDs = ids,
        defaults: VaultDefaults.Endpoint? = nil
    ) throws(CoinmeVaultError) -> VaultConfiguration {
        try VaultConfiguration(environment: environment, overrides: config, ids: ids, defaults: defaults)
    }

    // A1
    @Test(arguments: [
        (CoinmeVaultEnvironment.sandbox, "https://secure.payments-stage.coinme.com", "tntSand1"),
        (.live, "https://secure.payments.coinme.com", "tntLive1"),
    ])
    func `without a config the baked host, path and id are used`(_ environment: CoinmeVaultEnvironment, _ host: String, _ id: String) throws
    {
        let configuration = try resolve(environment)
        #expect(configuration.ingress?.text == host)
        #expect(configuration.path == "/caas/v2/paymentmethods")
        #expect(configuration.vaultID == id)
    }

    // A1
    @Test(arguments: ["", " ", "\n"])
    func `a blank baked ingress means the collector's own host`(_ ingress: String) throws {
        let configuration = try resolve(defaults: .init(ingress: ingress, path: "/p"))
        #expect(configuration.ingress == nil)
        #expect(configuration.path == "/p")
    }

    struct Incomplete: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let override: EnvironmentOverride
        let word: String
    }

    // A2
    @Test(arguments: [
        Incomplete(testDescription: "no ingress", override: .init(ingress: "", path: "/a"), word: "ingress"),
        Incomplete(testDescription: "ingress of spaces", override: .init(ingress: " \t", path: "/a"), word: "ingress"),
        Incomplete(testDescription: "no path", override: .init(ingress: "vault.example", path: ""), word: "path"),
        Incomplete(testDescription: "path of spaces", override: .init(ingress: "vault.example", path: "\n "), word: "path"),
        Incomplete(testDescription: "neither", override: .init(ingress: "", path: ""), word: "ingress"),
    ])
    func `an incomplete override of the chosen environment is refused`(_ row: Incomplete) throws {
        for environment in CoinmeVaultEnvironment.allCases {
            let config = RuntimeVaultConfig(
                sandbox: environment == .sandbox ? row.override : nil, live: environment == .live ? row.override : nil)
            let reason = try invalidConfiguration { () throws(CoinmeVaultError) in try resolve(environment, config) }
            #expect(reason.contains(environment.rawValue))
            #expect(reason.contains(row.word))
        }
    }

    // A3, A4
    @Test func `an override of the other environment changes nothing, complete or not`() throws {
        for other in [Self.good, EnvironmentOverride(ingress: "", path: "")] {
            #expect(try resolve(.sandbox, RuntimeVaultConfig(live: other)).ingress?.host == "secure.payments-stage.coinme.com")
            #expect(try resolve(.live, RuntimeVaultConfig(sandbox: other)).ingress?.host == "secure.payments.coinme.com")
        }
        #expect(try resolve(.live, RuntimeVaultConfig()).path == "/caas/v2/paymentmethods")
    }

    @Test func `an override replaces host and path and leaves the id`() throws {
        let configuration = try resolve(.live, RuntimeVaultConfig(live: Self.good))
        #expect(configuration.ingress?.text == "https://vault.example")
        #expect(configuration.path == "/a")
        #expect(configuration.vaultID == "tntLive1")
    }

    // A5
    @Test(arguments: [nil, "", "  "])
    func `an id that is not baked in is refused by environment and property`(_ id: String?) throws {
        let sandbox = try invalidConfiguration { () throws(CoinmeVaultError) in
            try resolve(.sandbox, ids: VaultIDs(sandbox: id, live: "tntLive1"))
        }
        #expect(sandbox.contains("sandbox") && sandbox.contains("COINME_VAULT_ID_SANDBOX"))
        let live = try invalidConfiguration { () throws(CoinmeVaultError) in
            try resolve(.live, ids: VaultIDs(sandbox: "tntSand1", live: id))
        }
        #expect(live.contains("live") && live.contains("COINME_VAULT_ID_LIVE"))
        #expect(!sandbox.contains("tntLive1") && !live.contains("tntSand1"))
        #expect(try resolve(.live, ids: VaultIDs(sandbox: id, live: "tntLive1")).vaultID == "tntLive1")
    }

    // A5, A9
    @Test(arguments: ["your_sandbox_vault_id", "tnt-1", "tnt 1", "tnté", "tnt1\n", "tnt.1", "１２"])
    func `an id that is not letters and digits is refused without being shown`(_ id: String) throws {
        let reason = try invalidConfiguration { () throws(CoinmeVaultError) in try resolve(ids: VaultIDs(sandbox: id)) }
        #expect(!reason.contains(id))
        #expect(reason.contains("COINME_VAULT_ID_SANDBOX"))
    }

    // A7
    @Test(arguments: [("a/b", "/a/b"), ("/a", "/a"), ("//a", "/a"), (" /a ", "/a"), ("/a/", "/a/"), ("/", "/")])
    func `a path gets exactly one leading slash`(_ path: String, _ resolved: String) throws {
        let override = EnvironmentOverride(ingress: "vault.example", path: path)
        #expect(try resolve(.sandbox, RuntimeVaultConfig(sandbox: override)).path == resolved)
    }

    // A7
    @Test(arguments: ["/a?b=c", "/a#b", "/a b", "/a\nb", "/a\u{7F}", "\\a"])
    func `a path with a query, fragment or blank is refused`(_ path: String) throws {
        let override = EnvironmentOverride(ingress: "vault.example", path: path)
        let reason = try invalidConfiguration { () throws(CoinmeVaultError) in try resolve(.sandbox, RuntimeVaultConfig(sandbox: override))
        }
        #expect(reason.contains("path"))
    }

    // A6
    @Test func `an ingress that is none is refused without being shown`() throws {
        let override = EnvironmentOverride(ingress: "user:secret@vault.example", path: "/a")
        let reason = try invalidConfiguration { () throws(CoinmeVaultError) in try resolve(.sandbox, RuntimeVaultConfig(sandbox: override))
        }
        #expect(!reason.contains("secret"))
    }

    // A9
    @Test func `no text form of ids or configuration shows an id`() throws {
        for subject in [Self.ids as Any, try resolve() as Any] {
            for text in TextForms.all(of: subject) { #expect(!text.contains("tntSand1") && !text.contains("tntLive1")) }
        }
    }

    /// The reason of the `.invalidConfiguration` that the body throws; a failed test if it throws anything else or nothing.
    private func invalidConfiguration(_ body: () throws(CoinmeVaultError) -> VaultConfiguration) throws -> String {
        var reason: String?
        do {
            _ = try body()
        } catch {
            if case .invalidConfiguration(let text) = error { reason = text }
        }
        return try #require(reason)
    }
}
