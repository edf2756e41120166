import CofferFoundation
import CoinmeVaultSDK
import Glibc
import VGSCollectSDK
import DemoVault

/// Asks a person on the terminal. Keys go into the fields as they are pressed; the screen shows dots and what an app may know, never a digit of the number
/// but the last four.
@MainActor
final class Prompt {
    private let journal: Journal
    private let cleanup: Cleanup
    private let isTerminal = isatty(STDIN_FILENO) == 1
    /// Whether the input is at its end.
    private(set) var hasEnded = false

    /// - Parameters:
    ///   - journal: Where the questions are shown.
    ///   - cleanup: Told how to give the terminal back.
    init(journal: Journal, cleanup: Cleanup) {
        self.journal = journal
        self.cleanup = cleanup
    }

    /// Asks for the four parts of a card.
    /// - Throws: ``DemoProblem/inputEnded``.
    func askForCard(form: CardForm) async throws(DemoProblem) -> CardLine {
        let parts = [
            ("Card number   ", form.number, VaultFieldNames.cardNumber), ("Expiry MM/YY  ", form.expiry, VaultFieldNames.expiry),
            ("Security code ", form.code, VaultFieldNames.cvc), ("Name on card  ", form.name, VaultFieldNames.cardHolder),
        ]
        var typed: [String] = []
        for (label, field, name) in parts {
            guard let keyboard = Keyboard(field: field) else { throw .inputEnded }
            keyboard.begin()
            typed.append(isTerminal ? try await typeByKey(label, keyboard, form, name) : try typeLine(label, keyboard, form))
            keyboard.end()
        }
        return CardLine(number: typed[0], expiry: typed[1], code: typed[2], name: typed[3])
    }

    /// A question with yes or no for an answer.
    func isAgreed(_ question: String, unlessSaid standard: Bool) -> Bool {
        journal.show(question)
        guard let answer = readLine() else {
            hasEnded = true
            journal.say("")
            return standard
        }
        if !isTerminal { journal.say("") }
        return answer.isEmpty ? standard : answer.lowercased().hasPrefix("y")
    }

    /// Asks for the security code of the saved card, without showing it.
    func askForCode() -> String {
        let label = "  Security code again "
        journal.show(label)
        guard isTerminal else {
            guard let text = readLine() else {
                hasEnded = true
                return ""
            }
            journal.say("")
            return text
        }
        let terminal = RawTerminal(cleanup: cleanup)
        defer { terminal.giveBack() }
        var typed = ""
        while true {
            switch terminal.readKey() {
            case .character(let key): typed.append(key)
            case .backspace: _ = typed.popLast()
            case .enter:
                journal.say("")
                return typed
            case .end:
                hasEnded = true
                return typed
            case .other: continue
            }
            journal.show("\r\u{1B}[K" + label + String(repeating: "•", count: typed.count))
        }
    }

    private func typeLine(_ label: String, _ keyboard: Keyboard, _ form: CardForm) throws(DemoProblem) -> String {
        guard let text = readLine() else {
            hasEnded = true
            throw .inputEnded
        }
        for key in text { keyboard.press(key) }
        journal.say("  \(label) \(form.glimpse.sentence)")
        return text
    }

    private func typeByKey(_ label: String, _ keyboard: Keyboard, _ form: CardForm, _ name: String) async throws(DemoProblem) -> String {
        let terminal = RawTerminal(cleanup: cleanup)
        defer { terminal.giveBack() }
        var typed = ""
        redraw(label, form, name)
        while true {
            switch terminal.readKey() {
            case .character(let key):
                keyboard.press(key)
                typed.append(key)
            case .backspace:
                keyboard.pressBackspace()
                _ = typed.popLast()
            case .enter:
                journal.say("")
                return typed
            case .end:
                hasEnded = true
                throw .inputEnded
            case .other: continue
            }
            await Task.yield()
            redraw(label, form, name)
        }
    }

    private func redraw(_ label: String, _ form: CardForm, _ name: String) {
        let count = form.vault.fieldState(name)?.contentLength ?? 0
        let dots = String(repeating: "•", count: count).padding(toLength: max(count, 20), withPad: " ", startingAt: 0)
        journal.show("\r\u{1B}[K  \(label) \(dots) \(form.glimpse.sentence)")
    }
}
