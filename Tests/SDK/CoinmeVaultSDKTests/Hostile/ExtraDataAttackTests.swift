import CofferFoundation
import CofferTestServer
import Testing

@testable import CoinmeVaultSDK

/// Extra data and headers that an app should not give.
@MainActor @Suite struct ExtraDataAttackTests {
    private func nested(_ levels: Int) -> [String: Any] {
        var object: [String: Any] = ["a": 1]
        for _ in 0..<levels { object = ["a": object] }
        return object
    }

    private func nestedLists(_ levels: Int) -> [Any] {
        var list: [Any] = []
        for _ in 0..<levels { list = [list] }
        return list
    }

    @Test func `what is no JSON is refused before the network`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        form.fill()
        let bad: [(String, [String: Any])] = [
            ("not a number", ["a": Double.nan]), ("infinite", ["a": [Float.infinity]]), ("a date", ["a": Date()]),
            ("data", ["a": Data([1])]), ("a URL", ["a": URL(fileURLWithPath: "/")]), ("an NSNumber", ["a": NSNumber(value: Double.nan)]),
            ("an object", ["a": NSObject()]), ("a level too deep", nested(VaultLimits.extraDataDepthMax)),
            ("a thousand levels", nested(1000)), ("ten thousand levels", nested(10_000)),
            ("lists of lists", ["a": nestedLists(10_000)]), ("a function", ["a": { () -> Int in 1 }]),
            ("a set", ["a": Set([1])]), ("keys of numbers", ["a": [1: 2]]),
            ("an NSDictionary with other keys", ["a": NSDictionary(object: 1, forKey: NSNumber(value: 2))]),
        ]
        for (name, extraData) in bad {
            let error = await failure { try await form.vault.submit(VaultSubmitOptions(extraData: extraData)) }
            #expect(error?.unknown != nil, "\(name): \(String(describing: error))")
        }
        #expect(server.requests.isEmpty)
        #expect(try await form.vault.submit().status == 200)
    }

    @Test func `what is odd and yet JSON is sent`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        form.fill()
        let good: [(String, [String: Any])] = [
            ("null", ["a": NSNull()]), ("a big integer", ["a": UInt64.max]), ("an NSNumber", ["a": NSNumber(value: 1.5)]),
            ("an NSDictionary", ["a": NSDictionary(object: "x", forKey: "k" as NSString)]),
            ("an NSArray", ["a": NSArray(array: [1, "x"])]),
            ("a decimal", ["a": NSDecimalNumber(string: "1.25")]), ("an empty key", ["": ""]), ("controls", ["a\u{0}\n": "\u{1F}\u{2028}"]),
            ("a long text", ["a": String(repeating: "é", count: 1_000_000)]), ("an NSString", ["a": "x" as NSString]),
            ("empty containers", ["a": [String: Any](), "b": [Any]()]), ("as deep as allowed", nested(VaultLimits.extraDataDepthMax - 1)),
        ]
        for (name, extraData) in good {
            do { _ = try await form.vault.submit(VaultSubmitOptions(extraData: extraData)) } catch { Issue.record("\(name): \(error)") }
            #expect(server.requests.last?.object?["card"] != nil, "\(name)")
        }
    }

    @Test func `fields win over members in their way, of whatever kind`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        form.fill()
        for inTheWay in ["x", 1, NSNull(), ["x"], ["cardNumber": ["y": 1]], ["cardNumber": NSNull(), "cvv": 5]] as [Any] {
            _ = try await form.vault.submit(VaultSubmitOptions(extraData: ["card": inTheWay, "cardHolderName": inTheWay]))
            let object = try #require(server.requests.last?.object)
            let card = try #require(object["card"] as? [String: Any])
            #expect(
                card as? [String: String] == [
                    "cardNumber": TestForm.cardNumber, "month": "02", "year": "2031", "cvv": TestForm.securityCode,
                ])
            #expect(object["cardHolderName"] as? String == TestForm.holderName)
        }
    }

    @Test func `a header cannot break out of its line, nor be one of the transport's`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        form.fill()
        let bad = [
            ["X-A": "a\r\nX-Evil: 1"], ["X-A": "a\nb"], ["X-A": "a\u{0}b"], ["X-A\r\nX-Evil": "1"], ["": "a"], ["X A": "a"], ["X:A": "a"],
            ["X-Ä": "a"], ["X-A": "\u{7F}"], [" X-A": "a"],
        ]
        for headers in bad {
            #expect(await failure { try await form.vault.submit(VaultSubmitOptions(headers: headers)) }?.unknown != nil, "\(headers)")
        }
        #expect(server.requests.isEmpty)
        form.vault.collector.customHeaders = ["X-B\r\nX-Evil": "1", "X-C": "1\r\nX-Evil: 1", "HOST": "evil", "X-D": "d", "x-e": "low"]
        _ = try await form.vault.submit(
            VaultSubmitOptions(headers: [
                "host": "evil.example", "CONTENT-LENGTH": "1", "Transfer-Encoding": "chunked", "Connection": "keep-alive", "X-E": "high",
                "X-Empty": "", "X-Umlaut": "Zürich", "content-type": "application/x-own", "x-b3-traceid": "mine",
            ]))
        let request = try #require(server.requests.last)
        #expect(request.values(of: "X-Evil").isEmpty)
        #expect(request.values(of: "Host") == ["127.0.0.1:\(server.port)"])
        #expect(request.values(of: "Content-Length") == ["\(request.body.count)"])
        #expect(request.values(of: "Transfer-Encoding").isEmpty)
        #expect(request.values(of: "X-D") == ["d"])
        #expect(request.values(of: "X-E") == ["high"])
        #expect(request.values(of: "X-Empty") == [""])
        #expect(request.values(of: "X-Umlaut") == ["Zürich"])
        #expect(request.values(of: "Content-Type") == ["application/x-own"])
        #expect(request.values(of: "X-B3-TraceId") == ["mine"])
        #expect(form.vault.collector.customHeaders?.count == 5)
    }
}
