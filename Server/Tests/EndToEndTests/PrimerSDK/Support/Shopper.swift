import CofferFoundation
import Combine

@testable import PrimerSDK

/// An app with a checkout session at a real vault, and what its merchant was told.
@MainActor
final class Shopper: ObservableObject {
    let session: PrimerCheckoutSession
    @Published private(set) var outcomes: [PrimerCheckoutState] = []
    private var starting: Task<Void, Never>?

    init(token: String, world: CheckoutWorld? = nil) {
        session = PrimerCheckoutSession(clientToken: token, world: world ?? .live())
    }

    /// Starts the session and waits for the list of saved methods.
    /// - Returns: Nil when the start failed.
    func ready() async -> PrimerSelectionSession? {
        let toldBefore = outcomes.count
        starting = Task { await session.start { [weak self] in self?.outcomes.append($0) } }
        while session.phase != .ready, outcomes.count == toldBefore { await Task.yield() }
        guard let selection = session.selection else { return nil }
        while selection.vaultListState == .loading { await Task.yield() }
        return selection
    }

    /// Waits until the merchant was told so many outcomes.
    func told(_ count: Int) async { while outcomes.count < count { await Task.yield() } }

    /// Closes the session and waits for its end.
    func close() async {
        session.cancel()
        await starting?.value
    }

    /// The outcomes in words: what a result's status is, or an error's id.
    var words: [String] {
        outcomes.map { outcome in
            switch outcome {
            case .success(let result): result.status.rawValue
            case .failure(let error): error.errorId
            case .dismissed: "dismissed"
            case .initializing, .ready: "?"
            }
        }
    }

    /// The results.
    var results: [PaymentResult] {
        outcomes.compactMap { if case .success(let result) = $0 { result } else { nil } }
    }
}

extension World {
    /// An app of a customer.
    @MainActor
    func app(of customer: String?, amount: Int64 = 1299, captureCvv: Bool = false, world: CheckoutWorld? = nil) async throws -> Shopper {
        Shopper(token: try await sandbox.clientToken(customerId: customer, amount: amount, captureCvv: captureCvv), world: world)
    }

    /// The statuses of all payments that the merchant sees, newest first.
    func paymentStatuses() async throws -> [String] {
        try await merchant().get("/payments").data.compactMap { $0["status"]?.string }
    }
}

extension CheckoutWorld {
    /// The real world, in which the answers to the first so many payments are lost on their way back.
    static func losingAnswers(_ count: Int) -> CheckoutWorld {
        let live = CheckoutWorld.live()
        let lost = LostAnswers(count)
        var world = live
        world.send = { request in
            let answer = await live.send(request)
            let isPayment = request.httpMethod == "POST" && request.url?.path.contains("/payments") == true
            return isPayment && lost.next() ? CallAnswer(.noAnswer) : answer
        }
        return world
    }
}

/// How many answers are still to be lost. `lock` guards `rest`.
private final class LostAnswers: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: Int

    init(_ count: Int) { rest = count }

    func next() -> Bool {
        lock.withLock {
            rest -= 1
            return rest >= 0
        }
    }
}
