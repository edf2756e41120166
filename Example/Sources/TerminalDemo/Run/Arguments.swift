import CofferFoundation

/// The command line.
struct Arguments: Equatable, Sendable {
    /// Cards come as lines from standard input; nobody is asked.
    var isHeadless = false
    /// Standard output is JSON lines only.
    var isJSON = false
    /// Print the usage and stop.
    var wantsHelp = false
    /// The server program; by default the one beside this program.
    var server: String

    /// What `--help` prints.
    static let usage = """
        usage: script/demo [--headless [--json]] [--help]

        Starts a throw-away sandbox vault on a free loopback port and plays an app: types a card into the SDK's fields key by key, submits it, lists it,
        searches the vault's files for it, and deletes it. Then the customer adds it again, comes back, and pays with the saved card twice: once as it is,
        once with the security code asked for again. Without options it asks for the card on the terminal.

          --headless   read cards from standard input, one a line: number|MM/YY|cvc|name
          --json       standard output is JSON lines only, everything else goes to standard error
          --help       this text

        Exit status: 0 if every card was handled as it demands (a refusal shown as a refusal is handled), 1 if not, 64 wrong usage,
        69 something is missing, 130 interrupted.
        """

    /// - Throws: ``DemoProblem/unknownArgument``.
    init(_ words: [String], program: String) throws(DemoProblem) {
        server = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("coffer").path
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--headless": isHeadless = true
            case "--json": isJSON = true
            case "--help", "-h": wantsHelp = true
            case "--server":
                guard let path = rest.popFirst() else { throw .unknownArgument }
                server = path
            default: throw .unknownArgument
            }
        }
        guard !isJSON || isHeadless else { throw .unknownArgument }
    }
}
