import Combine
import Testing

@testable import PrimerSDK

/// A checkout session at a scripted service, with every outcome that its merchant was told.
@MainActor
final class Checkout: ObservableObject {
    let service = ScriptedService()
    let session: PrimerCheckoutSession
    @Published private(set) var outcomes: [PrimerCheckoutState] = []
    private(set) var starting: Task<Void, Never>?

    init(
        capturesCvv: Bool = false, list: String = Sample.list(Sample.card("card-1"), Sample.card("card-2", last4: "4444")),
        token: String = Sample.clientToken(), settings: PrimerSettings = PrimerSettings(),
        theme: PrimerCheckoutTheme = PrimerCheckoutTheme(), changing change: (inout CheckoutWorld) -> Void = { _ in }
    ) {
        var world = service.world
        change(&world)
        session = PrimerCheckoutSession(clientToken: token, settings: settings, theme: theme, world: world)
        service.answer(.configuration, 200, Sample.configuration(capturesCvv: capturesCvv))
        service.answer(.list, 200, list)
        service.answer(.delete, 200, "{}")
        service.answer(.exchange) { .json(200, Sample.exchanged("single-\($0)")) }
        service.answer(.actions, 200, Sample.configuration(capturesCvv: capturesCvv))
        service.answer(.tokenise) { .json(200, Sample.exchanged("card-token-\($0)")) }
        service.answer(.create) { .json(200, Sample.payment(id: "pay_\($0)")) }
        service.answer(.resume, 200, Sample.payment())
        service.answer(.poll, 200, #"{"status":"COMPLETE","id":"resume-1"}"#)
    }

    /// Starts the session without waiting for anything.
    func start() { starting = Task { await session.start { [weak self] in self?.note($0) } } }

    /// Keeps an outcome that the merchant is told of.
    func note(_ outcome: PrimerCheckoutState) { outcomes.append(outcome) }

    /// Starts the session and waits until it is ready and its list has come.
    func ready() async throws -> PrimerSelectionSession {
        start()
        await until(session) { $0.phase == .ready }
        return try await listed()
    }

    /// The present selection, once its list has come.
    func listed() async throws -> PrimerSelectionSession {
        let selection = try #require(session.selection)
        await until(selection) { $0.vaultListState != .loading }
        return selection
    }

    /// The failures among the outcomes.
    var failures: [PrimerError] {
        outcomes.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    /// The results among the outcomes.
    var results: [PaymentResult] {
        outcomes.compactMap { if case .success(let result) = $0 { result } else { nil } }
    }
}
