import CofferTestSupport
import Testing

@Suite struct SandboxTableTests {
    static let rows: [(number: String, code: String?, status: Int)] = [
        ("4000000000000002", "430-402-313-905", 402), ("5100000000000008", "430-402-313-905", 402),
        ("4000000000000069", "430-400-313-908", 400), ("4000000000000127", "430-400-313-909", 400),
        ("4000000000000119", "430-503-313-911", 503), ("4000000000000036", "430-400-313-906", 400),
        ("4000000000009979", "430-400-313-904", 400), ("4000000000003063", "430-400-313-910", 400),
        ("4000000000000010", nil, 200), ("5100000000000016", nil, 200), ("4242424242424242", nil, 200), ("5555555555554444", nil, 200),
        ("4111111111111111", nil, 200), ("4012888888881881", nil, 200), ("6011111111111117", nil, 200),
        ("4242424242424241", "430-400-313-907", 400), ("424242424242424", "430-400-313-907", 400),
    ]

    @Test(arguments: rows)
    func `a number of the sandbox has its outcome`(_ row: (number: String, code: String?, status: Int)) async throws {
        for switched in [false, true] {
            try await withVault({ $0.apiSettings.refusalStatus = switched ? .codeGroup : .ok }) { world in
                let before = try world.rows()
                let answer = try await world.app("7").add(CardBody(account: "7", number: row.number).json)
                #expect(answer.code == row.code)
                #expect(answer.status == (switched ? row.status : 200))
                #expect(try await world.partner().list("7").ids?.count == (row.code == nil ? 1 : 0))
                if row.code != nil { #expect(try world.rows() == before) }
            }
        }
    }

    @Test func `American Express takes four digits of security code`() async throws {
        try await withVault { world in
            let app = try world.app("7")
            #expect(try await app.add(CardBody(account: "7", number: "378282246310005").json).code == "430-400-313-909")
            #expect(try await app.add(CardBody(account: "7", number: "378282246310005", cvv: "1234").json).code == nil)
        }
    }

    @Test func `one account is unknown and one session is wrong`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let before = try world.rows()
            #expect(try await partner.add(CardBody(account: "unknown-account").json).code == "430-400-313-602")
            #expect(try await partner.add(CardBody(account: "7").with("webSessionId", #""wrong-session""#).json).code == "203-404-359-227")
            #expect(try await partner.list("unknown-account").code == "430-400-313-602")
            #expect(try world.rows() == before)
        }
    }
}
