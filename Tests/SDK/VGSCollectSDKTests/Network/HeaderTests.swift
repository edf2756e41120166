import CofferFoundation
import Testing

@testable import VGSCollectSDK

@MainActor
struct HeaderTests {
    @Test
    func `every send carries the module's own headers and its method`() async throws {
        let form = Form()
        for method in [VGSCollectHTTPMethod.get, .post, .put, .patch, .delete] {
            _ = await form.collector.sendData(path: "/", method: method)
            let request = try #require(await form.wire.requests.last)
            #expect(request.httpMethod == method.rawValue)
            #expect(request.httpBody == Data("{}".utf8))
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
            #expect(request.timeoutInterval == 60)
            let client = try #require(request.value(forHTTPHeaderField: "vgs-client"))
            #expect(client.hasPrefix("source=iosSDK&medium=vgs-collect&content=1.18.3&osVersion="))
            #expect(client.hasSuffix("&tr=none"))
        }
    }

    @Test
    func `custom headers stay until they are changed, headers of one send do not`() async throws {
        let form = Form()
        form.collector.customHeaders = ["Authorization": "Bearer a", "X-Keep": "1"]
        _ = await form.collector.submission(path: "/", headers: ["authorization": "Bearer b", "X-Once": "2"]).send()
        let first = try #require(await form.wire.requests.last?.allHTTPHeaderFields)
        #expect(first["authorization"] ?? first["Authorization"] == "Bearer b")
        #expect(first["X-Once"] == "2" && first["X-Keep"] == "1")
        _ = await form.collector.sendData(path: "/")
        let second = try #require(await form.wire.requests.last?.allHTTPHeaderFields)
        #expect(second["Authorization"] == "Bearer a")
        #expect(second["X-Once"] == nil)
        form.collector.customHeaders = nil
        _ = await form.collector.sendData(path: "/")
        #expect(await form.wire.requests.last?.allHTTPHeaderFields?["X-Keep"] == nil)
    }

    @Test
    func `a later layer wins whatever its spelling, and only one is sent`() {
        #expect(
            ClientHeader.merged([["Content-Type": "a", "X": "1"], ["content-type": "b"], ["x": "2"]]) == ["content-type": "b", "x": "2"])
        #expect(ClientHeader.merged([["b": "1", "B": "2"]]) == ["b": "1"])
    }

    @Test(arguments: [
        ("Host", "evil.example"), ("content-length", "0"), ("Transfer-Encoding", "chunked"), ("X\r\nY", "1"), ("X", "1\r\nHost: evil"),
        ("X", "a\u{0}b"),
        ("", "1"), ("X:", "1"), ("X Y", "1"), ("é", "1"),
    ])
    func `the transport's own headers and broken lines are left out`(_ name: String, _ value: String) {
        #expect(ClientHeader.merged([[name: value, "Kept": "é ok"]]) == ["Kept": "é ok"])
    }
}
