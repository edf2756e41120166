import CofferFoundation
import Dispatch
import Glibc

/// Undoes what the demo did to the machine, once, newest first, whichever way it ends. Safe from any thread: `lock` guards the list.
final class Cleanup: @unchecked Sendable {
    private let lock = NSLock()
    private var actions: [@Sendable () -> Void] = []
    private var sources: [any DispatchSourceSignal] = []

    /// Adds something to undo.
    func add(_ action: @escaping @Sendable () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        actions.append(action)
    }

    /// Undoes everything that is not undone yet.
    func run() {
        while let action = next() { action() }
    }

    /// On Ctrl-C, a hang-up or a request to end: undoes everything and leaves with 128 + signal.
    func runOnSignals() {
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in
                run()
                exit(128 + number)
            }
            source.resume()
            sources.append(source)
        }
    }

    private func next() -> (@Sendable () -> Void)? {
        lock.lock()
        defer { lock.unlock() }
        return actions.popLast()
    }
}
