internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

/// The checkout face of the vault (primer.md §3 and §5): the merchant's half at the root, the apps' half under `/sdk`, and the sandbox's page.
struct CheckoutHandler: Sendable {
    let vault: Vault
    let answers: CheckoutAnswers
    let tokens: ClientTokens
    let partners: PartnerNames
    let environment: String

    init(vault: Vault, origin: PublicOrigin, settings: APISettings, random: RandomBytes) {
        self.vault = vault
        answers = CheckoutAnswers(random: random)
        tokens = ClientTokens(vault: vault, origin: origin, environment: settings.environment)
        partners = PartnerNames(vault: vault)
        environment = settings.environment
    }

    /// Judges a request by its head: who asks first, so that a stranger learns nothing of what is here; then version, route and method.
    func decide(_ request: borrowing HTTPRequest, _ route: CheckoutRoute) -> HTTPDecision {
        do throws(CheckoutRefusal) {
            switch route.half {
            case .merchant: return try merchant(request, route)
            case .sdk: return try sdk(request, route)
            case .page: return try page(request, route)
            }
        } catch { return .answer(.now(answers.failure(error, route.half))) }
    }

    private func merchant(_ request: borrowing HTTPRequest, _ route: CheckoutRoute) throws(CheckoutRefusal) -> HTTPDecision {
        let caller = try self.caller(apiKeyOf: request)
        _ = try APIVersion.asked(by: request)
        switch (route, request.method) {
        case (.clientSession, .post): return try createSession(request, caller)
        case (.clientSession, .get), (.clientSession, .head): return try readSession(request, caller)
        case (.clientSession, .patch): return try changeSession(request, caller)
        case (.instruments, .get), (.instruments, .head): return try listInstruments(request, caller)
        case (.instrument(let token), .delete): return try deleteInstrument(token, request, caller)
        case (.keepInstrument(let token), .post): return try keepInstrument(token, request, caller)
        case (.defaultInstrument(let token), .post): return try makeDefault(token, request, caller)
        case (.payments, .post): return try createPayment(request, caller)
        case (.payments, .get), (.payments, .head): return try listPayments(request, caller)
        case (.payment(let id), .get), (.payment(let id), .head): return try readPayment(id, caller)
        case (.paymentStep(.resume, let id), .post): return try resumePayment(id, request, caller)
        case (.paymentStep(let operation, let id), .post): return try changePayment(operation, id, request, caller)
        case (.unknown, _): throw CheckoutRefusal(.routeNotFound)
        default: throw .methodNotAllowed(route)
        }
    }

    private func sdk(_ request: borrowing HTTPRequest, _ route: CheckoutRoute) throws(CheckoutRefusal) -> HTTPDecision {
        // Whoever knows the action's identifier may ask how it stands: a browser has nothing else.
        if case .actionStatus(let id) = route { return try poll(id, request, route) }
        let caller = try self.caller(accessTokenOf: request)
        _ = try APIVersion.asked(by: request)
        switch (route, request.method) {
        case (.sdkInstruments, .get), (.sdkInstruments, .head): return .answer(.now(try instruments(caller)))
        case (.sdkInstruments, .post): return try tokenise(request, caller)
        case (.configuration, .get), (.configuration, .head): return .answer(.now(try configuration(request, caller)))
        case (.sessionActions, .post): return try changeSession(request, caller)
        case (.exchange(let id), .post): return try exchange(id, request, caller)
        case (.sdkInstrument(let id), .delete): return deleteInstrument(id, caller)
        case (.sdkPayments, .post): return try createPayment(request, caller)
        case (.sdkResume(let id), .post): return try resumePayment(id, request, caller)
        case (.unknown, _): throw CheckoutRefusal(.routeNotFound)
        default: throw .methodNotAllowed(route)
        }
    }

    /// The server's own refusals, as the half tells them.
    func refuse(_ refusal: HTTPRefusal, _ half: CheckoutHalf) -> HTTPResponse {
        answers.failure(CheckoutRefusal(server: refusal), half)
    }
}
