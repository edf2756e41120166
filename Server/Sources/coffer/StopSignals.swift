import CofferFoundation
import CofferProgram

/// Turns Ctrl-C and SIGTERM into values. Kept alive by whoever waits.
final class StopSignals {
    /// The signals as they come.
    let arrivals: AsyncStream<Int32>
    private let listener: SignalListener

    /// From here on the signals no longer end the process.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        arrivals = stream
        listener = SignalListener([SIGTERM, SIGINT]) { continuation.yield($0) }
    }
}
