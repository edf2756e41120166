/// The limits of a checkout's calls and waits; each has a test on each side.
enum CheckoutLimits {
    /// The longest wait for an answer, in seconds.
    static let callSeconds = 15.0
    /// The longest wait for the answer to creating or resuming a payment, in seconds.
    static let paymentCallSeconds = 60.0
    /// How often the configuration is asked for again.
    static let configurationRetriesMax = 8
    /// The longest wait that a server's `Retry-After` can ask for, in seconds.
    static let retryAfterSecondsMax = 30.0
    /// The wait between two answers that an action is still pending, in seconds.
    static let pollPendingSeconds = 1.0
    /// The wait after a poll that failed, in seconds.
    static let pollFailedSeconds = 3.0
    /// The longest that an action is waited for, in seconds of waits.
    static let pollSecondsMax = 600.0
    /// The largest answer that is kept, in bytes.
    static let answerBytesMax = 1_048_576
    /// The longest id, token or key that is taken from a server or a merchant, in UTF-8 bytes; exchange tokens are the longest.
    static let tokenBytesMax = 8_192
    /// The longest idempotency key, in characters.
    static let idempotencyKeyCharactersMax = 255
}
