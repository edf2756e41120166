import CofferTestSupport
import CofferWire
import Testing

/// A payment that its customer must approve first: the sandbox's page, polling, going on.
@Suite struct RequiredActionTests {
    static let challenged = "4000002760003184"

    /// A payment that waits for its customer.
    private struct Waiting {
        var shopper: CheckoutClient
        var payment: String
        var token: ClientTokenPayload
        var page: String
        var status: String
    }

    private func waiting(_ world: World) async throws -> Waiting {
        let shopper = try await world.shopper("7")
        let answer = try await shopper.pay(try await shopper.tokenise(Self.challenged))
        let paid = try PaymentResponseObject(try #require(answer.json).root)
        #expect(paid.status == .pending)
        let action = try #require(paid.requiredAction)
        #expect(action.name == "PROCESSOR_3DS")
        let token = try ClientTokenPayload(token: action.clientToken)
        #expect(token.intent == "PROCESSOR_3DS")
        let page = try #require(token.redirectUrl), status = try #require(token.statusUrl)
        #expect(page.hasPrefix("\(world.sandbox.url)/sandbox/actions/") && status.hasPrefix("\(world.sandbox.url)/sdk/actions/"))
        return Waiting(
            shopper: shopper, payment: try #require(paid.id), token: token, page: String(page.dropFirst(world.sandbox.url.utf8.count)),
            status: String(status.dropFirst(world.sandbox.url.utf8.count)))
    }

    private func decide(_ world: World, _ page: String, _ form: String, type: String = "application/x-www-form-urlencoded") async throws
        -> CheckoutClient.Answer
    {
        try await world.stranger.send("POST", page, fields: ["Content-Type: \(type)"], body: form)
    }

    @Test(arguments: [("approve", PaymentResponseObject.Status.success, "AUTHORIZED"), ("refuse", .failed, "DECLINED")])
    func `the customer decides on a page, and the payment goes on`(
        _ decision: String, _ outcome: PaymentResponseObject.Status, _ status: String
    ) async throws {
        try await withVault { world in
            let waiting = try await waiting(world)
            // Whoever knows the addresses needs no credentials.
            let pending = try await world.stranger.get(waiting.status)
            #expect(pending.status == 200 && pending["status"] == "PENDING" && pending["id"] == nil)
            let page = try await world.stranger.get(waiting.page)
            #expect(page.status == 200 && page.raw.fields["content-type"] == "text/html; charset=utf-8")
            #expect(page.raw.fields["cache-control"] == "no-store")
            #expect(page.raw.fields["content-security-policy"]?.contains("default-src 'none'") == true)
            #expect(page.raw.text.contains("12.99 EUR") && page.raw.text.contains("•••• 3184") && page.raw.text.contains("<form"))

            let open = try await world.merchant().get("/payments/\(waiting.payment)")
            #expect(open["status"] == "PENDING" && open.json?["paymentMethod", "threeDSecureAuthentication"] == nil)

            let decided = try await decide(world, waiting.page, "decision=\(decision)")
            #expect(decided.status == 200 && !decided.raw.text.contains("<form"))
            // A second thought comes too late.
            let other = try await decide(world, waiting.page, "decision=\(decision == "approve" ? "refuse" : "approve")")
            #expect(other.raw.text == decided.raw.text)
            #expect(try await world.stranger.get(waiting.page).raw.text == decided.raw.text)

            let complete = try await world.stranger.get(waiting.status)
            let poll = try PollObject(try #require(complete.json).root)
            #expect(poll.status == .complete)
            let body = #"{"resumeToken":"\#(poll.id ?? "")"}"#
            for _ in 0..<2 {
                let resumed = try await waiting.shopper.post("/sdk/payments/\(waiting.payment)/resume", body)
                let object = try PaymentResponseObject(try #require(resumed.json).root)
                #expect(object.status == outcome && object.requiredAction == nil)
            }
            let seen = try await world.merchant().get("/payments/\(waiting.payment)")
            #expect(seen["status"] == status)
            let authentication = seen.json?["paymentMethod", "threeDSecureAuthentication", "responseCode"]?.string
            #expect(authentication == (decision == "approve" ? "AUTH_SUCCESS" : "AUTH_FAILED"))
        }
    }

    @Test func `a payment does not go on undecided, with a wrong token, or for another session`() async throws {
        try await withVault { world in
            let waiting = try await waiting(world)
            let wrong = try await waiting.shopper.post("/sdk/payments/\(waiting.payment)/resume", #"{"resumeToken":"AAAA"}"#)
            #expect(wrong.status == 400 && wrong.errorId == "PaymentError")
            _ = try await decide(world, waiting.page, "decision=approve")
            let id = try #require(try await world.stranger.get(waiting.status)["id"])
            let other = try await world.shopper("7")
            let foreign = try await other.post("/sdk/payments/\(waiting.payment)/resume", #"{"resumeToken":"\#(id)"}"#)
            #expect(foreign.status == 404 && foreign.errorId == "PaymentNotFound")
            for body in ["{}", #"{"resumeToken":5}"#, #"{"resumeToken":""}"#] {
                let answer = try await waiting.shopper.post("/sdk/payments/\(waiting.payment)/resume", body)
                #expect(answer.status == 422, "\(body)")
            }
            let gone = try await world.merchant().post("/payments/\(waiting.payment)/resume", #"{"resumeToken":"\#(id)"}"#)
            #expect(gone.status == 200 && gone["status"] == "AUTHORIZED")
        }
    }

    @Test func `the access token in an action's client token is the session's own`() async throws {
        try await withVault { world in
            let waiting = try await waiting(world)
            let client = CheckoutClient(
                url: world.sandbox.url, fields: ["Primer-Client-Token: \(waiting.token.accessToken ?? "")", "X-Api-Version: 2.4"])
            #expect(try await client.get("/sdk/payment-instruments").status == 200)
            // A merchant is given another: it opens nothing but the action.
            let seen = try await world.merchant().get("/payments/\(waiting.payment)")
            let token = try ClientTokenPayload(token: try #require(seen.json?["requiredAction", "clientToken"]?.string))
            #expect(token.statusUrl == waiting.token.statusUrl)
            let merchant = CheckoutClient(url: world.sandbox.url, fields: ["Primer-Client-Token: \(token.accessToken ?? "")"])
            #expect(try await merchant.get("/sdk/payment-instruments").status == 401)
        }
    }

    @Test func `a wrong address or form decides nothing`() async throws {
        try await withVault { world in
            let waiting = try await waiting(world)
            for form in ["", "decision=", "decision=yes", "decision=approve&decision=refuse", "approve", "decision=%"] {
                let answer = try await decide(world, waiting.page, form)
                #expect(answer.status == 400 && answer.raw.fields["content-type"] == "text/html; charset=utf-8", "\(form)")
            }
            #expect(try await decide(world, waiting.page, #"{"decision":"approve"}"#, type: "application/json").status == 415)
            #expect(try await decide(world, waiting.page, "decision=approve", type: "text/plain").status == 415)
            #expect(try await decide(world, waiting.page + "A", "decision=approve").status == 404)
            for path in [waiting.page + "A", String(waiting.page.dropLast()), "/sandbox/actions/x", "/sandbox/actions/", "/sandbox"] {
                let answer = try await world.stranger.get(path)
                #expect(answer.status == 404 && answer.raw.text.contains("There is nothing to approve here"), "\(path)")
            }
            for path in [waiting.status.replacing("/status", with: "A/status"), "/sdk/actions/x/status"] {
                let answer = try await world.stranger.get(path)
                #expect(answer.status == 404 && answer.errorId == "PaymentNotFound", "\(path)")
            }
            for method in ["PUT", "DELETE", "PATCH"] {
                let answer = try await world.stranger.send(method, waiting.page)
                #expect(answer.status == 405 && answer.raw.fields["allow"] == "GET, HEAD, POST", "\(method)")
            }
            #expect(try await world.stranger.send("POST", waiting.status).raw.fields["allow"] == "GET, HEAD")
            #expect(try await world.stranger.get(waiting.status)["status"] == "PENDING")
        }
    }
}
