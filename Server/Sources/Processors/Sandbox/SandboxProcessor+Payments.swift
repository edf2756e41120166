public import CofferVault

extension SandboxProcessor: PaymentProcessor {
    /// `SANDBOX`.
    public var name: String { "SANDBOX" }

    /// Answers as the card's number says (docs/sandbox.md).
    public func authorise(_ charge: Charge) async -> ProcessorAnswer {
        if let earlier = ledger.begin(charge.reference) { return earlier }
        let answer: ProcessorAnswer
        switch SandboxPayments.outcome(of: charge) {
        case .approved: answer = .approved(id: Self.id(charge.reference))
        case .refused(let refusal): answer = .refused(refusal)
        case .slow:
            await pause(SandboxPayments.slowMilliseconds)
            answer = .approved(id: Self.id(charge.reference))
        case .lost: answer = .unanswered
        case .actionRequired:
            answer = .actionRequired(id: Self.id(charge.reference), reason: SandboxPayments.actionReason)
        }
        ledger.finish(charge.reference, with: answer)
        return answer
    }

    /// Approves what the customer agreed to, and declines the rest as not authenticated.
    public func resume(_ resumption: Resumption) async -> ProcessorAnswer {
        let answer: ProcessorAnswer =
            resumption.isApproved
            ? .approved(id: Self.id(resumption.reference)) : .refused(PaymentRefusal(.authenticationRequired, by: .issuer))
        ledger.finish(resumption.reference, with: answer)
        return answer
    }

    /// Captures.
    public func capture(_ movement: Movement) async -> ProcessorAnswer { done(movement) }

    /// Cancels.
    public func cancel(_ movement: Movement) async -> ProcessorAnswer { done(movement) }

    /// Refunds.
    public func refund(_ movement: Movement) async -> ProcessorAnswer { done(movement) }

    /// What this process said; a sandbox that was restarted has seen nothing.
    public func lookup(_ reference: PaymentReference, tenant: TenantID) async -> ProcessorLookup { ledger.lookup(reference) }

    private func done(_ movement: Movement) -> ProcessorAnswer {
        if let earlier = ledger.begin(movement.reference) { return earlier }
        let answer = ProcessorAnswer.approved(id: Self.id(movement.reference))
        ledger.finish(movement.reference, with: answer)
        return answer
    }

    static func id(_ reference: PaymentReference) -> String { "sandbox." + reference.text }
}
