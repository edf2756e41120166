import CofferFoundation

@testable import PrimerSDK

/// A service in memory that answers as told, remembers what it was asked, and counts payments. `lock` guards every mutable property.
final class ScriptedService: @unchecked Sendable {
    /// A request as it left the SDK.
    struct Seen: Sendable {
        let step: Step
        let request: URLRequest

        var path: String { request.url?.path ?? "" }
        var body: String { String(decoding: request.httpBody ?? Data(), as: UTF8.self) }
        func header(_ name: String) -> String? { request.value(forHTTPHeaderField: name) }
    }

    typealias Script = @Sendable (_ attempt: Int) -> CallAnswer

    private let lock = NSLock()
    private var scripts: [Step: Script] = [:]
    private var seen: [Seen] = []
    private var held: Set<Step> = []
    private var holding: [Step: [OneAnswer<Bool>]] = [:]
    private var waiting: [(step: Step, count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var pauseSeconds: [Double] = []
    private var heldPauseSeconds: Double?
    private var heldPauses: [OneAnswer<Bool>] = []
    private var clock = Date(timeIntervalSince1970: 1_780_000_000)
    private var idsCount = 0

    /// Every request so far, in order.
    var requests: [Seen] { lock.withLock { seen } }
    /// The waits so far.
    var pauses: [Double] { lock.withLock { pauseSeconds } }
    /// What the wall clock says.
    var now: Date {
        get { lock.withLock { clock } }
        set { lock.withLock { clock = newValue } }
    }

    /// The requests of one step.
    func requests(_ step: Step) -> [Seen] { requests.filter { $0.step == step } }

    /// How often a step was asked for.
    func count(_ step: Step) -> Int { requests(step).count }

    /// Answers a step; the script is told how often that step was asked for, this time included.
    func answer(_ step: Step, _ script: @escaping Script) { lock.withLock { scripts[step] = script } }

    /// Answers a step always in the same way.
    func answer(_ step: Step, _ status: Int, _ body: String) { answer(step) { _ in .json(status, body) } }

    /// Answers a step with a problem.
    func answer(_ step: Step, _ problem: CallProblem) { answer(step) { _ in CallAnswer(problem) } }

    /// Lets a step's answers wait for ``release(_:)``.
    func hold(_ step: Step) { lock.withLock { _ = held.insert(step) } }

    /// Lets a step's answers go, those to come included.
    func release(_ step: Step) {
        let slots = lock.withLock {
            held.remove(step)
            return holding.removeValue(forKey: step) ?? []
        }
        for slot in slots { slot.give(true) }
    }

    /// Lets only the newest of the waiting answers go.
    func releaseNewest(_ step: Step) { lock.withLock { holding[step]?.popLast() }?.give(true) }

    /// Waits until a step was asked for so often.
    func received(_ step: Step, _ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if seen.count(where: { $0.step == step }) >= count { return true }
                waiting.append((step, count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    /// The world that a session gets.
    var world: CheckoutWorld {
        CheckoutWorld(
            send: { await self.send($0) }, now: { self.now },
            pause: { await self.pause($0) }, chance: { 0 },
            uuid: {
                let number = self.lock.withLock {
                    self.idsCount += 1
                    return self.idsCount
                }
                return String(format: "00000000-0000-4000-8000-%012d", number)
            })
    }

    /// Lets waits of so many seconds last until ``releasePauses()``; others are over at once.
    func holdPauses(of seconds: Double) { lock.withLock { heldPauseSeconds = seconds } }

    /// Ends the waits that are held.
    func releasePauses() {
        let slots = lock.withLock {
            heldPauseSeconds = nil
            defer { heldPauses = [] }
            return heldPauses
        }
        for slot in slots { slot.give(true) }
    }

    private func pause(_ seconds: Double) async {
        let slot = lock.withLock { () -> OneAnswer<Bool>? in
            pauseSeconds.append(seconds)
            guard seconds == heldPauseSeconds else { return nil }
            let slot = OneAnswer<Bool>()
            heldPauses.append(slot)
            return slot
        }
        _ = await slot?.wait()
    }

    private func send(_ request: URLRequest) async -> CallAnswer {
        let step = Step(method: request.httpMethod ?? "", path: request.url?.path ?? "")
        let (script, number, ready, slot) = lock.withLock { () -> (Script?, Int, [CheckedContinuation<Void, Never>], OneAnswer<Bool>?) in
            seen.append(Seen(step: step, request: request))
            let number = seen.count { $0.step == step }
            let ready = waiting.filter { $0.step == step && $0.count <= number }.map(\.continuation)
            waiting.removeAll { $0.step == step && $0.count <= number }
            guard held.contains(step) else { return (scripts[step], number, ready, nil) }
            let slot = OneAnswer<Bool>()
            holding[step, default: []].append(slot)
            return (scripts[step], number, ready, slot)
        }
        for continuation in ready { continuation.resume() }
        if let slot, await slot.wait() == nil { return CallAnswer(.cancelled) }
        if Task.isCancelled { return CallAnswer(.cancelled) }
        return script?(number) ?? .json(404, "")
    }
}

extension CallAnswer {
    /// An answer with a text as its body.
    static func json(_ status: Int, _ body: String, retryAfter: String? = nil) -> CallAnswer {
        CallAnswer(status: status, body: Array(body.utf8), retryAfter: retryAfter)
    }
}
