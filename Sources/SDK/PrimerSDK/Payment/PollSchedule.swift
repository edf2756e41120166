/// How long a required action is waited for, and how often it is asked about. A value holds the waits so far; it reads no clock.
struct PollSchedule: Equatable, Sendable {
    /// What one poll said.
    enum Answer: Equatable, Sendable {
        /// The action is not done yet.
        case pending
        /// The poll failed in a way that may heal.
        case failed
        /// The poll had no answer in time.
        case late
    }

    /// The waits granted so far and those for polls that had no answer in time, in seconds.
    private(set) var waitedSeconds = 0.0

    /// The wait before the next poll, in seconds; nil when the customer has had long enough.
    mutating func delaySeconds(after answer: Answer) -> Double? {
        let delay = answer == .pending ? CheckoutLimits.pollPendingSeconds : CheckoutLimits.pollFailedSeconds
        if answer == .late { waitedSeconds += CheckoutLimits.callSeconds }
        guard waitedSeconds + delay <= CheckoutLimits.pollSecondsMax else { return nil }
        waitedSeconds += delay
        return delay
    }
}
