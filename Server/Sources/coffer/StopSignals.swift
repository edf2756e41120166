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
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield(number) }
            source.activate()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
    }
}
