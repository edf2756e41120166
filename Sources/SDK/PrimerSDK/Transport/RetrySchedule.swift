/// When a failed fetch of the configuration is tried again: what may heal is retried with growing waits, the rest is not.
///
/// A value holds how often that has happened; it reads no clock.
struct RetrySchedule: Equatable, Sendable {
    /// The first wait, in seconds; each later one is twice as long.
    static let firstSeconds = 0.1
    /// The most that chance adds to a wait, in seconds.
    static let jitterSecondsMax = 0.1

    /// How many retries have been granted.
    private(set) var retriesCount = 0

    /// Whether another try could end otherwise: no answer came, or the server says that it is busy or broken for the moment.
    static func canHeal(_ problem: CallProblem) -> Bool {
        switch problem {
        case .notSent, .noAnswer, .timedOut: true
        case .server(let status, _, _): status == 408 || status == 429 || (500...599).contains(status)
        case .cancelled, .unauthorized, .undecodable, .answerTooLarge, .retriesExhausted: false
        }
    }

    /// The wait before the next try, in seconds; nil when there is no next try.
    /// - Parameters:
    ///   - problem: How the last try ended. A `Retry-After` in it lengthens the wait, up to ``CheckoutLimits/retryAfterSecondsMax``.
    ///   - chance: 0 through 1.
    mutating func delaySeconds(after problem: CallProblem, chance: Double) -> Double? {
        guard Self.canHeal(problem), retriesCount < CheckoutLimits.configurationRetriesMax else { return nil }
        retriesCount += 1
        let backOff = Self.firstSeconds * Double(1 << (retriesCount - 1)) + Self.jitterSecondsMax * min(max(chance, 0), 1)
        guard case .server(_, _, let retryAfterSeconds?) = problem else { return backOff }
        return max(backOff, min(retryAfterSeconds, CheckoutLimits.retryAfterSecondsMax))
    }
}
