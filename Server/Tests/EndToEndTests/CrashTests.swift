import CofferFoundation
import CofferTestSupport
import Testing

@Suite struct CrashTests {
    /// A crash while a card is in memory, with the backtracer asked for by the environment: the program must not listen to that.
    @Test func `a crash leaves no byte of the card on standard error or in the folder`() async throws {
        try await withFolder { folder in
            let data = folder + "/data"
            let environment = [
                "COFFER_SANDBOX_CRASH_ACCOUNT": "crash", "SWIFT_BACKTRACE": "enable=yes,color=no,registers=all,threads=all",
            ]
            let (program, credentials) = try await Program.serve(data: data, environment: environment)
            let caller = client(credentials, try await bearer(credentials))
            #expect(try await caller.add(CardBody(account: "7", number: "5555555555554444").json).code == nil)
            _ = try? await caller.add(CardBody(account: "crash", cvv: "739").json)
            let ending = await program.end()
            #expect(ending.bySignal)
            for text in ["4242424242424242", "739", "34323432", "34 32 34 32", "0x3432", "Ada", "Main St", "Crash", "Backtrace", "Thread"] {
                #expect(!ending.errors.contains(text), "\(text)")
            }
            #expect(ending.errors.split(separator: "\n").count == 1)
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
                #expect(!name.contains("core"))
                let bytes = (try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))) ?? Data()
                #expect(bytes.range(of: Data("4242424242424242".utf8)) == nil, "\(name)")
                #expect(bytes.range(of: Data("5555555555554444".utf8)) == nil, "\(name)")
            }
        }
    }

    @Test func `without the switch the account is one like any other`() async throws {
        try await withFolder { folder in
            let (program, credentials) = try await Program.serve(data: folder)
            #expect(try await client(credentials, bearer(credentials)).add(CardBody(account: "crash").json).code == nil)
            await program.stop()
        }
    }
}
