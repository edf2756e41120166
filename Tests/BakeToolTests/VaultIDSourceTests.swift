import Testing

@testable import CofferBakeTool

@Suite struct VaultIDSourceTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let environment: [String: String]
        let properties: String
        let sandbox: String?
        let live: String?

        init(_ name: String, env: [String: String] = [:], file: String = "", sandbox: String? = nil, live: String? = nil) {
            testDescription = name
            environment = env
            properties = file
            self.sandbox = sandbox
            self.live = live
        }
    }

    static let both = "COINME_VAULT_ID_SANDBOX=fileSandbox\nCOINME_VAULT_ID_LIVE=fileLive\n"

    @Test(arguments: [
        Row("nothing anywhere"),
        Row("the file alone", file: both, sandbox: "fileSandbox", live: "fileLive"),
        Row("the environment alone", env: ["COINME_VAULT_ID_LIVE": "envLive"], live: "envLive"),
        Row(
            "the environment wins, each id on its own", env: ["COINME_VAULT_ID_SANDBOX": "env"], file: both, sandbox: "env",
            live: "fileLive"),
        Row("a blank variable says nothing", env: ["COINME_VAULT_ID_SANDBOX": " "], file: both, sandbox: "fileSandbox", live: "fileLive"),
        Row("spaces and carriage returns are cut", file: " COINME_VAULT_ID_LIVE = tnt1 \r\n", live: "tnt1"),
        Row(
            "comments and other names are skipped",
            file: "#COINME_VAULT_ID_LIVE=a\n!COINME_VAULT_ID_LIVE=b\nOTHER=c\nCOINME_VAULT_ID_SANDBOX"),
        Row("the last of equal names counts", file: "COINME_VAULT_ID_LIVE=a\nCOINME_VAULT_ID_LIVE=b", live: "b"),
        Row("a blank value is none", file: "COINME_VAULT_ID_LIVE=\nCOINME_VAULT_ID_SANDBOX=  "),
        Row("names are case-sensitive", file: "coinme_vault_id_live=a"),
        Row("an equals sign belongs to the value", file: "COINME_VAULT_ID_LIVE=a=b", live: "a=b"),
    ])
    func `ids come from the environment first and the file second`(_ row: Row) {
        let source = VaultIDSource(environment: row.environment, properties: row.properties)
        #expect(source.sandbox == row.sandbox)
        #expect(source.live == row.live)
    }

    @Test func `the source holds each id or nil`() {
        let source = VaultIDSource(environment: ["COINME_VAULT_ID_LIVE": "tnt1Abc"], properties: "")
        #expect(source.swift.contains("static let live: String? = \"tnt1Abc\"\n"))
        #expect(source.swift.contains("static let sandbox: String? = nil\n"))
    }

    @Test(arguments: [("a\"b", "\"a\\u{22}b\""), ("a\\(b)", "\"a\\u{5c}\\u{28}b\\u{29}\""), ("é", "\"\\u{e9}\"")])
    func `no id breaks out of its literal`(_ id: String, _ literal: String) {
        let source = VaultIDSource(environment: ["COINME_VAULT_ID_LIVE": id], properties: "")
        #expect(source.swift.contains("static let live: String? = \(literal)\n"))
    }
}
