internal import CofferFoundation
internal import Dispatch
internal import Synchronization

/// Listens for Ctrl-C and SIGTERM: the first one calls, one more ends the process at once. Listens as long as it is kept.
final class StopSignals {
    private let sources: [any DispatchSourceSignal]

    private final class Count: Sendable {
        private let value = Atomic<Int>(0)
        func isFirst() -> Bool { value.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue == 0 }
    }

    /// From here on the signals do not end the process by themselves.
    /// - Parameter onFirst: Called from a thread of Dispatch, not from the main one: an app that keeps that one busy can still be ended.
    init(onFirst: @escaping @Sendable () -> Void) {
        signal(SIGPIPE, SIG_IGN)
        let count = Count()
        // Dispatch begins to listen a moment later, from a thread of its own; a signal in between would be lost.
        let beginnings = DispatchGroup()
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in
                guard count.isFirst() else { _exit(ExitStatus.interrupted.rawValue) }
                onFirst()
            }
            beginnings.enter()
            source.setRegistrationHandler { @Sendable in beginnings.leave() }
            source.activate()
            return source
        }
        beginnings.wait()
    }
}
