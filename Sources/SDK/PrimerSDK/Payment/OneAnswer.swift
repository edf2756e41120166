import CofferFoundation

/// An answer that somebody else gives once, from any thread: the first counts, later ones are ignored.
///
/// Whoever waits gets nil when its task is cancelled. `lock` guards `state`.
final class OneAnswer<Value: Sendable>: @unchecked Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<Value?, Never>)
        case given(Value?)
    }

    private let lock = NSLock()
    private var state = State.open

    /// Gives the answer; nil says that none will come.
    func give(_ value: Value?) {
        let waiting: CheckedContinuation<Value?, Never>? = lock.withLock {
            switch state {
            case .open:
                state = .given(value)
                return nil
            case .waiting(let continuation):
                state = .given(value)
                return continuation
            case .given: return nil
            }
        }
        waiting?.resume(returning: value)
    }

    /// Waits for the answer. To be called once.
    func wait() async -> Value? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let given: Value?? = lock.withLock {
                    if case .given(let value) = state { return .some(value) }
                    state = .waiting(continuation)
                    return nil
                }
                if let given { continuation.resume(returning: given) }
            }
        } onCancel: {
            give(nil)
        }
    }
}

/// Hands an answer on, and says that none will come when it is let go of unused.
final class AnswerSlot<Value: Sendable>: Sendable {
    private let answer: OneAnswer<Value>

    init(_ answer: OneAnswer<Value>) { self.answer = answer }

    deinit { answer.give(nil) }

    func give(_ value: Value) { answer.give(value) }
}
