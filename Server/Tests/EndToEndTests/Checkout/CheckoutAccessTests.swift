import CofferTestSupport
import CofferWire
import Testing

/// Who may come to the checkout face, and what everyone else learns: nothing.
@Suite struct CheckoutAccessTests {
    private func expectRefusal(_ answer: CheckoutClient.Answer, _ id: String, _ status: Int, _ comment: Comment, isHead: Bool = false) {
        #expect(answer.status == status, comment)
        #expect(answer.raw.fields["content-type"] == "application/json", comment)
        #expect(answer.raw.fields["cache-control"] == "no-store", comment)
        #expect(answer.raw.fields["server"] == nil, comment)
        if !isHead { #expect(answer.errorId == id, comment) }
    }

    @Test func `without a good API key the merchant's half answers 401, whatever is asked`() async throws {
        try await withVault { world in
            try await withVault { other in
                let good = world.sandbox.credentials.secretKey
                let clientToken = try await world.sandbox.clientToken(customerId: "7")
                let keys: [(String, [String])] = [
                    ("none", []), ("empty", ["X-API-KEY:"]), ("wrong", ["X-API-KEY: sk_wrong"]),
                    ("cut short", ["X-API-KEY: \(good.dropLast())"]),
                    ("longer", ["X-API-KEY: \(good)x"]), ("another installation's", ["X-API-KEY: \(other.sandbox.credentials.secretKey)"]),
                    ("a client secret", ["X-API-KEY: \(world.sandbox.credentials.clientSecret)"]),
                    ("given twice", ["X-API-KEY: \(good)", "X-API-KEY: \(good)"]), ("two in one", ["X-API-KEY: \(good), \(good)"]),
                    ("as a bearer", ["Authorization: Bearer \(good)"]), ("a client token", ["Primer-Client-Token: \(clientToken)"]),
                    ("a partner's bearer", ["Authorization: Bearer \(try world.sandbox.partnerToken())"]),
                    ("very long", ["X-API-KEY: \(String(repeating: "s", count: 8000))"]),
                ]
                let paths = CheckoutRoutes.merchant.map(\.path) + ["/payments/a/b", "/client-session/"]
                for (name, fields) in keys {
                    for path in paths {
                        for method in CheckoutRoutes.methods {
                            let answer = try await CheckoutClient(url: world.sandbox.url, fields: fields).send(
                                method, path, body: method == "POST" ? "{}" : nil)
                            expectRefusal(answer, "Unauthorized", 401, "\(name) \(method) \(path)", isHead: method == "HEAD")
                        }
                    }
                }
            }
        }
    }

    @Test func `without a good access token the apps' half answers 401, whatever is asked`() async throws {
        try await withVault { world in
            try await withVault { other in
                let token = try await world.sandbox.clientToken(customerId: "7")
                let good = try #require(try ClientTokenPayload(token: token).accessToken)
                let foreign = try ClientTokenPayload(token: try await other.sandbox.clientToken(customerId: "7")).accessToken ?? ""
                var forged = Array(good.utf8)
                forged[10] = forged[10] == 65 ? 66 : 65
                var forgedEnd = Array(good.utf8)
                forgedEnd[forgedEnd.count - 4] = forgedEnd[forgedEnd.count - 4] == 65 ? 66 : 65
                let tokens: [(String, [String])] = [
                    ("none", []), ("empty", ["Primer-Client-Token:"]),
                    ("tampered", ["Primer-Client-Token: \(String(decoding: forged, as: UTF8.self))"]),
                    ("another signature", ["Primer-Client-Token: \(String(decoding: forgedEnd, as: UTF8.self))"]),
                    ("cut short", ["Primer-Client-Token: \(good.dropLast())"]), ("longer", ["Primer-Client-Token: \(good)A"]),
                    ("another installation's", ["Primer-Client-Token: \(foreign)"]),
                    ("the whole client token", ["Primer-Client-Token: \(token)"]),
                    ("given twice", ["Primer-Client-Token: \(good)", "Primer-Client-Token: \(good)"]),
                    ("a secret key", ["X-API-KEY: \(world.sandbox.credentials.secretKey)"]),
                    ("as a bearer", ["Authorization: Bearer \(good)"]),
                    ("very long", ["Primer-Client-Token: \(String(repeating: "A", count: 8000))"]),
                ]
                let paths = CheckoutRoutes.sdk.map(\.path) + ["/sdk", "/sdk/nothing"]
                for (name, fields) in tokens {
                    for path in paths {
                        for method in CheckoutRoutes.methods {
                            let answer = try await CheckoutClient(url: world.sandbox.url, fields: fields).send(
                                method, path, body: method == "POST" ? "{}" : nil)
                            expectRefusal(answer, "Unauthorized", 401, "\(name) \(method) \(path)", isHead: method == "HEAD")
                        }
                    }
                }
                #expect(try await CheckoutClient(url: world.sandbox.url, clientToken: token).get("/sdk/payment-instruments").status == 200)
            }
        }
    }

    @Test func `a publishable key may do nothing, and is told so`() async throws {
        try await withVault { world in
            try await world.addCard("7")
            let app = world.merchant(world.sandbox.credentials.publishableKey)
            for (path, methods) in CheckoutRoutes.merchant {
                for method in methods {
                    let answer = try await app.send(method, path + "?customer_id=7", body: method == "POST" ? "{" : nil)
                    expectRefusal(answer, "Forbidden", 403, "\(method) \(path)", isHead: method == "HEAD")
                }
            }
            // What is not there is not there for anyone with a key.
            #expect(try await app.get("/payments/a/b").errorId == "NotFound")
            #expect(try await app.send("PUT", "/payments").errorId == "MethodNotAllowed")
        }
    }

    @Test func `a wrong method is told with those that are answered, and a wrong path is not there`() async throws {
        try await withVault { world in
            let shopper = try await world.shopper("7")
            for (client, routes) in [(world.merchant(), CheckoutRoutes.merchant), (shopper, CheckoutRoutes.sdk)] {
                for (path, methods) in routes {
                    for method in CheckoutRoutes.methods where !methods.contains(method) {
                        let answer = try await client.send(method, path)
                        expectRefusal(answer, "MethodNotAllowed", 405, "\(method) \(path)", isHead: method == "HEAD")
                        #expect(answer.raw.fields["allow"] == methods.joined(separator: ", "), "\(method) \(path)")
                    }
                }
            }
            for path in ["/client-session/", "/client-session/x", "/payments/", "/payments/a/void", "/payment-instruments/a/b/vault"] {
                expectRefusal(try await world.merchant().get(path), "NotFound", 404, "\(path)")
            }
            for path in ["/sdk", "/sdk/", "/sdk/configuration/", "/sdk/Configuration", "/sdk/payments/a", "/sdk/payment-instruments/a"] {
                expectRefusal(try await shopper.get(path), "NotFound", 404, "\(path)")
            }
        }
    }

    @Test func `the version is one of three, or absent`() async throws {
        try await withVault { world in
            let key = "X-API-KEY: \(world.sandbox.credentials.secretKey)"
            let token = try ClientTokenPayload(token: try await world.sandbox.clientToken(customerId: "7")).accessToken ?? ""
            let halves = [(key, "/payment-instruments?customer_id=7"), ("Primer-Client-Token: \(token)", "/sdk/payment-instruments")]
            for (credential, path) in halves {
                let client = CheckoutClient(url: world.sandbox.url, fields: [credential])
                for fields in [[], ["X-Api-Version: 2.2"], ["X-Api-Version: 2.3"], ["X-Api-Version: 2.4"], ["x-api-version: 2.4"]] {
                    #expect(try await client.send("GET", path, fields: fields).status == 200, "\(fields)")
                }
                for version in ["", "2", "2.1", "2.5", "2.40", "02.4", "v2.4", "2.4, 2.4", "latest"] {
                    let answer = try await client.send("GET", path, fields: ["X-Api-Version: \(version)"])
                    expectRefusal(answer, "UnsupportedApiVersion", 400, "\(version)")
                }
                let twice = try await client.send("GET", path, fields: ["X-Api-Version: 2.4", "X-Api-Version: 2.4"])
                expectRefusal(twice, "UnsupportedApiVersion", 400, "twice")
            }
        }
    }

    @Test func `HEAD is answered as GET without its body`() async throws {
        try await withVault { world in
            try await world.addCard("7")
            let token = try await world.sandbox.clientToken(customerId: "7")
            let shopper = try CheckoutClient(url: world.sandbox.url, clientToken: token)
            let routes = [
                (world.merchant(), "/client-session?clientToken=\(token)"), (world.merchant(), "/payment-instruments?customer_id=7"),
                (world.merchant(), "/payments"), (shopper, "/sdk/configuration"), (shopper, "/sdk/payment-instruments"),
            ]
            for (client, path) in routes {
                let get = try await client.get(path), head = try await client.send("HEAD", path)
                #expect(get.status == 200 && head.status == 200, "\(path)")
                #expect(head.raw.body.isEmpty, "\(path)")
                #expect(head.raw.fields["content-length"] == "\(get.raw.body.count)", "\(path)")
            }
        }
    }

    @Test func `an access token ends with its session, which lives 24 hours`() async throws {
        try await withVault { world in
            let token = try await world.sandbox.clientToken(customerId: "7")
            let shopper = try CheckoutClient(url: world.sandbox.url, clientToken: token)
            world.time.advance(seconds: 24 * 3600 - 1)
            #expect(try await shopper.get("/sdk/payment-instruments").status == 200)
            #expect(try await world.merchant().get("/client-session?clientToken=\(token)").status == 200)
            world.time.advance(seconds: 1)
            expectRefusal(try await shopper.get("/sdk/payment-instruments"), "ClientTokenExpired", 401, "24 hours")
            #expect(try await world.merchant().get("/client-session?clientToken=\(token)").errorId == "ClientSessionNotFound")
            world.time.advance(seconds: -1)
            #expect(try await shopper.get("/sdk/payment-instruments").status == 200)
        }
    }

    @Test func `one face's credentials open nothing on the other, and the CAAS face answers as before`() async throws {
        try await withVault { world in
            let id = try await world.addCard("7")
            let partner = try world.partner()
            #expect(try await partner.list("7").ids == [id])
            #expect(try await world.client(world.sandbox.credentials.secretKey).list("7").status == 401)
            let unknown = try await partner.send("GET", "/nothing")
            #expect(unknown.status == 404 && unknown.code == "430-400-313-666")
            let stranger = try await world.client(nil).send("GET", "/paymentsx")
            #expect(stranger.status == 401 && stranger.raw.body.isEmpty && stranger.raw.fields["content-type"] == "text/plain")
        }
    }
}
