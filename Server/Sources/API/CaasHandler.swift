public import CofferHTTPServer
public import CofferVault
internal import CofferWire

/// The CAAS face of the vault: routes, who may use them, and what they answer (coinme.md §1).
///
/// `User-Agent` is required by the original service; here it is not looked at, because the SDK of the first spec does not promise it.
public struct CaasHandler: HTTPHandler {
    let vault: Vault
    let answers: CaasAnswers
    let partners: PartnerNames
    private let authorize: Authorize

    /// The face of a vault.
    /// - Parameter clock: For the `timestamp` of refusals.
    public init(vault: Vault, settings: APISettings = APISettings(), clock: VaultClock = .system) {
        self.vault = vault
        answers = CaasAnswers(settings: settings, clock: clock)
        partners = PartnerNames(vault: vault)
        authorize = Authorize(vault: vault, answers: answers)
    }

    /// Judges a request by its head: without a valid bearer it is answered 401 and nothing else, and its body is not kept.
    public func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        let route = CaasRoute(request.path)
        if route == .authorize, request.method == .post { return authorize.decide(request) }
        guard let caller = caller(of: request) else { return .answer(.now(CaasAnswers.unauthorized)) }
        switch (route, request.method) {
        case (.collection, .post): return add(request, caller: caller)
        case (.collection, .get), (.collection, .head): return withCustomer(request, route) { list(of: $0, caller: caller, route: route) }
        case (.status, .get), (.status, .head): return withCustomer(request, route) { status(of: $0, caller: caller, route: route) }
        case (.item(let id), .get), (.item(let id), .head):
            return withCustomer(request, route) { read(id, of: $0, caller: caller, route: route) }
        case (.item(let id), .delete): return withCustomer(request, route) { delete(id, of: $0, caller: caller, route: route) }
        case (.unknown, _):
            return .answer(.now(answers.envelope(.malformedRequest, status: 404, detail: "There is no such route.")))
        default:
            return .answer(.now(methodNotAllowed(route)))
        }
    }

    /// The server's own refusals, as the CAAS face tells them.
    public func refuse(_ refusal: HTTPRefusal, in area: HTTPArea) -> HTTPResponse {
        switch refusal {
        case .requestTooSlow: HTTPResponse(status: refusal.status)
        case .handlerTooSlow, .longHandlerTooSlow, .tooManyStreams, .stopping: answers.envelope(.internalError, status: refusal.status)
        case .framing, .bodyTooLarge, .headTooLarge: answers.envelope(.malformedRequest, status: refusal.status)
        }
    }

    private func methodNotAllowed(_ route: CaasRoute) -> HTTPResponse {
        answers.envelope(
            .malformedRequest, status: 405, detail: "The route does not answer this method.", path: route.template,
            fields: [HTTPResponse.Field("Allow", route.allowed)])
    }

    /// Who presents a bearer, with or without `Bearer ` before it; nil for a missing, doubtful or bad one.
    private func caller(of request: borrowing HTTPRequest) -> Caller? {
        guard let field = request.header("Authorization"), request.headerCount("Authorization") == 1 else { return nil }
        let bearer = field.dropping(prefixInAnyCase: "Bearer ") ?? field
        return try? vault.caller(bearer: bearer.bytes)
    }
}
