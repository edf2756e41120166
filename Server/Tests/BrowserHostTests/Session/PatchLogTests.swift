import CofferRendered
import Testing

@testable import BrowserHost

@Suite struct PatchLogTests {
    private func log(patches: Int = 3, bytes: Int = 10_000) -> PatchLog {
        var limits = HostLimits()
        (limits.patchesKeptMax, limits.patchBytesKeptMax) = (patches, bytes)
        return PatchLog(limits: limits)
    }

    private func text(_ message: [UInt8]) -> String { String(decoding: message, as: UTF8.self) }

    @Test func `a patch is one message with its number twice`() {
        var log = log()
        #expect(
            text(log.add([.focus(NodeID(rawValue: 4)), .end], handled: 9))
                == "id: 1\ndata: {\"n\":1,\"a\":9,\"o\":[[\"f\",4],[\"end\"]]}\n\n")
        #expect(text(log.add([.end], handled: 10)) == "id: 2\ndata: {\"n\":2,\"a\":10,\"o\":[[\"end\"]]}\n\n")
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "data: x\n\nid: 9", "\u{2028}\u{85}"])
    func `no text breaks out of its message`(_ inner: String) {
        var log = log()
        let message = text(log.add([.title(inner)], handled: 0))
        #expect(message.unicodeScalars.count { $0 == "\n" || $0 == "\r" } == 3)
        #expect(message.hasSuffix("]]}\n\n"))
    }

    @Test func `what came after a patch is kept, up to so many`() {
        var log = log()
        #expect(log.messages(after: 0) == [])
        let all = (1...5).map { log.add([.end], handled: $0) }
        #expect(log.last == 5)
        #expect(log.messages(after: 5) == [])
        #expect(log.messages(after: 4) == [all[4]])
        #expect(log.messages(after: 2) == Array(all[2...]))
        #expect(log.messages(after: 1) == nil)
        #expect(log.messages(after: 0) == nil)
    }

    @Test(arguments: [6, 100, -1, .max, .min])
    func `a number that is none of ours has nothing after it`(_ number: Int) {
        var log = log(patches: 10)
        for _ in 1...5 { _ = log.add([.end], handled: 0) }
        #expect(log.messages(after: number) == nil)
    }

    @Test func `what is kept has at most so many bytes`() {
        let size = "id: 1\ndata: {\"n\":1,\"a\":0,\"o\":[[\"end\"]]}\n\n".utf8.count
        for (bytes, count) in [(2 * size, 2), (2 * size - 1, 1), (size - 1, 0)] {
            var log = log(bytes: bytes)
            for _ in 1...3 { _ = log.add([.end], handled: 0) }
            #expect(log.messages(after: 3 - count) != nil)
            #expect(log.messages(after: 2 - count) == nil)
        }
    }

    @Test func `after forgetting, numbers go on`() {
        var log = log()
        _ = log.add([.end], handled: 0)
        log.forget()
        #expect(log.messages(after: 0) == nil)
        #expect(log.messages(after: 1) == [])
        #expect(text(log.add([.end], handled: 3)).hasPrefix("id: 2\n"))
        #expect(log.messages(after: 1)?.count == 1)
    }
}
