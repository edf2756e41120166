internal import CofferFoundation

/// Where the vault reads the time.
public struct VaultClock: Sendable {
    /// Milliseconds since 1970-01-01 UTC.
    public let milliseconds: @Sendable () -> Int64

    /// Wraps a source of milliseconds since 1970-01-01 UTC.
    public init(milliseconds: @escaping @Sendable () -> Int64) { self.milliseconds = milliseconds }

    /// The system's clock.
    public static let system = VaultClock {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// A clock that stands still at `milliseconds` since 1970.
    public static func fixed(at milliseconds: Int64) -> VaultClock { VaultClock { milliseconds } }
}
