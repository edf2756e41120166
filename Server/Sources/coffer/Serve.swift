import CofferFoundation
import CofferProgram
import CofferService

/// `coffer serve`.
enum Serve {
    /// Where the data are kept when a terminal says nothing.
    private static let terminalFolder = ".coffer"
    /// Names the account whose additions end the process by a fault: for the test of what a crash leaves behind, with --sandbox only.
    private static let crashVariable = "COFFER_SANDBOX_CRASH_ACCOUNT"

    static func run(_ options: ServeOptions) async -> ExitStatus {
        guard options.isSandbox else {
            Console.note("no live payment processor exists yet; run with --sandbox, which takes test cards")
            return .configuration
        }
        guard let folder = options.dataFolder ?? (Console.isTerminal ? terminalFolder : nil) else {
            Console.note("say where the cards are kept: --data DIR (only a terminal gets \(terminalFolder))")
            return .usage
        }
        var configuration = ServiceConfiguration(dataFolder: folder)
        do throws(ServiceProblem) {
            try configuration.listen(host: options.host, port: options.port)
        } catch {
            Console.note(error.sentence)
            return .usage
        }
        configuration.publicURL = options.publicURL
        configuration.apiSettings.refusalStatus = options.refusesWithCodeStatus ? .codeGroup : .ok
        configuration.crashingAccount = ProcessInfo.processInfo.environment[crashVariable]
        return await serve(configuration)
    }

    private static func serve(_ configuration: ServiceConfiguration) async -> ExitStatus {
        signal(SIGPIPE, SIG_IGN)
        ProcessGuard.raiseFileLimit()
        let signals = StopSignals()
        let service: CofferService
        do throws(ServiceProblem) {
            service = try await CofferService.startSandbox(configuration)
        } catch {
            Console.note("\(error.sentence) [\(error.code)]")
            return status(of: error)
        }
        if service.replacedCredentials {
            Console.note("credentials.json was missing, so a new partner was made; cards of the earlier one need its credentials")
        }
        Console.note("sandbox vault at \(service.credentials.url), data in \(configuration.dataFolder)")
        guard Console.print(service.credentials.json) else {
            await service.stop()
            return .output
        }
        if Console.isTerminal { Console.explain(hint) }

        var arrivals = signals.arrivals.makeAsyncIterator()
        guard await arrivals.next() != nil else { return .system }
        Console.note("stopping: finishing what is under way")
        let impatience = Task {
            var arrivals = signals.arrivals.makeAsyncIterator()
            if await arrivals.next() != nil { _exit(ExitStatus.interrupted.rawValue) }
        }
        await service.stop()
        impatience.cancel()
        Console.note("stopped")
        return .success
    }

    private static func status(of problem: ServiceProblem) -> ExitStatus {
        switch problem {
        case .http: .unavailable
        case .store(.alreadyInUse): .inUse
        default: .configuration
        }
    }

    private static let hint = """
        The line above holds this vault's secrets; it is also in credentials.json. A bearer for a customer:
          curl -u PARTNER_ID:CLIENT_SECRET -d scope=add -d customerId=1 URL/services/authorize
        Ctrl-C stops.

        """
}
