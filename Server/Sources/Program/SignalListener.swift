internal import CofferFoundation
internal import Dispatch

/// Hears signals of the system, for as long as it is kept.
public final class SignalListener {
    private let sources: [any DispatchSourceSignal]

    /// Begins to listen: from here on the signals neither end the process nor get lost.
    ///
    /// Waits until Dispatch listens, which it begins a moment later from a thread of its own; a signal in between would be lost.
    /// - Parameter heard: Called with each signal, from a thread of Dispatch, not from the main one.
    public init(_ numbers: [Int32], heard: @escaping @Sendable (Int32) -> Void) {
        let beginnings = DispatchGroup()
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in heard(number) }
            beginnings.enter()
            source.setRegistrationHandler { @Sendable in beginnings.leave() }
            source.activate()
            return source
        }
        beginnings.wait()
    }

    deinit {
        for source in sources { source.cancel() }
    }
}
