import CofferFoundation
import Testing
import DemoVault

@testable import TerminalDemo

@Suite struct ArgumentsTests {
    @Test func `the vault's program is beside the demo's unless named`() throws {
        #expect(try Arguments([], program: "/a/b/TerminalDemo").server == "/a/b/coffer")
        #expect(try Arguments(["--server", "/c/coffer"], program: "/a/b/TerminalDemo").server == "/c/coffer")
    }

    @Test func `headless and JSON are options`() throws {
        let both = try Arguments(["--headless", "--json"], program: "/a")
        #expect(both.isHeadless && both.isJSON)
    }

    @Test(arguments: [["--json"], ["--server"], ["card"], ["--headless", "-x"], ["--help"], ["--port", "80"]])
    func `anything else is wrong usage`(_ words: [String]) {
        #expect(throws: DemoProblem.unknownArgument) { try Arguments(words, program: "/a") }
    }

    @Test func `a step is one JSON object without what it does not have`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let step = Step(step: .submit, line: 2, ok: true, status: 200, errorCode: "430-402-313-905")
        let text = String(decoding: try encoder.encode(step), as: UTF8.self)
        #expect(text == #"{"errorCode":"430-402-313-905","line":2,"ok":true,"status":200,"step":"submit"}"#)
    }
}
