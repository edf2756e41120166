/// How a call to the service ended badly. No case carries a body, a URL or a token.
enum CallProblem: Error, Equatable, Sendable {
    /// No connection was made, so nothing was sent.
    case notSent
    /// The connection broke, or what came is not HTTP; the service may have acted all the same.
    case noAnswer
    /// No whole answer came in time; the service may have acted all the same.
    case timedOut
    /// The session was cancelled while the call ran; the service may have acted all the same.
    case cancelled
    /// The answer is larger than ``CheckoutLimits/answerBytesMax``.
    case answerTooLarge
    /// The access token is not, or no longer, good (401).
    case unauthorized
    /// The service refused or broke.
    case server(status: Int, errorId: String?, retryAfterSeconds: Double?)
    /// The answer is not what this call answers: a page instead of JSON, a member missing, a redirect, or no body.
    case undecodable(status: Int)
    /// The last of several tries failed too.
    case retriesExhausted(triesCount: Int)

    /// Upstream's name of the problem.
    var errorId: String {
        switch self {
        case .notSent, .noAnswer, .timedOut, .cancelled: "underlying-errors"
        case .answerTooLarge: "invalid-response"
        case .unauthorized: "unauthorized"
        case .server: "server-error"
        case .undecodable: "failed-to-decode"
        case .retriesExhausted: "network-failed-after-retries"
        }
    }

    /// What happened, in a sentence.
    var text: String {
        switch self {
        case .notSent: "The service could not be reached."
        case .noAnswer: "The connection broke before the answer came."
        case .timedOut: "The service did not answer in time."
        case .cancelled: "The call was cancelled."
        case .answerTooLarge: "The answer is too large."
        case .unauthorized: "The client token was refused (status 401)."
        case .server(let status, let errorId, _): "The service answered with status \(status)\(errorId.map { ", \($0)" } ?? "")."
        case .undecodable(let status): "The answer cannot be read (status \(status))."
        case .retriesExhausted(let triesCount): "The service could not be reached in \(triesCount) tries."
        }
    }

    /// Whether a service that was asked to move money may have done so although the call failed.
    ///
    /// A refusal with a status below 500 did nothing, except 408, with which a request may have been half read. 3xx and unreadable answers
    /// may come from something between us and the service.
    var leavesOutcomeUnknown: Bool {
        switch self {
        case .notSent, .unauthorized: false
        case .noAnswer, .timedOut, .cancelled, .answerTooLarge, .undecodable, .retriesExhausted: true
        case .server(let status, _, _): status == 408 || status >= 500
        }
    }
}

/// A call's problem and the id that support asks for.
struct CallFailure: ExposableError, Equatable {
    /// What went wrong.
    let problem: CallProblem
    /// The service's id of the refusal where it gave one, else one of our own.
    let diagnosticsId: String

    /// `[server-error] The service answered with status 503.` and the like.
    var text: String { "[\(problem.errorId)] \(problem.text)" }

    var exposedError: PrimerError { .unknown(message: text, diagnosticsId: diagnosticsId) }
}
