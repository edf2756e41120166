import CofferFoundation

@testable import PrimerSDK

/// The real world, in which every call is noted and can be kept from the service or from the app. `lock` guards `noted` and `rule`.
final class Wiretap: @unchecked Sendable {
    /// What becomes of a call.
    enum Fate: Sendable {
        /// It goes through.
        case through
        /// It does not reach the service.
        case unsent(CallProblem)
        /// The service gets it, and the app does not get the answer.
        case unanswered(CallProblem)
    }

    private let lock = NSLock()
    private var noted: [String] = []
    private var rule: @Sendable (_ call: String, _ times: Int) -> Fate

    /// - Parameter rule: Told what is called and how often it was, this time included.
    init(_ rule: @escaping @Sendable (_ call: String, _ times: Int) -> Fate = { _, _ in .through }) { self.rule = rule }

    /// The calls so far, such as `POST exchange`; ids are left out.
    var calls: [String] { lock.withLock { noted } }

    /// A world behind the tap; `now` is what the app's clock says, nil for the real time.
    func world(now: (@Sendable () -> Date)? = nil) -> CheckoutWorld {
        let live = CheckoutWorld.live()
        var world = live
        world.send = { request in
            let name = "\(request.httpMethod ?? "") \(request.url?.lastPathComponent ?? "")"
            let fate = self.lock.withLock {
                self.noted.append(name)
                return self.rule(name, self.noted.count { $0 == name })
            }
            switch fate {
            case .through: return await live.send(request)
            case .unsent(let problem): return CallAnswer(problem)
            case .unanswered(let problem):
                _ = await live.send(request)
                return CallAnswer(problem)
            }
        }
        if let now { world.now = now }
        return world
    }

    /// A world behind the tap.
    var world: CheckoutWorld { world() }
}
