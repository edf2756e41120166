import CofferService

/// What the command line asks for.
enum Command {
    case help
    case version
    case serve(ServeOptions)

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(CommandLineProblem) {
        guard let first = arguments.first else { throw .noCommand }
        let rest = arguments.dropFirst()
        switch first {
        case "--help", "-h", "help": self = .help
        case "--version": self = .version
        case "serve":
            self = rest.contains("--help") || rest.contains("-h") ? .help : .serve(try ServeOptions(rest))
        default: throw first.hasPrefix("-") ? .unknownOption : .unknownCommand
        }
    }

    static let usage = """
        usage: coffer serve --sandbox [--data DIR] [--host ADDRESS] [--port N] [--public-url URL] [--refusal-status 200|code]
               coffer --help | --version

        Serves a card vault over HTTP on loopback. The first line of standard output is one line of JSON with url, partnerId,
        clientSecret, secretKey and publishableKey; the same is in DIR/credentials.json. Everything else goes to standard error.

          --sandbox             plays the payment processor: test cards only (there is no live processor yet, so this is required)
          --data DIR            keeps database, key and credentials here; made when it is missing. On a terminal .coffer is the
                                default; without a terminal it must be given. A later start with the same folder keeps all of it.
          --host ADDRESS        127.0.0.1 (the default), another address of loopback, ::1 or localhost
          --port N              0 (the default) takes a free port
          --public-url URL      the origin under which clients reach the server, if that is not its own address
          --refusal-status S    200 (the default): a refused card is answered with HTTP 200 and the refusal in the envelope;
                                code: with the status in the middle of the refusal's code

        Ctrl-C or SIGTERM stops: what is under way is finished first. Once more stops at once.

        Exit status: 0 stopped as told, 64 wrong usage, 69 the address cannot be had, 71 the system refuses to keep our memory out of
        crash reports, 74 standard output cannot be written, 75 a server already runs on the folder, 78 the folder cannot be used or a
        live processor was asked for, 130 stopped at once.

        """
}
