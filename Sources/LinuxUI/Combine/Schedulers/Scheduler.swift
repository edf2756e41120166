/// A length of time that can be named in seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// That many seconds.
    static func seconds(_ s: Int) -> Self
    /// That many seconds.
    static func seconds(_ s: Double) -> Self
    /// That many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// That many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// That many billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// Says when and where a closure runs.
public protocol Scheduler<SchedulerTimeType> {
    /// Its way to tell the time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// How a closure is run.
    associatedtype SchedulerOptions

    /// The time now.
    var now: SchedulerTimeType { get }
    /// The least tolerance it can keep.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure at the next opportunity.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure some time after a date.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure again and again, until cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure at the next opportunity.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure some time after a date.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure again and again, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}
