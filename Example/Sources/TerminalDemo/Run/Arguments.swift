import CofferFoundation
import DemoVault

/// The command line; `script/demo --help` prints what it says of it.
struct Arguments: Equatable, Sendable {
    /// Cards come as lines from standard input; nobody is asked.
    var isHeadless = false
    /// Standard output is JSON lines only.
    var isJSON = false
    /// The server program; by default the one beside this program.
    var server: String

    /// - Throws: ``DemoProblem/unknownArgument``.
    init(_ words: [String], program: String) throws(DemoProblem) {
        server = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("coffer").path
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--headless": isHeadless = true
            case "--json": isJSON = true
            case "--server":
                guard let path = rest.popFirst() else { throw .unknownArgument }
                server = path
            default: throw .unknownArgument
            }
        }
        guard !isJSON || isHeadless else { throw .unknownArgument }
    }
}
