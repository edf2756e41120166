/// What the command line and the environment ask of a browser host.
struct HostOptions: Equatable {
    /// 0 lets the system choose.
    private(set) var port: UInt16 = 0
    /// Whether the program only explains itself.
    private(set) var wantsHelp = false

    /// The variable of the environment that names the port; the argument wins over it.
    static let portVariable = "COFFER_BROWSER_PORT"

    /// Options as they are.
    init(port: UInt16 = 0, wantsHelp: Bool = false) { (self.port, self.wantsHelp) = (port, wantsHelp) }

    /// Reads the arguments after the program's name, and the environment.
    init(arguments: some Sequence<String>, environment: [String: String]) throws(HostOptionsProblem) {
        var rest = Array(arguments)[...]
        if rest.contains("--help") || rest.contains("-h") {
            wantsHelp = true
            return
        }
        var isPortGiven = false
        while let argument = rest.popFirst() {
            let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard halves.first == "--port" else { throw .unknownOption }
            guard !isPortGiven else { throw .repeated(option: "--port") }
            guard let value = halves.count > 1 ? halves[1] : rest.popFirst() else { throw .notAPort(source: "--port") }
            port = try Self.port(value, source: "--port")
            isPortGiven = true
        }
        if !isPortGiven, let value = environment[Self.portVariable], !value.isEmpty {
            port = try Self.port(value, source: Self.portVariable)
        }
    }

    private static func port(_ text: String, source: String) throws(HostOptionsProblem) -> UInt16 {
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let port = UInt16(text) else { throw .notAPort(source: source) }
        return port
    }

    /// The help for a program of that name.
    static func usage(program: String) -> String {
        """
        usage: \(program) [--port N]
               \(program) --help

        Shows the app in a browser on this machine. The first line of standard output is the page's URL; it lets one browser in, once.
        Everything else goes to standard error.

          --port N       0 (the default) takes a free port; \(portVariable) in the environment says the same

        It listens on 127.0.0.1 only. What is typed in the page passes through this program, so it refuses live vaults: test cards only.

        Ctrl-C or SIGTERM stops: screens are closed and what is under way is finished first. Once more stops at once.

        Exit status: 0 stopped as told, 64 wrong usage, 69 the port cannot be had, 71 the system refuses something else, 74 standard output
        cannot be written, 130 stopped at once.
        """
    }
}

/// What is wrong with a command line or environment. Sentences name options, never their values.
enum HostOptionsProblem: Error, Equatable {
    /// There is no such option.
    case unknownOption
    /// An option is given twice.
    case repeated(option: String)
    /// An option's or variable's value is missing or no port.
    case notAPort(source: String)

    /// What to tell whoever started the program.
    var sentence: String {
        switch self {
        case .unknownOption: "there is no such option; --help names them"
        case .repeated(let option): "\(option) is given twice"
        case .notAPort(let source): "\(source): a number from 0 to 65535"
        }
    }
}
