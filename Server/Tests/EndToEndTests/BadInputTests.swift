import CofferTestSupport
import Testing

@Suite struct BadInputTests {
    static let good = CardBody(account: "7")
    static let empty: CardBody = {
        var body = good
        body.card = []
        return body
    }()
    static let malformed = "430-400-313-666"
    static let invalid = "430-400-313-667"

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var body: String
        var status: Int
        var code: String
        var field: String?
        var testDescription: String { name }
        init(_ name: String, _ body: CardBody, field: String) {
            (self.name, self.body, status, code, self.field) = (name, body.json, 400, invalid, field)
        }
        init(_ name: String, refused body: CardBody, _ code: String) {
            (self.name, self.body, status, self.code) = (name, body.json, 200, code)
        }
        init(_ name: String, text: String, field: String) {
            (self.name, body, status, code, self.field) = (name, text, 400, invalid, field)
        }
        init(_ name: String, text: String) {
            (self.name, body, status, code) = (name, text, 400, malformed)
        }
    }

    static let notJSON: [Row] = [
        Row("nothing", text: ""), Row("white space", text: " \n"), Row("half a body", text: String(good.json.prefix(200))),
        Row("not JSON", text: "accountId=7"), Row("an array", text: "[\(good.json)]"), Row("a string", text: "\"card\""),
        Row("two values", text: good.json + good.json), Row("a trailing comma", text: String(good.json.dropLast()) + ",}"),
        Row("33 levels", text: good.with("deep", String(repeating: "[", count: 32) + String(repeating: "]", count: 32)).json),
        Row("100,000 levels", text: String(repeating: "[", count: 60_000)),
        Row("a duplicate key", text: String(good.json.dropLast()) + #","accountId":"8"}"#),
        Row("a duplicate key in the card", text: good.json.replacing(#""cvv":"123""#, with: #""cvv":"123","cvv":"124""#)),
        Row("a duplicate key, escaped", text: String(good.json.dropLast()) + #","account\u0049d":"8"}"#),
        Row("a lone surrogate", text: good.with("cardHolderName", #""\ud800""#).json),
        Row("a control character", text: good.with("cardHolderName", "\"\u{1}\"").json),
        Row("NaN", text: good.with("x", "NaN").json), Row("a byte order mark", text: "\u{FEFF}" + good.json),
    ]

    static let members: [Row] = [
        Row("no account", good.with("accountId", nil), field: "accountId"),
        Row("an empty account", good.with("accountId", #""""#), field: "accountId"),
        Row("an account of the wrong type", good.with("accountId", "[7]"), field: "accountId"),
        Row("an account with a space", good.with("accountId", #""7 8""#), field: "accountId"),
        Row("an overlong account", good.with("accountId", "\"\(String(repeating: "7a", count: 65))\""), field: "accountId"),
        Row("an empty card", empty, field: "card.cardNumber"),
        Row("a card that is text", text: good.json.replacing(/"card":\{.*\}/, with: #""card":"4242"}"#), field: "card"),
        Row("no card", text: good.json.replacing(/,"card":\{.*\}/, with: "}"), field: "card.cardNumber"),
        Row("no number", good.withCard("cardNumber", nil), field: "card.cardNumber"),
        Row("a number that is a number", good.withCard("cardNumber", "4242424242424242"), field: "card.cardNumber"),
        Row("no month", good.withCard("month", nil), field: "card.month"),
        Row("month 13", good.withCard("month", #""13""#), field: "card.month"),
        Row("month 00", good.withCard("month", #""00""#), field: "card.month"),
        Row("a month of one digit", good.withCard("month", #""x""#), field: "card.month"),
        Row("a full-width month", good.withCard("month", #""０２""#), field: "card.month"),
        Row("no year", good.withCard("year", nil), field: "card.year"),
        Row("year 1999", good.withCard("year", #""1999""#), field: "card.year"),
        Row("a year of letters", good.withCard("year", #""MMXX""#), field: "card.year"),
        Row("a full-width year", good.withCard("year", #""２０３１""#), field: "card.year"),
        Row("no security code", good.withCard("cvv", nil), field: "card.cvv"),
        Row("a country of three letters", good.with("billingAddress", #"{"country":"USA"}"#), field: "billingAddress.country"),
        Row("an unknown direction", good.with("paymentProcessAssociation", #""HOLD""#), field: "paymentProcessAssociation"),
        Row("an overlong name", good.with("cardHolderName", "\"\(String(repeating: "n", count: 513))\""), field: "cardHolderName"),
        Row("a PAN as the name", good.with("cardHolderName", #""4242 4242 4242 4242""#), field: "cardHolderName"),
        Row("a PAN as the account", good.with("accountId", #""4111111111111111""#), field: "accountId"),
        Row("a PAN as an integer account", good.with("accountId", "4111111111111111"), field: "accountId"),
        Row("a PAN as the provider", good.with("stagingProviderId", #""5555555555554444""#), field: "providerId"),
        Row("a PAN as the session", good.with("webSessionId", #""378282246310005""#), field: "webSessionId"),
        Row(
            "a PAN in the street", good.with("billingAddress", #"{"addressLine1":"at 4111-1111-1111-1111"}"#),
            field: "billingAddress.addressLine1"),
        Row("a PAN as the zip code", good.with("billingAddress", #"{"zipCode":"4111111111111111"}"#), field: "billingAddress.zipCode"),
        Row("a PAN in an unknown member", good.with("comment", #"{"a":["4111111111111111"]}"#), field: "comment"),
    ]

    static let refusals: [Row] = [
        Row("letters in the number", refused: good.withCard("cardNumber", #""4242a242424242424""#), "430-400-313-907"),
        Row("full-width digits", refused: good.withCard("cardNumber", #""４２４２４２４２４２４２４２４２""#), "430-400-313-907"),
        Row("Arabic digits", refused: good.withCard("cardNumber", #""٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢""#), "430-400-313-907"),
        Row("a wrong check digit", refused: good.withCard("cardNumber", #""4242424242424243""#), "430-400-313-907"),
        Row("one digit short", refused: good.withCard("cardNumber", #""424242424242424""#), "430-400-313-907"),
        Row("one digit long", refused: good.withCard("cardNumber", #""42424242424242424""#), "430-400-313-907"),
        Row("letters in the code", refused: good.withCard("cvv", #""12a""#), "430-400-313-909"),
        Row("a full-width code", refused: good.withCard("cvv", #""１２３""#), "430-400-313-909"),
        Row("a code of two digits", refused: good.withCard("cvv", #""12""#), "430-400-313-909"),
        Row("a code of four digits", refused: good.withCard("cvv", #""1234""#), "430-400-313-909"),
        Row("last month", refused: good.withCard("month", #""12""#).withCard("year", #""2029""#).with("x", "1"), "430-400-313-908"),
    ]

    @Test func `each bad body gets its code, shows none of its values and stores nothing`() async throws {
        try await withVault { world in
            // Two days into 2030: December 2029 is over everywhere on Earth.
            world.time.advance(seconds: 2 * 86_400)
            let partner = try world.partner()
            let before = try world.rows()
            for row in Self.notJSON + Self.members + Self.refusals {
                let answer = try await partner.add(row.body)
                #expect(answer.status == row.status, "\(row.name)")
                #expect(answer.code == row.code, "\(row.name)")
                if let field = row.field { #expect(answer.message?.hasSuffix("Field: \(field).") == true, "\(row.name)") }
                for value in ["4242", "4111", "1111", "5555", "8431", "Main St", "Ada", "session-1", "1999", "HOLD", "USA"] {
                    #expect(!answer.raw.text.contains(value), "\(row.name)")
                }
                #expect(try world.rows() == before, "\(row.name)")
            }
            #expect(try await partner.list("7").ids == [])
            #expect(try await partner.add(Self.good.json).code == nil)
        }
    }

    @Test func `a UUID is an account whatever its digits, on every route and at checkout`() async throws {
        try await withVault { world in
            let account = "42424242-4242-4242-8abc-def012345678"
            let partner = try world.partner()
            let added = try await partner.add(Self.good.with("accountId", "\"\(account)\"").json)
            #expect(added.code == nil)
            let id = try #require(added.paymentMethodId)
            #expect(try await partner.list(account).ids == [id])
            let token = try await world.sandbox.clientToken(customerId: account)
            #expect(!token.isEmpty)
        }
    }

    @Test(arguments: [
        ("PUT", "/services/paymentmethods", 405, "GET, HEAD, POST"), ("PATCH", "/caas/v2/paymentmethods", 405, "GET, HEAD, POST"),
        ("DELETE", "/services/paymentmethods?customerId=7", 405, "GET, HEAD, POST"),
        ("POST", "/services/paymentmethods/status", 405, "GET, HEAD"),
        ("DELETE", "/services/paymentmethods/status", 405, "GET, HEAD"), ("POST", "/services/paymentmethods/x", 405, "GET, HEAD, DELETE"),
        ("OPTIONS", "/services/paymentmethods", 405, "GET, HEAD, POST"), ("BREW", "/services/paymentmethods", 405, "GET, HEAD, POST"),
        ("GET", "/services/authorize", 405, "POST"), ("GET", "/", 404, nil), ("GET", "/services/paymentmethods/", 404, nil),
        ("POST", "/caas/v1/paymentmethods", 404, nil), ("GET", "/services/paymentmethods/a/b", 404, nil),
        ("GET", "/services/paymentmethods%2Fstatus", 404, nil), ("GET", "/health", 404, nil),
    ])
    func `a wrong method and an unknown route are told to those with a bearer`(
        _ method: String, _ path: String, _ status: Int, _ allow: String?
    ) async throws {
        try await withVault { world in
            let answer = try await world.partner().send(method, path, body: method == "GET" ? nil : Array("{}".utf8))
            #expect(answer.status == status)
            #expect(answer.code == Self.malformed)
            #expect(answer.raw.fields["allow"] == allow)
        }
    }

    @Test(arguments: [
        "", "?customerId=", "?customerId=7&customerId=7", "?customerId=%zz", "?customerId=a%20b", "?customerId=4242424242424242",
    ])
    func `a doubtful customer in the query is refused`(_ query: String) async throws {
        try await withVault { world in
            for (method, path) in [("GET", ""), ("GET", "/status"), ("GET", "/x"), ("DELETE", "/x")] {
                let answer = try await world.partner().send(method, "/services/paymentmethods\(path)\(query)")
                #expect(answer.status == 400 && answer.code == Self.invalid, "\(method) \(path)")
            }
        }
    }

    @Test func `a body of 64 KiB is read, and one byte more is refused unread`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            func body(_ bytes: Int) -> String {
                let rest = Self.good.with("filler", #""""#).json.utf8.count
                return Self.good.with("filler", "\"\(String(repeating: "x", count: bytes - rest))\"").json
            }
            let before = try world.rows()
            #expect(body(65_537).utf8.count == 65_537)
            let large = try await partner.add(body(65_537))
            #expect(large.status == 413 && large.code == Self.malformed)
            #expect(try world.rows() == before)
            let stranger = try await world.client(nil).add(body(65_537))
            #expect(stranger.status == 401 && stranger.raw.body.isEmpty)
            #expect(try await partner.add(body(65_536)).code == nil)
        }
    }
}
