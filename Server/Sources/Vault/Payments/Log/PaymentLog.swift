/// All that happened to a payment, in order: the one thing from which its state follows.
struct PaymentLog: Equatable, Sendable {
    private(set) var entries: [Entry] = []

    struct Entry: Equatable, Sendable {
        /// Milliseconds since 1970.
        var at: Int64
        var event: PaymentEvent
    }

    mutating func append(_ event: PaymentEvent, at milliseconds: Int64) {
        entries.append(Entry(at: milliseconds, event: event))
    }

    /// Where the payment is now.
    var state: PaymentState { PaymentState(entries[...]) }

    /// Where the payment was when a step got its first answer; where it is now, if the step has none.
    ///
    /// This is what a repeated request is answered with: the same as the first time, whatever was done to the payment since.
    func state(atFirstAnswerOf step: Int) -> PaymentState {
        let index = entries.firstIndex { entry in
            switch entry.event {
            case .approved(let answered, _), .refused(let answered, _): answered == step
            case .actionRequired: step == 0
            case .began, .decided, .resumed, .approvedTooLate: false
            }
        }
        guard let index else { return state }
        return PaymentState(entries[...index])
    }
}
