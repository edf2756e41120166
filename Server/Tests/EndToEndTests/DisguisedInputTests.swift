import CofferFoundation
import CofferTestSupport
import Testing

@Suite struct DisguisedInputTests {
    static let invalid = "430-400-313-667"

    struct Row: Sendable {
        var name: String
        var text: String
        var isRefused = true
    }

    static let texts: [Row] = [
        Row(name: "full-width digits", text: "４２４２４２４２４２４２４２４２"),
        Row(name: "Arabic-Indic digits", text: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"),
        Row(name: "circled digits", text: "④②④②④②④②④②④②④②④②"),
        Row(name: "no-break spaces", text: "4242\u{A0}4242\u{A0}4242\u{A0}4242"),
        Row(name: "en dashes", text: "4242–4242–4242–4242"),
        Row(name: "minus signs", text: "4242\u{2212}4242\u{2212}4242\u{2212}4242"),
        Row(name: "zero-width spaces", text: "4242\u{200B}4242\u{200B}4242\u{200B}4242"),
        Row(name: "soft hyphens", text: "4242\u{AD}4242\u{AD}4242\u{AD}4242"),
        Row(name: "combining marks", text: "4\u{301}242424242424242"),
        Row(name: "in a sentence", text: "Zoë ４２４２ ４２４２ ４２４２ ４２４２"),
        Row(name: "a name with an umlaut", text: "Jürgen Größe", isRefused: false),
        Row(name: "a full-width phone number", text: "０３０－１２３４５６", isRefused: false),
        Row(name: "a wrong check digit", text: "４２４２４２４２４２４２４２４３", isRefused: false),
        Row(name: "a letter between", text: "4242é424242424242", isRefused: false),
    ]

    @Test func `a card number in foreign digits or separators is refused where none belongs`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let before = try world.rows()
            // The members of a good request stay out of the way of each other: one account and number for each.
            let members = [
                ("cardHolderName", "4242424242424242"), ("billingAddress", "4012888888881881"), ("comment", "4111111111111111"),
            ]
            for row in Self.texts.sorted(by: { $0.isRefused && !$1.isRefused }) {
                let text = "\"\(row.text)\""
                for (member, number) in members {
                    let value = member == "billingAddress" ? #"{"addressLine1":\#(text)}"# : text
                    let answer = try await partner.add(CardBody(account: "7\(member)", number: number).with(member, value).json)
                    if row.isRefused {
                        #expect(answer.code == Self.invalid, "\(row.name): \(member)")
                        #expect(try world.rows() == before, "\(row.name): \(member)")
                    } else {
                        // The first one is added, the others find it there: none is refused for its text.
                        #expect(answer.code == nil || answer.code == "430-409-313-903", "\(row.name): \(member)")
                    }
                }
            }
        }
    }

    @Test func `an account of minus zero is the account of zero`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            #expect(try await partner.add(CardBody(account: "x").with("accountId", "-0").json).code == nil)
            #expect(try await partner.list("0").ids?.count == 1)
        }
    }

    @Test func `an idempotency key that is not UTF-8 is refused`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let body = Array(CardBody(account: "7").json.utf8)
            for key: [UInt8] in [[0xFF], [0xFE], [0x6B, 0xC3]] {
                let client = try RawClient(port: partner.port)
                let head =
                    "POST /caas/v2/paymentmethods HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Authorization: \(partner.authorization ?? "")\r\nContent-Length: \(body.count)\r\nIdempotency-Key: "
                client.send(Array(head.utf8) + key + Array("\r\n\r\n".utf8) + body)
                let answer = CaasClient.Answer(raw: try await client.answer())
                #expect(answer.status == 400 && answer.code == Self.invalid)
                #expect(answer.message?.hasSuffix("Field: Idempotency-Key.") == true)
            }
            #expect(try await partner.list("7").ids == [])
            #expect(try await partner.add(CardBody(account: "7").json, fields: ["Idempotency-Key: schlüssel"]).code == nil)
        }
    }
}
