import CofferFoundation
import CofferProgram
import Glibc

/// Undoes what the demo did to the machine, once, newest first, whichever way it ends. Safe from any thread: `lock` guards the list.
package final class Cleanup: @unchecked Sendable {
    private let lock = NSLock()
    private var actions: [@Sendable () -> Void] = []
    private var listener: SignalListener?
    private var isBegun = false

    /// Nothing to undo yet.
    package init() {}

    /// Adds something to undo.
    package func add(_ action: @escaping @Sendable () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        actions.append(action)
    }

    /// Undoes everything that is not undone yet.
    package func run() {
        while let action = next() { action() }
    }

    /// Whether ``run()`` was called.
    package var hasBegun: Bool {
        lock.lock()
        defer { lock.unlock() }
        return isBegun
    }

    /// On Ctrl-C, a hang-up or a request to end: undoes everything and leaves with 128 + signal.
    package func runOnSignals() {
        signal(SIGPIPE, SIG_IGN)
        listener = SignalListener([SIGINT, SIGTERM, SIGHUP]) { [self] number in
            run()
            exit(128 + number)
        }
    }

    private func next() -> (@Sendable () -> Void)? {
        lock.lock()
        defer { lock.unlock() }
        isBegun = true
        return actions.popLast()
    }
}
