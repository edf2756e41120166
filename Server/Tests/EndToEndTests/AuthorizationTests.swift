import CofferFoundation
import CofferTestSupport
import Testing

@Suite struct AuthorizationTests {
    static let routes: [(String, String)] = [
        ("POST", "/caas/v2/paymentmethods"), ("POST", "/services/paymentmethods"), ("GET", "/services/paymentmethods?customerId=7"),
        ("GET", "/services/paymentmethods/AaIqlCN4uAt7_6FfnaGVhW1ZTmHmeg?customerId=7"),
        ("GET", "/services/paymentmethods/status?customerId=7"),
        ("DELETE", "/services/paymentmethods/AaIqlCN4uAt7_6FfnaGVhW1ZTmHmeg?customerId=7"), ("PUT", "/services/paymentmethods"),
        ("GET", "/services/authorize"), ("GET", "/"), ("GET", "/nothing/here"), ("OPTIONS", "/services/paymentmethods"),
        ("BREW", "/services/paymentmethods"), ("POST", "/services/authorize"),
    ]

    /// 401 with an empty text/plain body and nothing else.
    private func expectNothing(_ answer: CaasClient.Answer, _ comment: Comment) {
        #expect(answer.status == 401, comment)
        #expect(answer.raw.body.isEmpty, comment)
        #expect(answer.raw.fields["content-type"] == "text/plain", comment)
        #expect(
            Set(answer.raw.fields.keys).subtracting(["date", "connection", "content-length", "content-type", "cache-control"]) == [],
            comment)
    }

    @Test func `without a valid bearer every route answers 401 and nothing else`() async throws {
        try await withVault { world in
            try await withVault { other in
                let good = try world.sandbox.partnerToken()
                let secrets = world.sandbox.credentials
                var forged = Array(good.utf8)
                forged[forged.count - 2] = forged[forged.count - 2] == 65 ? 66 : 65
                let parts = good.split(separator: ".").map(String.init)
                let unsigned = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString().replacing("=", with: "")
                let wrong: [(String, String?)] = [
                    ("none", nil), ("empty", ""), ("the word alone", "Bearer"), ("the word and a space", "Bearer "),
                    ("forged", "Bearer " + String(decoding: forged, as: UTF8.self)), ("cut short", "Bearer " + good.dropLast()),
                    ("longer", "Bearer \(good)x"), ("foreign", "Bearer " + (try other.sandbox.partnerToken())),
                    ("unsigned", "Bearer \(unsigned).\(parts[1])."), ("its parts swapped", "Bearer \(parts[1]).\(parts[0]).\(parts[2])"),
                    ("two bearers", "Bearer \(good) \(good)"), ("a client secret", "Bearer \(secrets.clientSecret)"),
                    ("a secret key", "Bearer \(secrets.secretKey)"), ("another scheme", "Token \(good)"),
                    ("given twice", "Bearer \(good)\r\nAuthorization: Bearer \(good)"),
                    ("very long", "Bearer " + String(repeating: "a", count: 8000)),
                ]
                for (name, authorization) in wrong {
                    for (method, path) in Self.routes {
                        let answer = try await world.client(authorization).send(
                            method, path, body: method == "POST" ? Array("{}".utf8) : nil)
                        expectNothing(answer, "\(name) \(method) \(path)")
                    }
                }
            }
        }
    }

    @Test func `a bearer comes with or without its word, in any case`() async throws {
        try await withVault { world in
            let token = try world.sandbox.partnerToken()
            for authorization in [token, "Bearer \(token)", "bearer \(token)", "BEARER \(token)"] {
                #expect(try await world.client(authorization).list("7").ids == [])
            }
        }
    }

    @Test func `a bearer ends with its time`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let app = try world.app("7")
            world.time.advance(seconds: 599)
            #expect(try await app.add(CardBody(account: "7").json).code == nil)
            world.time.advance(seconds: 1)
            expectNothing(try await app.add(CardBody(account: "7").json), "600 seconds")
            world.time.advance(seconds: 2999)
            #expect(try await partner.list("7").ids?.count == 1)
            world.time.advance(seconds: 1)
            expectNothing(try await partner.list("7"), "3600 seconds")
        }
    }

    @Test func `a customer's bearer adds cards of that customer and does nothing else`() async throws {
        try await withVault { world in
            let app = try world.app("7")
            let id = try #require(try await app.add(CardBody(account: "7").json).paymentMethodId)
            let rows = try world.rows()
            expectNothing(try await app.add(CardBody(account: "8", number: "5555555555554444").json), "another customer")
            expectNothing(try await app.list("7"), "list")
            expectNothing(try await app.send("GET", "/services/paymentmethods/\(id)?customerId=7"), "read")
            expectNothing(try await app.send("GET", "/services/paymentmethods/status?customerId=7"), "status")
            expectNothing(try await app.send("DELETE", "/services/paymentmethods/\(id)?customerId=7"), "delete")
            #expect(try world.rows() == rows)
        }
    }

    @Test func `another customer's card answers exactly as an absent one`() async throws {
        try await withVault { world in
            let partner = try world.partner()
            let id = try #require(try await partner.add(CardBody(account: "7").json).paymentMethodId)
            for method in ["GET", "DELETE"] {
                let foreign = try await partner.send(method, "/services/paymentmethods/\(id)?customerId=8")
                let absent = try await partner.send(method, "/services/paymentmethods/AaIqlCN4uAt7_6FfnaGVhW1ZTmHmeg?customerId=8")
                let malformed = try await partner.send(method, "/services/paymentmethods/1?customerId=8")
                #expect(foreign.code == "430-400-313-608")
                #expect(foreign.raw.body == absent.raw.body && foreign.raw.body == malformed.raw.body)
            }
            #expect(try await partner.list("7").ids == [id])
        }
    }

    // MARK: /services/authorize

    private func authorize(_ world: World, _ form: String, basic: String? = nil, type: String = "application/x-www-form-urlencoded")
        async throws
        -> CaasClient.Answer
    {
        let credentials = world.sandbox.credentials
        let pair = basic ?? "\(credentials.partnerId):\(credentials.clientSecret)"
        return try await world.client("Basic " + Data(pair.utf8).base64EncodedString())
            .send("POST", "/services/authorize", fields: ["Content-Type: \(type)"], body: Array(form.utf8))
    }

    @Test func `a partner gets a bearer of an hour, or one of ten minutes that only adds`() async throws {
        try await withVault { world in
            for form in ["", "grant_type=client_credentials"] {
                let answer = try await authorize(world, form)
                #expect(answer.status == 200)
                #expect(answer.json?["token_type"]?.string == "Bearer")
                #expect(answer.json?["expires_in"]?.int64 == 3600)
                let token = try #require(answer.json?["access_token"]?.string)
                #expect(try await world.client(token).list("7").ids == [])
            }
            for form in ["scope=add&customerId=7", "accountId=7&scope=add", "scope=add&customerId=7&accountId=7"] {
                let answer = try await authorize(world, form)
                #expect(answer.json?["expires_in"]?.int64 == 600)
                let token = try #require(answer.json?["access_token"]?.string)
                expectNothing(try await world.client(token).list("7"), "add-only")
            }
        }
    }

    @Test(arguments: [
        ("scope=add", "430-400-313-667"), ("customerId=7", "430-400-313-667"), ("scope=all", "430-400-313-667"),
        ("scope=add&customerId=7&customerId=8", "430-400-313-667"), ("scope=add&customerId=7&accountId=8", "430-400-313-667"),
        ("scope=add&scope=add&customerId=7", "430-400-313-667"), ("scope=add&customerId=a+b", "430-400-313-667"),
        ("scope=add&customerId=4242424242424242", "430-400-313-667"), ("scope=add&customerId=unknown-account", "430-400-313-602"),
        ("scope=%zz", "430-400-313-666"),
    ])
    func `a wrong form gets a code and no bearer`(_ form: String, _ code: String) async throws {
        try await withVault { world in
            let answer = try await authorize(world, form)
            #expect(answer.code == code)
            #expect(answer.json?["access_token"] == nil)
        }
    }

    @Test func `a body that is no form gets no bearer`() async throws {
        try await withVault { world in
            let answer = try await authorize(world, #"{"scope":"add","customerId":"7"}"#, type: "application/json")
            #expect(answer.code == "430-400-313-666")
        }
    }

    @Test func `wrong credentials get 401 and nothing else, whatever the form`() async throws {
        try await withVault { world in
            let good = world.sandbox.credentials
            let wrong = [
                "", ":", "\(good.partnerId)", "\(good.partnerId):", ":\(good.clientSecret)", "\(good.partnerId):x",
                "partner_x:\(good.clientSecret)", "\(good.partnerId):\(good.secretKey)", "\(good.partnerId):\(good.publishableKey)",
                "\(good.partnerId):\(good.clientSecret)x",
            ]
            for basic in wrong {
                for form in ["", "scope=add&customerId=7", "scope=all", "%zz"] {
                    expectNothing(try await authorize(world, form, basic: basic), "\(wrong.firstIndex(of: basic) ?? 0) \(form)")
                }
            }
            for authorization in [nil, "Basic", "Basic ", "Basic !!!!", "Bearer \(try world.sandbox.partnerToken())"] {
                expectNothing(try await world.client(authorization).send("POST", "/services/authorize"), "no credentials")
            }
        }
    }
}
