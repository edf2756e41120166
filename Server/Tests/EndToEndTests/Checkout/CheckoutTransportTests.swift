import CofferTestSupport
import Testing

/// What the checkout face asks of HTTP, and how it tells the server's own refusals.
@Suite struct CheckoutTransportTests {
    @Test(arguments: [
        "", " ", "{", "[]", "null", "\"x\"", "5", "{}x", "{\"a\":1,}", "{'a':1}", #"{"amount":1,"amount":2}"#,
        #"{"amount":1,"\u0061mount":2}"#,
        #"{"metadata":{"a":1,"a":2}}"#, "\u{FEFF}{}", #"{"orderId":"\ud800"}"#, "{\"orderId\":\"\u{1}\"}", #"{"amount":NaN}"#, "amount=1",
        "<html></html>", "{\"metadata\":" + String(repeating: "[", count: 32) + String(repeating: "]", count: 32) + "}",
        String(repeating: "[", count: 60_000),
    ])
    func `what is not acceptable JSON is malformed on every route with a body`(_ body: String) async throws {
        try await withVault { world in
            let shopper = try await world.shopper("7")
            let id = CheckoutRoutes.absent
            let merchantPaths = [
                ("POST", "/client-session"), ("PATCH", "/client-session"), ("POST", "/payment-instruments/\(id)/vault"),
                ("POST", "/payments"), ("POST", "/payments/\(id)/resume"), ("POST", "/payments/\(id)/capture"),
            ]
            let sdkPaths = [
                "/sdk/client-session/actions", "/sdk/payment-instruments", "/sdk/payments", "/sdk/payments/\(id)/resume",
                "/sdk/payment-instruments/\(id)/exchange",
            ].map { ("POST", $0) }
            for (client, paths) in [(world.merchant(), merchantPaths), (shopper, sdkPaths)] {
                for (method, path) in paths where !(body.isEmpty && (path.hasSuffix("/capture") || path.hasSuffix("/exchange"))) {
                    let answer = try await client.send(method, path, body: body)
                    #expect(answer.status == 400 && answer.errorId == "MalformedRequest", "\(method) \(path)")
                }
            }
        }
    }

    @Test func `a nesting of 32 is read`() async throws {
        try await withVault { world in
            let deep = "{\"metadata\":{\"a\":" + String(repeating: "[", count: 30) + String(repeating: "]", count: 30) + "}}"
            let answer = try await world.merchant().post("/client-session", deep)
            #expect(answer.status == 200)
        }
    }

    @Test(arguments: [
        ("application/json", 200), ("application/json; charset=utf-8", 200), ("application/json;charset=UTF-8", 200),
        ("Application/JSON", 200),
        ("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("application/jsonp", 415), ("application/json-patch+json", 415),
        ("", 415), ("multipart/form-data; boundary=x", 415), ("application/json\r\nContent-Type: application/json", 415),
    ])
    func `a body is JSON and says so`(_ type: String, _ status: Int) async throws {
        try await withVault { world in
            let answer = try await world.merchant().send("POST", "/client-session", fields: ["Content-Type: \(type)"], body: "{}")
            #expect(answer.status == status)
            if status == 415 { #expect(answer.errorId == "UnsupportedMediaType") }
        }
    }

    @Test func `a body of 64 KiB is read, and one byte more is refused unread in the half's own shape`() async throws {
        try await withVault { world in
            func body(_ bytes: Int) -> String {
                let rest = #"{"note":"","amount":1}"#.utf8.count
                return #"{"note":"\#(String(repeating: "x", count: bytes - rest))","amount":1}"#
            }
            let merchant = world.merchant()
            #expect(try await merchant.post("/client-session", body(65_537)).errorId == "RequestTooLarge")
            #expect(try await world.shopper("7").post("/sdk/payments", body(65_537)).errorId == "RequestTooLarge")
            #expect(try await world.stranger.post("/client-session", body(65_537)).errorId == "Unauthorized")
            #expect(try await world.stranger.send("POST", "/sandbox/actions/x", body: body(65_537)).raw.text.hasPrefix("<!DOCTYPE html>"))
            // Whole, and then judged: unknown members are ignored, and a session has its own limit below that of a body.
            let whole = try await merchant.post("/client-session", body(65_536))
            #expect(whole.status != 413 && whole.errorId != "MalformedRequest")
        }
    }

    @Test func `the server's own refusals have the error body of the half`() async throws {
        try await withVault { world in
            let large = String(repeating: "x", count: 17_000)
            for (path, credentials) in [("/payments", "X-API-KEY: \(world.sandbox.credentials.secretKey)"), ("/sdk/payments", "X: y")] {
                let client = CheckoutClient(url: world.sandbox.url, fields: [credentials])
                let head = try await client.send("POST", path, fields: ["X-Filler: \(large)"])
                #expect(head.status == 431 && head.errorId == "RequestHeadTooLarge", "\(path)")
                let framing = try await client.send("POST", path, fields: ["Content-Length: 1", "Transfer-Encoding: chunked"])
                #expect(framing.status == 400 && framing.errorId == "MalformedRequest", "\(path)")
                #expect(framing.raw.fields["cache-control"] == "no-store")
            }
            // On the CAAS face they are what they were.
            let caas = try await world.partner().send("POST", "/services/paymentmethods", fields: ["X-Filler: \(large)"])
            #expect(caas.status == 431 && caas.code == "430-400-313-666")
        }
    }

    @Test func `a body that does not arrive is refused in the half's own shape`() async throws {
        try await withVault({ $0.httpLimits.receiveSeconds = 0.5 }) { world in
            let client = try RawClient(port: world.merchant().port)
            client.send(
                "POST /payments HTTP/1.1\r\nHost: x\r\nX-API-KEY: \(world.sandbox.credentials.secretKey)\r\nContent-Length: 10\r\n\r\n{")
            let answer = CheckoutClient.Answer(raw: try await client.answer())
            #expect(answer.status == 408 && answer.errorId == "RequestTimeout")
            #expect(answer.raw.fields["content-type"] == "application/json")
        }
    }

    @Test func `a payment that takes too long is told so, and is not lost`() async throws {
        try await withVault({ $0.httpLimits.longHandlerSeconds = 0.5 }) { world in
            let shopper = try await world.shopper("7")
            let answer = try await shopper.pay(try await shopper.tokenise("4000000000000077"), key: "slow")
            #expect(answer.status == 504 && answer.errorId == "ProcessorTimeout")
            var status: String?
            repeat { status = try await world.merchant().get("/payments").data.first?["status"]?.string } while status == "PENDING"
            #expect(status == "AUTHORIZED")
        }
    }

    @Test func `every answer is not to be stored and names no server`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let shopper = try await world.shopper("7")
            let answers = [
                try await world.merchant().post("/client-session", "{}"), try await shopper.get("/sdk/configuration"),
                try await shopper.get("/sdk/payment-instruments"), try await shopper.post("/sdk/payment-instruments/\(id)/exchange"),
                try await world.merchant().get("/payments"), try await world.stranger.get("/sandbox/actions/x"),
                try await world.stranger.get("/sdk/configuration"), try await shopper.delete("/sdk/payment-instruments/\(id)/vault"),
            ]
            for answer in answers {
                #expect(answer.raw.fields["cache-control"] == "no-store")
                #expect(answer.raw.fields["server"] == nil && answer.raw.fields["access-control-allow-origin"] == nil)
            }
        }
    }
}
