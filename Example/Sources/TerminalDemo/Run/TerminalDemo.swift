import CofferFoundation
import Glibc
import DemoVault

/// `script/demo`: plays an app and a merchant against a throw-away vault.
@main
@MainActor
struct TerminalDemo {
    private let journal: Journal
    private let server: ServerProcess
    private let backEnd: MerchantBackEnd
    private let month: Int

    static func main() async {
        guard let arguments = try? Arguments(Array(CommandLine.arguments.dropFirst()), program: CommandLine.arguments[0]) else {
            FileHandle.standardError.write(Data("That is not how it is used: script/demo --help\n".utf8))
            exit(64)
        }
        let cleanup = Cleanup()
        cleanup.runOnSignals()
        let journal = Journal(isJSON: arguments.isJSON) {
            cleanup.run()
            exit(1)
        }
        await run(arguments, journal: journal, cleanup: cleanup)
        cleanup.run()
        exit(journal.isAllWell ? 0 : 1)
    }

    private static func run(_ arguments: Arguments, journal: Journal, cleanup: Cleanup) async {
        let server: ServerProcess
        do { server = try ServerProcess(program: arguments.server, cleanup: cleanup) } catch {
            journal.say("The vault did not start: \(error.code).")
            return journal.record(Step(step: .start, line: 0, ok: false, errorCode: error.code))
        }
        journal.say("A sandbox vault listens on \(server.address); its files are in a temporary folder.")
        journal.record(Step(step: .start, line: 0, ok: true))
        let demo = TerminalDemo(
            journal: journal, server: server, backEnd: MerchantBackEnd(server.credentials), month: thisMonth())
        if arguments.isHeadless { await demo.typeLines() } else { await demo.askForCards(Prompt(journal: journal, cleanup: cleanup)) }
        let stopped = server.stop()
        cleanup.run()
        let isGone = !FileManager.default.fileExists(atPath: server.folder.path)
        journal.say(stopped && isGone ? "The vault has stopped, its files are gone." : "The vault did not stop as it should.")
        journal.record(Step(step: .stop, line: 0, ok: stopped && isGone, errorCode: stopped && isGone ? nil : "unclean"))
    }

    /// One card per line of standard input.
    private func typeLines() async {
        var line = 0
        while let text = readLine() {
            line += 1
            guard !text.trimmingCharacters(in: .whitespaces).isEmpty else { continue }
            journal.say("Card \(line)")
            await cardRun(line).run(
                typing: { form in
                    let card = try CardLine(parsing: text)
                    form.onChange = { journal.say("  typing      \($0.sentence)") }
                    form.type(card)
                    return card
                }, asking: CardRun.Questions(mayDelete: { true }, code: \.code, page: { await Bank().approve($0) }))
        }
    }

    /// Asks for cards until the person has had enough.
    private func askForCards(_ prompt: Prompt) async {
        journal.say("\nPublished test numbers to try (any name, any later MM/YY, any code):")
        for card in SandboxCard.suggestions {
            journal.say("  " + card.line.padding(toLength: 22, withPad: " ", startingAt: 0) + card.meaning)
        }
        var line = 0
        repeat {
            line += 1
            journal.say("")
            await cardRun(line).run(
                typing: { try await prompt.askForCard(form: $0) },
                asking: CardRun.Questions(
                    mayDelete: { prompt.isAgreed("  Delete it? [Y/n] ", unlessSaid: true) },
                    code: { _ in prompt.askForCode() },
                    page: { page in
                        journal.say("  Your bank wants you to confirm. Open this page and decide; the payment then goes on:")
                        journal.say("  \(page.absoluteString)")
                        return true
                    }))
        } while !prompt.hasEnded && prompt.isAgreed("Another card? [y/N] ", unlessSaid: false)
    }

    private func cardRun(_ line: Int) -> CardRun {
        CardRun(line: line, server: server, backEnd: backEnd, journal: journal, month: month)
    }

    /// The UTC month at hand, counted from January of year 0.
    private static func thisMonth() -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let today = calendar.dateComponents([.year, .month], from: Date())
        return (today.year ?? 0) * 12 + (today.month ?? 1) - 1
    }
}
