import CofferFoundation
import Glibc
import DemoVault

/// The terminal without echo and without waiting for a line's end. Ctrl-C stays a signal.
struct RawTerminal {
    /// A key that was pressed.
    enum Key: Equatable { case character(Character), backspace, enter, end, other }

    private let before: termios

    /// Changes the terminal; `cleanup` gives it back if the program is ended meanwhile.
    init(cleanup: Cleanup) {
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        before = settings
        cleanup.add { [before] in Self.apply(before) }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        Self.apply(settings)
    }

    /// Puts the terminal back as it was.
    func giveBack() { Self.apply(before) }

    /// Waits for a key. A character of several bytes is one key; keys that move or delete elsewhere are `other`.
    func readKey() -> Key {
        guard let first = readByte() else { return .end }
        switch first {
        case 0x0A, 0x0D: return .enter
        case 0x08, 0x7F: return .backspace
        case 0x04: return .end
        case 0x1B:
            skipEscapeSequence()
            return .other
        case 0..<0x20: return .other
        default: break
        }
        var bytes = [first]
        while bytes.count < Self.byteCount(of: first), let next = readByte() { bytes.append(next) }
        guard let text = String(bytes: bytes, encoding: .utf8), let character = text.first else { return .other }
        return .character(character)
    }

    private func skipEscapeSequence() {
        var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 20) > 0, readByte() == UInt8(ascii: "[") else { return }
        while let byte = readByte(), !(0x40...0x7E).contains(byte) {}
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    private static func byteCount(of lead: UInt8) -> Int {
        switch lead {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF7: 4
        default: 1
        }
    }

    private static func apply(_ settings: termios) {
        var settings = settings
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }
}
