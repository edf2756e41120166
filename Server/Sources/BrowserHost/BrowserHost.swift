internal import CofferCardPromise
internal import CofferFoundation
internal import CofferHTTPServer
internal import CofferProgram
internal import CofferScreen
public import SwiftUI

/// Shows an app's screens in a browser on this machine.
public enum BrowserHost {
    /// Shows an app until the process is ended; each page load has a screen, with state of its own.
    ///
    /// To be called where the program begins, from a `main` that is not `async`. Reads the program's arguments and the environment (`--help`
    /// says which), prints the page's URL as the first line of standard output, and serves the main queue and the main run loop from then on.
    ///
    /// What is typed in the browser passes through this process. Vaults of the live environment are therefore refused from the call on.
    @MainActor
    public static func run<Shown: App>(_ app: Shown.Type) -> Never {
        let options: HostOptions
        do throws(HostOptionsProblem) {
            options = try HostOptions(arguments: CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
        } catch {
            fail(error.sentence, .usage)
        }
        if options.wantsHelp { exit((Console.print(HostOptions.usage(program: programName)) ? ExitStatus.success : .output).rawValue) }
        // Before the app makes its first vault.
        CardPromise.process.refuseLive()
        let server = start(app, options)
        let signals = StopSignals {
            Console.note("\(programName): stopping")
            Task { @MainActor in
                await server.stop()
                exit(ExitStatus.success.rawValue)
            }
        }
        Console.note(notice)
        guard Console.print(server.url) else { fail("standard output cannot be written", .output) }
        while true { withExtendedLifetime(signals) { RunLoop.main.run() } }
    }

    @MainActor
    private static func start<Shown: App>(_ app: Shown.Type, _ options: HostOptions) -> BrowserServer {
        do {
            return try BrowserServer(port: options.port) { Screen(app, surroundings: $0) }
        } catch let problem as HTTPServerProblem {
            fail("the port cannot be had [\(problem.code)]", .unavailable)
        } catch {
            fail("the system gives no random numbers", .system)
        }
    }

    private static let notice =
        "What is typed in the page passes through this process: it serves sandbox vaults only and refuses live ones. Use test cards."

    private static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    }

    private static func fail(_ sentence: String, _ status: ExitStatus) -> Never {
        Console.note("\(programName): \(sentence)")
        exit(status.rawValue)
    }
}
