import CofferCardPromise
import CofferFoundation
import Testing

@testable import VGSCollectSDK

@MainActor
struct AddressTests {
    private static let route = "6B29FC40-CA47-1067-B31D-00DD010662DA"

    private func url(of form: Form, path: String = "/post", routeId: String? = nil) async -> String {
        switch await form.collector.sendData(path: path, routeId: routeId) {
        case .success: await form.wire.requests.last?.url?.absoluteString ?? "none"
        case .failure(let code, _, _, let error): "\(code) \((error as? VGSError)?.type == .invalidConfigurationURL)"
        }
    }

    @Test(arguments: [
        ("/post", "https://tntabc123.sandbox.verygoodproxy.com/post"), ("post", "https://tntabc123.sandbox.verygoodproxy.com/post"),
        ("a/b?c#d", "https://tntabc123.sandbox.verygoodproxy.com/a/b%3Fc%23d"),
        ("//evil.example/x", "https://tntabc123.sandbox.verygoodproxy.com/evil.example/x"),
        ("@evil.example", "https://tntabc123.sandbox.verygoodproxy.com/@evil.example"),
    ])
    func `a path is appended to the vault's own host`(_ path: String, _ expected: String) async {
        #expect(await url(of: Form(origin: nil), path: path) == expected)
    }

    @Test
    func `an empty path is the root`() async {
        let text = await url(of: Form(origin: nil), path: "")
        #expect(text == "https://tntabc123.sandbox.verygoodproxy.com" || text == "https://tntabc123.sandbox.verygoodproxy.com/")
    }

    @Test
    func `a route stands after the id at the vault's own host and is ignored elsewhere`() async {
        #expect(await url(of: Form(origin: nil), routeId: Self.route) == "https://tntabc123-\(Self.route).sandbox.verygoodproxy.com/post")
        #expect(await url(of: Form(origin: nil), routeId: "") == "https://tntabc123.sandbox.verygoodproxy.com/post")
        #expect(await url(of: Form(origin: nil), routeId: "no-uuid") == "1480 true")
        #expect(await url(of: Form(), routeId: "no-uuid") == "https://vault.example/post")
    }

    @Test(arguments: [
        ("", "sandbox"), ("tnt-1", "sandbox"), ("tnt.evil.example/", "sandbox"), ("tnté", "sandbox"), ("tnt", ""), ("tnt", "Live"),
        ("tnt", "live-"),
        ("tnt", "live-eu.1"), ("tnt", "prod"), ("tnt", "live123-eu"),
    ])
    func `a wrong id or environment fails every send with 1480`(_ id: String, _ environment: String) async {
        for origin in [nil, "https://vault.example"] {
            let form = Form(id: id, environment: environment, origin: origin)
            #expect(await url(of: form) == "1480 true")
            #expect(await form.wire.requests.isEmpty)
        }
    }

    @Test(arguments: ["live", "live-eu1", "LIVE", "live123", "livesandbox"])
    func `where real cards are not taken, no send to a live vault leaves`(_ environment: String) async throws {
        for origin in [nil, "https://vault.example"] {
            let promise = CardPromise()
            let form = Form(environment: environment, origin: origin, promise: promise)
            _ = form.field("required", .cardNumber) { $0.isRequired = true }
            promise.refuseLive()
            guard case .failure(1480, nil, nil, let error?) = await form.collector.sendData(path: "/post") else {
                Issue.record("not refused")
                continue
            }
            #expect((error as? VGSError)?.type == .invalidConfigurationURL)
            #expect(error.localizedDescription == CardPromise.sentence)
            #expect(await form.wire.requests.isEmpty)
        }
    }

    @Test
    func `where real cards are not taken, a sandbox vault is as it was`() async {
        let promise = CardPromise()
        promise.refuseLive()
        #expect(await url(of: Form(promise: promise)) == "https://vault.example/post")
    }

    @Test(arguments: ["live", "sandbox", "LIVE", "SANDBOX", "live-eu1", "live-eu-1", "live--eu", "live123", "livesandbox"])
    func `these environments are accepted`(_ environment: String) {
        #expect(VaultOrigin.isEnvironment(environment))
    }

    @Test
    func `the two environments and a region make the environment's text`() {
        #expect(VGSCollect(id: "tnt").formAnalyticsDetails.environment == "sandbox")
        #expect(VGSCollect(id: "tnt", environment: .live, dataRegion: "eu-1").formAnalyticsDetails.environment == "live-eu-1")
        #expect(VGSCollect(id: "tnt", environment: .live, dataRegion: "").formAnalyticsDetails.environment == "live")
        #expect(VGSCollect(id: "tnt", environment: .live, dataRegion: "eu.1").address.origin(routeId: nil) == nil)
    }

    @Test(arguments: [
        ("vault.example", "https://vault.example"), ("VAULT.example:8443", "https://vault.example:8443"),
        ("https://vault.example/a/b?c=d", "https://vault.example"), ("  vault.example  ", "https://vault.example"),
        ("vault.example/a", "https://vault.example"), ("localhost:8080", "http://localhost:8080"), ("127.0.0.1:1", "http://127.0.0.1:1"),
        ("https://localhost:8080", "https://localhost:8080"), ("http://127.0.0.1:65535", "http://127.0.0.1:65535"),
        ("[::1]:80", "http://[::1]:80"),
    ])
    func `a host name is normalised and trusted`(_ hostname: String, _ origin: String) {
        #expect(VGSCollect(id: "tnt", environment: "live", hostname: hostname).address.origin(routeId: nil)?.text == origin)
    }

    @Test(arguments: [
        "http://vault.example", "http://127.0.0.1.evil.example", "user@vault.example", "https://user:pw@vault.example", "vault.example:0",
        "vault.example:65536", "vault.example:x", "https://", "ftp://vault.example", "vault example", "http://127.0.0.256", " ",
        "vault.example\r\nHost: evil.example", "javascript:alert(1)",
    ])
    func `a host name that is none is never exchanged for another host`(_ hostname: String) {
        #expect(VGSCollect(id: "tnt", environment: "live", hostname: hostname).address.origin(routeId: nil) == nil)
    }

    @Test
    func `an empty host name means the vault's own`() {
        let collector = VGSCollect(id: "tnt", environment: "live", hostname: "")
        #expect(collector.address.origin(routeId: nil)?.text == "https://tnt.live.verygoodproxy.com")
    }
}
