/// Which outcomes of a run reach the merchant.
///
/// Moves: `starting` → `open` on ``opened()`` → `closed` on success or dismissal; `starting` → `closed` on a failure, or silently on a
/// dismissal. While `open`, every failed attempt is delivered and closes nothing. `closed` is final.
struct CompletionGate: Equatable, Sendable {
    private enum State: Equatable { case starting, open, closed }
    private var state = State.starting

    /// An outcome without its content.
    enum Outcome: Equatable, Sendable {
        /// The start or an attempt failed.
        case failure
        /// A payment ended well.
        case success
        /// The checkout was closed.
        case dismissed
    }

    /// Whether nothing more will be delivered.
    var isClosed: Bool { state == .closed }

    /// The session became ready for the first time.
    mutating func opened() { if state == .starting { state = .open } }

    /// Whether an outcome is delivered.
    mutating func admits(_ outcome: Outcome) -> Bool {
        switch (state, outcome) {
        case (.closed, _): return false
        case (.open, .failure): return true
        case (.starting, .dismissed):
            state = .closed
            return false
        case (.starting, _), (.open, _):
            state = .closed
            return true
        }
    }
}
