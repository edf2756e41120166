internal import CofferFoundation
internal import CofferProgram
internal import Synchronization

/// Listens for Ctrl-C and SIGTERM: the first one calls, one more ends the process at once. Listens as long as it is kept.
final class StopSignals {
    private let listener: SignalListener

    private final class Count: Sendable {
        private let value = Atomic<Int>(0)
        func isFirst() -> Bool { value.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue == 0 }
    }

    /// From here on the signals do not end the process by themselves.
    /// - Parameter onFirst: Called from a thread of Dispatch, not from the main one: an app that keeps that one busy can still be ended.
    init(onFirst: @escaping @Sendable () -> Void) {
        signal(SIGPIPE, SIG_IGN)
        let count = Count()
        listener = SignalListener([SIGTERM, SIGINT]) { _ in
            guard count.isFirst() else { _exit(ExitStatus.interrupted.rawValue) }
            onFirst()
        }
    }
}
