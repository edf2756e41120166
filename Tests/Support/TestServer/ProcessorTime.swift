internal import CofferFoundation

/// How much processor time the calling thread spends in a piece of work: unlike time on a clock it says the same on a busy machine.
public enum ProcessorTime {
    /// Seconds of this thread; what the work does on other threads is not in it.
    public static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now()
        try work()
        return now() - start
    }

    /// How many times longer the second work takes than the first; work of less than a millisecond counts as one.
    public static func growth(from small: () throws -> Void, to large: () throws -> Void) rethrows -> Double {
        let first = try max(seconds(small), 0.001)
        return try seconds(large) / first
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
