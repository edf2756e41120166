import Testing

@testable import BrowserHost

@Suite struct HostOptionsTests {
    private func options(_ arguments: [String], _ environment: [String: String] = [:]) throws(HostOptionsProblem) -> HostOptions {
        try HostOptions(arguments: arguments, environment: environment)
    }

    @Test(
        arguments: [
            ([], nil, 0), (["--port", "8080"], nil, 8080), (["--port=8080"], nil, 8080), ([], "8081", 8081), (["--port", "1"], "8081", 1),
            (["--port", "0"], "8081", 0), ([], "", 0), ([], "65535", 65535), (["--port", "007"], "x", 7),
        ] as [([String], String?, UInt16)])
    func `the argument names the port, then the environment, else the system chooses`(
        _ arguments: [String], _ variable: String?, _ port: UInt16
    ) throws {
        #expect(try options(arguments, variable.map { ["COFFER_BROWSER_PORT": $0] } ?? [:]) == HostOptions(port: port))
    }

    @Test(arguments: ["-1", "65536", "8080 ", "0x50", "1e3", "http", "８０", "+80", "99999999999999999999"])
    func `a port that is none is refused wherever it stands`(_ text: String) {
        #expect(throws: HostOptionsProblem.notAPort(source: "--port")) { try options(["--port", text]) }
        #expect(throws: HostOptionsProblem.notAPort(source: "--port")) { try options(["--port=\(text)"]) }
        #expect(throws: HostOptionsProblem.notAPort(source: "COFFER_BROWSER_PORT")) { try options([], ["COFFER_BROWSER_PORT": text]) }
    }

    @Test(arguments: [
        (["--port"], HostOptionsProblem.notAPort(source: "--port")), (["--port="], .notAPort(source: "--port")),
        (["--port", ""], .notAPort(source: "--port")), (["--port", "1", "--port", "1"], .repeated(option: "--port")),
        (["--prot", "1"], .unknownOption), (["8080"], .unknownOption), ([""], .unknownOption), (["--port", "1", "2"], .unknownOption),
        (["--host", "0.0.0.0"], .unknownOption), (["--PORT", "1"], .unknownOption),
    ])
    func `anything else on the command line is refused`(_ arguments: [String], _ problem: HostOptionsProblem) {
        #expect(throws: problem) { try options(arguments) }
    }

    @Test func `help is given whatever else is asked`() throws {
        for arguments in [["--help"], ["-h"], ["--port", "x", "--help"]] { #expect(try options(arguments).wantsHelp) }
        for word in ["--port", "COFFER_BROWSER_PORT", "127.0.0.1", "130", "usage: shop"] {
            #expect(HostOptions.usage(program: "shop").contains(word))
        }
    }

    @Test func `sentences name what is wrong and no value`() {
        #expect(HostOptionsProblem.notAPort(source: "--port").sentence.contains("--port"))
        #expect(HostOptionsProblem.repeated(option: "--port").sentence.contains("--port"))
        #expect(!HostOptionsProblem.unknownOption.sentence.isEmpty)
    }
}
