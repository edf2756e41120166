internal import CofferVault
internal import Synchronization

/// What the sandbox said to which reference, so that it says the same again. Holds nothing of a card, and forgets when the process ends.
final class SandboxLedger: Sendable {
    /// References that are remembered; the oldest go first.
    static let referencesMax = 10_000

    private let state = Mutex(State())

    private struct State {
        var entries: [PaymentReference: Entry] = [:]
        /// The references in the order of their arrival, as a ring.
        var order: [PaymentReference] = []
        var oldest = 0
    }

    private enum Entry {
        case working
        case answered(ProcessorAnswer)
        /// Done, but the answer was lost: the first to ask is told that it is not decided yet.
        case lost(asked: Int)
    }

    /// Notes that a reference has come.
    /// - Returns: What was said to it before; nil the first time.
    func begin(_ reference: PaymentReference) -> ProcessorAnswer? {
        state.withLock { state in
            switch state.entries[reference] {
            case .answered(let answer): return answer
            case .working, .lost: return .unanswered
            case nil: break
            }
            state.entries[reference] = .working
            if state.order.count < Self.referencesMax {
                state.order.append(reference)
            } else {
                state.entries[state.order[state.oldest]] = nil
                state.order[state.oldest] = reference
                state.oldest = (state.oldest + 1) % Self.referencesMax
            }
            return nil
        }
    }

    /// Notes what is said to a reference.
    func finish(_ reference: PaymentReference, with answer: ProcessorAnswer) {
        state.withLock { state in
            guard state.entries[reference] != nil else { return }
            state.entries[reference] = answer == .unanswered ? .lost(asked: 0) : .answered(answer)
        }
    }

    /// What became of a reference.
    func lookup(_ reference: PaymentReference) -> ProcessorLookup {
        state.withLock { state in
            switch state.entries[reference] {
            case nil: return .neverSeen
            case .working: return .undecided
            case .answered(let answer): return .answered(answer)
            case .lost(let asked):
                state.entries[reference] = .lost(asked: asked + 1)
                return asked == 0 ? .undecided : .answered(.approved(id: SandboxProcessor.id(reference)))
            }
        }
    }
}
