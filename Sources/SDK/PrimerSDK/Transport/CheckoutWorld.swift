import CofferFoundation

/// All that a session takes from outside itself, so that a test can give it another world.
struct CheckoutWorld: Sendable {
    /// Sends one request within its `timeoutInterval` and comes back with what there is. Follows no redirect and retries nothing.
    var send: @Sendable (URLRequest) async -> CallAnswer
    /// The wall clock; it can jump, so only expiries are compared with it.
    var now: @Sendable () -> Date
    /// Waits so many seconds, by a clock that does not jump. Ends early when its task is cancelled.
    var pause: @Sendable (Double) async -> Void
    /// A number from 0 through 1 by chance.
    var chance: @Sendable () -> Double
    /// A new unique id.
    var uuid: @Sendable () -> String
}

/// What a transport comes back with.
struct CallAnswer: Sendable {
    /// The status and the body of an answer, or why there is none.
    let result: Result<Whole, CallProblem>

    /// An answer that came whole.
    struct Whole: Sendable {
        /// The HTTP status.
        let status: Int
        /// The body, maybe empty.
        let body: [UInt8]
        /// The value of `Retry-After`.
        let retryAfter: String?
    }

    /// An answer.
    init(status: Int, body: [UInt8], retryAfter: String? = nil) {
        result = .success(Whole(status: status, body: body, retryAfter: retryAfter))
    }

    /// No answer.
    init(_ problem: CallProblem) { result = .failure(problem) }
}
