import CofferFoundation
import CofferProgram
import CofferService

/// The program `coffer`.
@main enum Coffer {
    static func main() async {
        let command: Command
        do throws(CommandLineProblem) {
            command = try Command(Array(CommandLine.arguments.dropFirst()))
        } catch {
            Console.note(error.sentence)
            Console.explain(Command.usage)
            exit(ExitStatus.usage.rawValue)
        }
        let status: ExitStatus
        switch command {
        case .help: status = Console.print(Array(Command.usage.utf8.dropLast())) ? .success : .output
        case .version: status = Console.print(Array("coffer \(CofferVersion.text)".utf8)) ? .success : .output
        case .serve(let options):
            guard ProcessGuard.enter() else {
                Console.note("the system does not let us keep our memory out of crash reports")
                exit(ExitStatus.system.rawValue)
            }
            status = await Serve.run(options)
        }
        exit(status.rawValue)
    }
}
