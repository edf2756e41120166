import CofferFoundation
import CofferVault

/// A processor that answers as told, and notes what it was asked.
final class ScriptedPayments: PaymentProcessor, @unchecked Sendable {
    // `@unchecked`: all variables are touched under `lock` only.
    private let lock = NSLock()
    private var noted: [Call] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var holds: Set<Call.Kind> = []
    private var answers: [Call.Kind: ProcessorAnswer] = [:]
    private var finding: ProcessorLookup = .undecided
    private var visit: @Sendable (Call) async -> Void = { _ in }

    /// One call, without anything of the card but its last digits.
    struct Call: Equatable, Sendable {
        var kind: Kind
        var reference: PaymentReference
        var amount: Int64 = 0
        var last4 = ""
        var hasCode = false
        var isApproved = false

        enum Kind: Hashable, Sendable { case authorise, resume, capture, cancel, refund, lookup }
    }

    let name = "SCRIPT"

    init(_ answers: [Call.Kind: ProcessorAnswer] = [:]) { self.answers = answers }

    /// Calls in order.
    var calls: [Call] { lock.withLock { noted } }

    func count(_ kind: Call.Kind) -> Int { calls.count { $0.kind == kind } }

    /// Sets the answer to a kind of call; approval unless set.
    func answer(_ kind: Call.Kind, _ answer: ProcessorAnswer) { lock.withLock { answers[kind] = answer } }

    /// Sets what a lookup finds.
    func find(_ found: ProcessorLookup) { lock.withLock { finding = found } }

    /// Runs `body` in each call, before it answers.
    func onCall(_ body: @escaping @Sendable (Call) async -> Void) { lock.withLock { visit = body } }

    /// Holds a kind of call back until ``release()``.
    func hold(_ kind: Call.Kind) { lock.withLock { _ = holds.insert(kind) } }

    /// Lets all held back calls go on, and later ones pass.
    func release() {
        let held = lock.withLock {
            defer { waiting = [] }
            holds = []
            return waiting
        }
        for continuation in held { continuation.resume() }
    }

    /// Waits until so many calls are held back.
    func waitForHeld(_ number: Int) async {
        while lock.withLock({ waiting.count }) < number { await Task.yield() }
    }

    private func note(_ call: Call) async -> ProcessorAnswer {
        let (isHeld, visit) = lock.withLock {
            noted.append(call)
            return (holds.contains(call.kind), self.visit)
        }
        await visit(call)
        if isHeld {
            await withCheckedContinuation { continuation in lock.withLock { waiting.append(continuation) } }
        }
        return lock.withLock { answers[call.kind] } ?? .approved(id: "p-" + call.reference.text)
    }

    func authorise(_ charge: Charge) async -> ProcessorAnswer {
        let last4 = charge.number.withUnsafeBytes { String(decoding: $0.suffix(4), as: UTF8.self) }
        return await note(
            Call(
                kind: .authorise, reference: charge.reference, amount: charge.amount, last4: last4, hasCode: charge.securityCode != nil))
    }

    func resume(_ resumption: Resumption) async -> ProcessorAnswer {
        await note(Call(kind: .resume, reference: resumption.reference, isApproved: resumption.isApproved))
    }

    func capture(_ movement: Movement) async -> ProcessorAnswer {
        await note(Call(kind: .capture, reference: movement.reference, amount: movement.amount))
    }

    func cancel(_ movement: Movement) async -> ProcessorAnswer {
        await note(Call(kind: .cancel, reference: movement.reference, amount: movement.amount))
    }

    func refund(_ movement: Movement) async -> ProcessorAnswer {
        await note(Call(kind: .refund, reference: movement.reference, amount: movement.amount))
    }

    func lookup(_ reference: PaymentReference, tenant: TenantID) async -> ProcessorLookup {
        _ = await note(Call(kind: .lookup, reference: reference))
        return lock.withLock { finding }
    }
}
