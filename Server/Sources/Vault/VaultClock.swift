internal import CofferFoundation

/// Where the vault reads the time.
public struct VaultClock: Sendable {
    /// Milliseconds since 1970-01-01 UTC.
    public let milliseconds: @Sendable () -> Int64

    /// Returns when so many milliseconds have passed, or sooner when its task is cancelled.
    public let pause: @Sendable (Int64) async -> Void

    /// Wraps a source of milliseconds since 1970-01-01 UTC.
    /// - Parameter pause: Returns when so many milliseconds have passed, or its task is cancelled; the system's timer unless given.
    public init(
        milliseconds: @escaping @Sendable () -> Int64,
        pause: @escaping @Sendable (Int64) async -> Void = { try? await Task.sleep(for: .milliseconds($0)) }
    ) {
        self.milliseconds = milliseconds
        self.pause = pause
    }

    /// The system's clock.
    public static let system = VaultClock {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// A clock that stands still at `milliseconds` since 1970.
    public static func fixed(at milliseconds: Int64) -> VaultClock { VaultClock { milliseconds } }
}
