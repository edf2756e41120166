import Testing

@testable import PrimerSDK

struct EndpointTests {
    @Test(arguments: [
        "https://pay.example", "https://pay.example:8443/sdk", "HTTPS://PAY.EXAMPLE/", "http://127.0.0.1:9090/sdk", "http://localhost/x",
        "http://127.8.0.1", "http://[::1]:8080/",
    ])
    func `https and this machine are called`(_ text: String) { #expect(Endpoint(text) != nil) }

    @Test(arguments: [
        "http://pay.example", "http://127.0.0.1.pay.example", "http://localhost.pay.example", "http://127.0.0.256", "http://0.0.0.0",
        "http://10.0.0.1", "ftp://pay.example", "javascript:alert(1)", "file:///etc/passwd", "pay.example", "//pay.example", "", " ",
        "https://", "https://user@pay.example", "https://user:secret@pay.example", "https://pay.example:0", "https://pay.example:70000",
        "http://127.0.0.1@pay.example",
    ])
    func `everything else is not`(_ text: String) { #expect(Endpoint(text) == nil) }

    @Test func `an id stays one segment`() throws {
        let base = try #require(Endpoint("https://pay.example/sdk/"))
        #expect(
            base.appending(["payment-instruments", "a/b?c#d", "vault"])?.absoluteString
                == "https://pay.example/sdk/payment-instruments/a%2Fb%3Fc%23d/vault")
        #expect(base.appending(["payments", "ü"])?.absoluteString == "https://pay.example/sdk/payments/%C3%BC")
    }

    @Test(arguments: ["", ".", ".."])
    func `an id that would be a step in the tree makes no address`(_ id: String) throws {
        #expect(try #require(Endpoint("https://pay.example/sdk")).appending(["payments", id]) == nil)
    }

    @Test func `a query is added beside others and replaces its own`() throws {
        let base = try #require(Endpoint("https://pay.example/c?a=1&w=0#part"))
        #expect(base.adding(query: "w", "true")?.absoluteString == "https://pay.example/c?a=1&w=true")
    }

    @Test func `an origin shows neither path nor query`() throws {
        #expect(try #require(Endpoint("https://Pay.example:8443/actions/secret?t=1")).origin == "https://pay.example:8443")
    }
}
