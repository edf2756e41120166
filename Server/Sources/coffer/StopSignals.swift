import CofferFoundation

/// Turns Ctrl-C and SIGTERM into values. Kept alive by whoever waits.
final class StopSignals {
    /// The signals as they come.
    let arrivals: AsyncStream<Int32>
    private let sources: [any DispatchSourceSignal]

    /// From here on the signals no longer end the process.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        arrivals = stream
        // Dispatch begins to listen a moment later, from a thread of its own; a signal in between would be lost.
        let beginnings = DispatchGroup()
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield(number) }
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
