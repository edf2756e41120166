import CofferFoundation
import DemoVault
import Testing

/// Programs that the demo starts.
@Suite(.timeLimit(.minutes(1)))
struct ChildProcessTests {
    private func inFolder(_ test: (URL, Cleanup) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cleanup = Cleanup()
        defer { cleanup.run() }
        try test(folder.appendingPathComponent("log"), cleanup)
    }

    /// A program of the shell that serves until it is asked to end.
    private static func serving(_ words: String) -> [String] {
        ["-c", "\(words); trap 'exit 0' TERM; while :; do sleep 0.05; done"]
    }

    @Test func `the first line is taken, the rest goes to the log, and it ends well when asked`() throws {
        try inFolder { log, cleanup in
            let child = try ChildProcess(
                program: "/bin/sh", arguments: Self.serving("echo \"at $COFFER_PLACE\"; echo more >&2"),
                environment: ["COFFER_PLACE": "home"], logFile: log, cleanup: cleanup)
            #expect(child.firstLine == "at home")
            #expect(child.stop())
            #expect(try String(contentsOf: log, encoding: .utf8) == "more\n")
        }
    }

    @Test func `cleaning up ends it, and whoever asked is told`() async throws {
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        try inFolder { log, cleanup in
            _ = try ChildProcess(program: "/bin/sh", arguments: Self.serving("echo on"), logFile: log, cleanup: cleanup) { ended.yield() }
            #expect(!cleanup.hasBegun)
            cleanup.run()
            #expect(cleanup.hasBegun)
        }
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() != nil)
    }

    @Test func `one that ends by a fault did not end well`() throws {
        try inFolder { log, cleanup in
            let child = try ChildProcess(
                program: "/bin/sh", arguments: ["-c", "echo on; trap 'exit 3' TERM; while :; do sleep 0.05; done"], logFile: log,
                cleanup: cleanup)
            #expect(!child.stop())
        }
    }

    @Test func `one that is not there, and one that says nothing, are problems`() throws {
        try inFolder { log, cleanup in
            #expect(throws: DemoProblem.serverDidNotStart) {
                try ChildProcess(program: "/no/such/program", arguments: [], logFile: log, cleanup: cleanup)
            }
            #expect(throws: DemoProblem.serverFirstLine) {
                try ChildProcess(program: "/bin/sh", arguments: ["-c", "exit 1"], logFile: log, cleanup: cleanup)
            }
        }
    }
}
