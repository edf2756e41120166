import CofferFoundation
import CofferHTTPServer
import CofferTestServer
import CofferTestSupport
import Testing

@testable import BrowserHost

/// `BrowserHost.run` in a process of its own.
@MainActor
@Suite struct RunTests {
    private nonisolated static let program = "BrowserProbe"

    /// Starts the app, opens a page and listens, for the time of a call.
    private func withApp(
        _ arguments: [String] = [], environment: [String: String] = [:],
        _ body: @MainActor (Program, TestPage, Patches) async throws -> Void
    ) async throws {
        let program = try Program(Self.program, arguments, environment: environment)
        do {
            let visitor = try await enter(program)
            let page = try await visitor.open()
            try await body(program, page, try await page.listen())
        } catch {
            program.send(SIGKILL)
            _ = await program.end()
            throw error
        }
        program.send(SIGKILL)
        _ = await program.end()
    }

    private func enter(_ program: Program) async throws -> Visitor {
        let line = try #require(await program.firstLine())
        let url = try #require(URLComponents(string: line))
        let port = try #require(url.port.flatMap { UInt16(exactly: $0) })
        #expect(url.host == "127.0.0.1")
        let answer = try await Visitor.ask(port, "GET /?\(url.query ?? "")", ["Sec-Fetch-Site: none"])
        let cookie = try #require(answer.fields["set-cookie"]?.split(separator: ";").first)
        return Visitor(port: port, cookie: "Cookie: \(cookie)")
    }

    private func tap(_ page: TestPage, _ identifier: String) async throws -> Int {
        try await page.send(#"["tap",\#(page.node(identifier))]"#)
    }

    /// What the app says once it has said all of some words.
    private func word(_ patches: Patches, until words: [String]) async throws -> String {
        while let patch = try await patches.next() {
            if words.allSatisfy(patch.all.contains) { return patch.all }
        }
        return "ended"
    }

    @Test func `the main queue, the main run loop and tasks are served`() async throws {
        try await withApp { _, page, patches in
            #expect(try await tap(page, "queues") == 204)
            let said = try await word(patches, until: ["task", "queue", "loop", "combine", "timer"])
            #expect(said != "ended")
            #expect(!said.contains("elsewhere"))
        }
    }

    @Test func `a live vault is not made, a live collector sends nothing, and a sandbox is as it was`() async throws {
        let server = try TestServer(.json("{}"))
        try await withApp(environment: ["COFFER_PROBE_URL": server.url.absoluteString]) { _, page, patches in
            #expect(try await tap(page, "vault") == 204)
            let vault = try await word(patches, until: ["takes no real cards"])
            #expect(vault.contains("The vault's configuration is not valid."))
            #expect(try await tap(page, "live") == 204)
            let collector = try await word(patches, until: ["failed 1480"])
            #expect(collector.contains("1480 This process takes no real cards"))
            #expect(server.requests.isEmpty)
            #expect(try await tap(page, "sandbox") == 204)
            #expect(try await word(patches, until: ["sent 200"]) != "ended")
            #expect(server.requests.map(\.target) == ["/sandbox"])
        }
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal ends the program in order`(_ signal: Int32) async throws {
        try await withApp { program, _, patches in
            let first = try await patches.message()
            #expect(first != nil)
            program.send(signal)
            #expect(try await patches.next()?.operations == [#"["end"]"#])
            let ending = await program.end()
            #expect(ending.status == 0 && !ending.bySignal)
            #expect(ending.output.split(separator: "\n").count == 1)
            #expect(ending.errors.contains("passes through this process"))
            #expect(ending.errors.contains("refuses live ones"))
            #expect(!ending.errors.contains("token"))
        }
    }

    @Test func `a second signal ends a program that hangs`() async throws {
        let server = try TestServer(.json("{}"))
        try await withApp(environment: ["COFFER_PROBE_URL": server.url.absoluteString]) { program, page, _ in
            let hanging = Task { [visitor = page.visitor, name = page.name, node = page.node("hang")] in
                try? await visitor.post("/screens/\(name)/events", #"{"from":1,"events":[["tap",\#(node)]]}"#)
            }
            #expect(await eventually { !server.requests.isEmpty })
            program.send(SIGTERM)
            program.send(SIGINT)
            let ending = await program.end()
            #expect(ending.status == 130 && !ending.bySignal)
            hanging.cancel()
        }
    }

    @Test func `the port can be chosen by argument or environment`() async throws {
        let free = try await freePort()
        try await withApp(["--port", "\(free)"]) { _, page, _ in #expect(page.visitor.port == free) }
        let other = try await freePort()
        try await withApp(environment: ["COFFER_BROWSER_PORT": "\(other)"]) { _, page, _ in #expect(page.visitor.port == other) }
    }

    private func freePort() async throws -> UInt16 {
        let server = try HTTPServer(handler: Nothing())
        await server.stop()
        return server.address.port
    }

    private struct Nothing: HTTPHandler {
        func decide(_ request: borrowing HTTPRequest) -> HTTPDecision { .answer(.now(HTTPResponse(status: 204))) }
    }

    @Test func `a taken port is told`() async throws {
        try await withApp { _, page, _ in
            let ending = try await Program(Self.program, ["--port", "\(page.visitor.port)"]).end()
            #expect(ending.status == 69)
            #expect(ending.errors.contains("[http-port-in-use]"))
            #expect(ending.output.isEmpty)
        }
    }

    @Test(arguments: [(["--port", "x"], "--port"), (["--nonsense"], "--help"), (["--port", "1", "--port", "2"], "twice")])
    func `wrong usage is told`(_ arguments: [String], _ word: String) async throws {
        let ending = try await Program(Self.program, arguments).end()
        #expect(ending.status == 64)
        #expect(ending.errors.contains(word))
        #expect(ending.output.isEmpty)
    }

    @Test func `help is help`() async throws {
        let ending = try await Program(Self.program, ["--help"]).end()
        #expect(ending.status == 0)
        #expect(ending.output.contains("usage: BrowserProbe"))
        #expect(ending.errors.isEmpty)
    }
}
