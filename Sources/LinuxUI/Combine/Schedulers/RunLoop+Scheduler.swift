public import CofferFoundation

/// Runs closures on a run loop. Closures for `RunLoop.main` go through the main dispatch queue: in a program with an async `main`
/// nothing runs the main loop itself, while the main queue is always served. Another thread's loop that sleeps runs a closure when it
/// wakes next; Foundation offers no way to wake it here.
extension RunLoop: Scheduler {
    /// A date.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Wraps a date.
        public init(_ date: Date) { self.date = date }

        /// The time from here to there.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        /// The date some time later.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date.addingTimeInterval(n.timeInterval)) }

        /// A length of time.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible, Codable, Hashable,
            Sendable
        {
            /// Seconds.
            public var magnitude: TimeInterval

            /// Seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// That many seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// That many seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// That many seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// That many seconds, if they can be told exactly.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = TimeInterval(exactly: source) else { return nil }
                magnitude = seconds
            }

            /// Shorter on the left?
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            /// The product of the seconds.
            public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
            /// The sum.
            public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
            /// The difference.
            public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
            /// Multiplies the left.
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
            /// Adds to the left.
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            /// Subtracts from the left.
            public static func -= (left: inout Stride, right: Stride) { left = left - right }

            /// That many seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// That many seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// That many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1_000) }
            /// That many millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
            /// That many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
        }
    }

    /// There are none.
    public struct SchedulerOptions {}

    /// The date now.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure at the next turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === RunLoop.main { return QueueTimer.run(on: .main, action) }
        let job = Handover(action)
        perform { job.run() }
    }

    /// Runs a closure some time after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if self === RunLoop.main { return QueueTimer.run(on: .main, after: now.distance(to: date).timeInterval, action) }
        let job = Handover(action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in job.run() }, forMode: .default)
    }

    /// Runs a closure again and again, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            return QueueTimer.run(on: .main, after: now.distance(to: date).timeInterval, every: interval.timeInterval, action)
        }
        let job = Handover(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in job.run() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
