public import CofferFoundation

/// Runs closures on a dispatch queue.
extension DispatchQueue: Scheduler {
    /// A moment of the machine's uptime.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Wraps a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The time from here to there.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return there >= here ? .nanoseconds(Int(clamping: there - here)) : .nanoseconds(-Int(clamping: here - there))
        }

        /// The moment some time later.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        /// Follows `==`.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
            Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            /// The length in dispatch's own terms.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// That many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// That many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// That many nanoseconds, if they can be told exactly.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            /// Shorter on the left?
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            /// The product of the nanoseconds.
            public static func * (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.magnitude * right.magnitude) }
            /// The sum.
            public static func + (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.magnitude + right.magnitude) }
            /// The difference.
            public static func - (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.magnitude - right.magnitude) }
            /// Multiplies the left.
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
            /// Adds to the left.
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            /// Subtracts from the left.
            public static func -= (left: inout Stride, right: Stride) { left = left - right }

            /// That many seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: clamping(s, times: 1_000_000_000)) }
            /// That many seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(exactly: (s * 1_000_000_000).rounded()) ?? .max) }
            /// That many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: clamping(ms, times: 1_000_000)) }
            /// That many millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: clamping(us, times: 1_000)) }
            /// That many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func clamping(_ value: Int, times unit: Int) -> Int {
                let (product, overflow) = value.multipliedReportingOverflow(by: unit)
                return overflow ? (value < 0 ? .min : .max) : product
            }
        }
    }

    /// How a closure is queued.
    public struct SchedulerOptions {
        /// How urgent it is.
        public var qos: DispatchQoS
        /// How it stands to others.
        public var flags: DispatchWorkItemFlags
        /// The group it belongs to.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The moment now.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure when the queue comes to it.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        QueueTimer.run(on: self, group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], action)
    }

    /// Runs a closure some time after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        QueueTimer.run(on: self, after: TimeInterval(now.distance(to: date).magnitude) / 1_000_000_000, action)
    }

    /// Runs a closure again and again, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        QueueTimer.run(
            on: self, after: TimeInterval(now.distance(to: date).magnitude) / 1_000_000_000,
            every: TimeInterval(interval.magnitude) / 1_000_000_000, action)
    }
}
