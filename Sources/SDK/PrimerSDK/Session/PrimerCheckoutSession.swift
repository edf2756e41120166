import CofferFoundation
import CofferWire
public import Combine

/// A checkout from its client token to its outcome.
///
/// Make one with the token that your server got, start it, and read ``phase``; once it is ready, ``selection`` lists the customer's saved
/// methods and pays with them. Nothing is sent before ``start()``. A session can be cancelled and started again; it pays once between the two.
@available(iOS 15.0, *)
@MainActor
public final class PrimerCheckoutSession: ObservableObject {
    /// How far a session is.
    public enum Phase: Equatable, Sendable {
        /// Not started, starting, refreshing, or over.
        case initializing
        /// The customer can choose and pay.
        case ready
    }

    /// How far the session is.
    @Published public private(set) var phase = Phase.initializing
    /// What is being paid, as the service knew it when the session became ready or was refreshed; nil before and after.
    @Published public private(set) var clientSession: PrimerClientSession?

    /// Asked before each payment is created, saved methods included; a new value counts for the next attempt.
    public var onBeforePaymentCreate: BeforePaymentCreateHandler?
    /// Gives the key of an attempt to pay, asked once per attempt unless the decision of ``onBeforePaymentCreate`` brings one; nil leaves
    /// it to the session, which always sends one. A key is 1 to 255 visible ASCII characters; another one fails the attempt.
    public var idempotencyKey: @Sendable () -> String?

    /// How the session behaves.
    let settings: PrimerSettings
    /// How the session's views look.
    let theme: PrimerCheckoutTheme
    /// Sends the customer to a page; see `PrimerCheckoutSession+Additions.swift`.
    var openURL: (@MainActor (URL) async -> Bool)?
    /// Sends the customer to a page where ``openURL`` is nil: the opener of the screen that showed the session last.
    var screenOpener: (@MainActor (URL) async -> Bool)?
    /// The run between start and cancellation.
    private(set) var run: CheckoutRun?
    /// The configuration that came last, where the settings allow to start with it again.
    private var known: ConfigurationObject?

    private let clientToken: SilentText
    private let world: CheckoutWorld
    private let flow = PaymentFlow()

    /// Makes a session; no request is sent.
    /// - Parameters:
    ///   - clientToken: The token that your server got from the service for this checkout.
    ///   - settings: How the session behaves.
    ///   - theme: How the session's views look.
    ///   - idempotencyKey: See ``idempotencyKey``.
    public convenience init(
        clientToken: String, settings: PrimerSettings = PrimerSettings(), theme: PrimerCheckoutTheme = PrimerCheckoutTheme(),
        idempotencyKey: @escaping @Sendable () -> String? = { nil }
    ) {
        self.init(clientToken: clientToken, settings: settings, theme: theme, idempotencyKey: idempotencyKey, world: .live())
    }

    init(
        clientToken: String, settings: PrimerSettings = PrimerSettings(), theme: PrimerCheckoutTheme = PrimerCheckoutTheme(),
        idempotencyKey: @escaping @Sendable () -> String? = { nil }, world: CheckoutWorld
    ) {
        self.clientToken = SilentText(clientToken)
        self.settings = settings
        self.theme = theme
        self.idempotencyKey = idempotencyKey
        self.world = world
    }

    /// Starts the session and returns when it is over: after a start that failed, after success, or when it was closed.
    ///
    /// With ``PrimerSettings/clientSessionCachingEnabled``, a session that was ready before starts with the configuration that it had.
    ///
    /// Returns at once when the session has been started already. Cancelling the task that waits here closes the session. To be told of
    /// outcomes, use `start(onCompletion:)`.
    public func start() async { await begin { _ in } }

    /// Fetches the configuration and the saved methods again, for example after your server changed the client session.
    ///
    /// Does nothing unless the session is ready. Sub-sessions read before are no longer the session's. When it fails, the failure is
    /// delivered, and the session is ready again as it was.
    public func refresh() async {
        guard phase == .ready, let run else { return }
        phase = .initializing
        run.dropSubSessions()
        var failure: PrimerError?
        do throws(PrimerError) {
            try await run.configure(clientToken.text)
        } catch {
            failure = error
        }
        guard self.run === run else { return }
        if failure == nil {
            keep(run.configuration)
            clientSession = run.clientSession
        }
        run.makeSelection()
        phase = .ready
        if let failure { run.deliver(.failure(failure)) }
    }

    /// Closes the session: requests are broken off, sub-sessions are dropped, and it can be started again.
    ///
    /// Delivers `dismissed`, unless the session was not ready or its outcome is known already.
    public func cancel() {
        guard let run else { return }
        self.run = nil
        clientSession = nil
        phase = .initializing
        ReadySessions.forget(self)
        run.close()
    }

    /// Chooses among saved methods and pays with them; the same object at each reading, nil unless the session is ready.
    public var selection: PrimerSelectionSession? { phase == .ready ? run?.selection : nil }

    /// Takes a new card and pays with it; the same object at each reading, nil unless the session is ready.
    public var cardForm: PrimerCardFormSession? { phase == .ready ? run?.cardForm() : nil }

    /// Starts the session and tells of every outcome, by the rules of ``CompletionGate``.
    func begin(_ observer: @escaping @MainActor (PrimerCheckoutState) -> Void) async {
        guard phase == .initializing, run == nil else { return }
        let run = CheckoutRun(of: self, world: world, flow: flow, observer: observer)
        self.run = run
        await withTaskCancellationHandler {
            await open(run)
            await run.untilOver()
        } onCancel: {
            Task { @MainActor in if self.run === run { self.cancel() } }
        }
    }

    private func keep(_ configuration: ConfigurationObject?) {
        if settings.clientSessionCachingEnabled { known = configuration }
    }

    private func open(_ run: CheckoutRun) async {
        do throws(PrimerError) {
            try await run.configure(clientToken.text, known: known)
            guard self.run === run else { return }
            keep(run.configuration)
            run.opened()
            run.makeSelection()
            clientSession = run.clientSession
            phase = .ready
            ReadySessions.remember(self)
        } catch {
            guard self.run === run else { return }
            self.run = nil
            run.deliver(.failure(error))
        }
    }
}
