import CofferFoundation
import CofferWire
import Testing

@Suite struct ClientTokenTests {
    /// A compact JWT around a payload, with base64 of the URL alphabet and without padding.
    private func token(_ payload: String) -> String {
        let text = Data(payload.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        return "eyJhbGciOiJIUzI1NiJ9.\(text.replacing("=", with: "")).c2ln"
    }

    private func payload(_ json: String) throws(ClientTokenProblem) -> ClientTokenPayload { try ClientTokenPayload(token: token(json)) }

    @Test func `a session's token is read`() throws {
        let read = try payload(Fixture.checkout("client-token"))
        #expect(read.accessToken == "a1b2c3")
        #expect(read.configurationUrl == "https://pay.example/sdk/configuration")
        #expect(read.coreUrl == "https://pay.example")
        #expect(read.pciUrl == "https://pay.example/sdk")
        #expect(read.env == "SANDBOX" && read.intent == "CHECKOUT" && read.paymentFlow == "DEFAULT")
        #expect(read.expirySeconds == 1_893_456_000)
        #expect(read.supportedThreeDsProtocolVersions == nil && read.useThreeDsWeakValidation == nil)
    }

    @Test(arguments: ["client-token", "client-token-every-member"])
    func `what is written is read back the same`(_ name: String) throws {
        let json = try Fixture.checkout(name)
        let read = try payload(json)
        #expect(Fixture.written(read.write) == json)
        #expect(try ClientTokenPayload(Fixture.root(Fixture.written(read.write))) == read)
    }

    @Test func `expiration overrides exp`() throws {
        #expect(try payload(#"{"exp":5,"expiration":9}"#).expirySeconds == 9)
        #expect(try payload(#"{"exp":5,"expiration":"9"}"#).expirySeconds == 5)
        #expect(try payload("{}").expirySeconds == nil)
    }

    @Test(arguments: [
        Row("text as number", #"{"accessToken":1}"#, ""), Row("text as null", #"{"accessToken":null}"#, ""),
        Row("text as object", #"{"accessToken":{}}"#, ""), Row("nothing", "{}", ""), Row("text", #"{"accessToken":"t"}"#, "t"),
        Row("unknown members beside it", #"{"accessToken":"t","iat":1,"later":[{}]}"#, "t"),
    ])
    func `a member of the wrong type is absent`(_ row: Row<String>) throws {
        #expect(try payload(row.json).accessToken ?? "" == row.output)
    }

    @Test(arguments: [
        Row("exp as text", #"{"exp":"1893456000"}"#, 0), Row("exp as fraction", #"{"exp":1893456000.0}"#, 0),
        Row("exp with exponent", #"{"exp":1e9}"#, 0), Row("exp too large", #"{"exp":9223372036854775808}"#, 0),
        Row("exp", #"{"exp":1893456000}"#, 1_893_456_000), Row("largest exp", #"{"exp":9223372036854775807}"#, Int64.max),
    ])
    func `an expiry that is no integer is absent`(_ row: Row<Int64>) throws {
        #expect(try payload(row.json).exp ?? 0 == row.output)
    }

    @Test(arguments: [
        Row("versions as text", #"{"supportedThreeDsProtocolVersions":"2.1.0"}"#, "supportedThreeDsProtocolVersions"),
        Row("a version as number", #"{"supportedThreeDsProtocolVersions":["2.1.0",2]}"#, "supportedThreeDsProtocolVersions"),
        Row("callback", #"{"backendCallbackUrl":1}"#, "backendCallbackUrl"),
        Row("transaction", #"{"primerTransactionId":{}}"#, "primerTransactionId"),
        Row("method", #"{"iPay88PaymentMethodId":2}"#, "iPay88PaymentMethodId"),
        Row("action", #"{"iPay88ActionType":true}"#, "iPay88ActionType"),
        Row("currency", #"{"supportedCurrencyCode":[]}"#, "supportedCurrencyCode"),
        Row("country", #"{"supportedCountry":0}"#, "supportedCountry"),
    ])
    func `3-D Secure versions and iPay88's group are read strictly`(_ row: Row<String>) {
        #expect(throws: ClientTokenProblem.wrongType(field: row.output)) { try payload(row.json) }
    }

    @Test(arguments: [
        "supportedThreeDsProtocolVersions", "backendCallbackUrl", "primerTransactionId", "iPay88PaymentMethodId", "iPay88ActionType",
        "supportedCurrencyCode", "supportedCountry",
    ])
    func `null is absent for the strict members too`(_ key: String) throws {
        #expect(try payload("{\"\(key)\":null}") == ClientTokenPayload())
    }

    @Test(arguments: [
        Row("empty", "", ClientTokenProblem.tooFewParts(count: 1)), Row("no dot", "abc", .tooFewParts(count: 1)),
        Row("empty payload", "a..b", .json(.empty)), Row("two parts, not base64", "a.ab*d", .notBase64),
        Row("a length that nothing has", "a.abcde", .notBase64), Row("padding in the middle", "a.e3=0.b", .notBase64),
        Row("too much padding", "a.e30==.b", .notBase64), Row("only padding", "a.====.b", .notBase64),
        Row("a space", "a.e3 0.b", .notBase64),
        Row("full-width digits", "a.e３０.b", .notBase64), Row("no JSON", "a.Zm9v.b", .json(.unexpectedByte(offset: 1))),
        Row("JSON cut off", "a.eyJhIjo.b", .json(.unexpectedEnd(offset: 5))), Row("an array", "a.W10.b", .notAnObject),
        Row("duplicate key", "a.eyJhIjoxLCJhIjoyfQ.b", .json(.duplicateKey(offset: 7))),
    ])
    func `what is no token is refused with its reason`(_ row: Row<ClientTokenProblem>) {
        #expect(throws: row.output) { try ClientTokenPayload(token: row.json) }
    }

    @Test(arguments: [
        Row("no padding", "a.e30.b", true), Row("padding", "a.e30=.b", true), Row("two parts only", "a.e30", true),
        Row("four parts", "a.e30.b.c", true),
        Row("URL alphabet", "a.eyJlbnYiOiI_fn4-In0", true), Row("plain alphabet", "a.eyJlbnYiOiI/fn4+In0=", true),
    ])
    func `both alphabets and optional padding are read`(_ row: Row<Bool>) throws {
        let read = try ClientTokenPayload(token: row.json)
        #expect((read == ClientTokenPayload()) == !row.name.contains("alphabet"))
        if row.name.contains("alphabet") { #expect(read.env == "?~~>") }
    }

    @Test(arguments: 0..<64)
    func `texts of every length are decoded as Foundation encodes them`(_ length: Int) throws {
        let alphabet = Array("!~?>#&abcXYZ019 /+-_=.".utf8)
        let bytes = (0..<length).map { alphabet[$0 * 7 % alphabet.count] }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(try payload("{\"accessToken\":\"\(text)\"}").accessToken == text)
    }

    @Test func `a token of the largest length is read and a longer one is not`() throws {
        let maximum = WireLimits.clientTokenBytesMax
        let fits = "a.e30." + String(repeating: "x", count: maximum - 6)
        #expect(try ClientTokenPayload(token: fits) == ClientTokenPayload())
        #expect(throws: ClientTokenProblem.tooLong(count: maximum + 1, maximum: maximum)) { try ClientTokenPayload(token: fits + "x") }
    }

    @Test func `an access token is good until the second of its expiry`() throws {
        let read = try payload(#"{"accessToken":"t","exp":100}"#)
        #expect(try read.accessToken(at: 99) == "t")
        #expect(throws: ClientTokenProblem.expired) { try read.accessToken(at: 100) }
        #expect(throws: ClientTokenProblem.noAccessToken) { try payload(#"{"accessToken":"","exp":100}"#).accessToken(at: 0) }
        #expect(throws: ClientTokenProblem.noAccessToken) { try payload(#"{"exp":100}"#).accessToken(at: 200) }
        #expect(try payload(#"{"accessToken":"t"}"#).accessToken(at: .max) == "t")
    }
}
