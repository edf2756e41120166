import CofferFoundation
import CofferWire

/// What the customer has to do before a payment can go on. Silent in every text form.
struct RequiredAction: Equatable, Sendable {
    /// What the customer is sent to; nil when there is only waiting to do.
    let redirect: Endpoint?
    /// What is asked how the action stands.
    let status: Endpoint
    /// The access token for ``status``; it came with the address.
    let accessToken: String

    /// Reads the client token of a required action.
    ///
    /// Intents that contain `_REDIRECTION`, and `PROCESSOR_3DS`, are a page and then polling (primer.md §3.6).
    /// - Throws: ``PrimerError/missingSDK(paymentMethodType:sdkName:diagnosticsId:)`` for what needs another SDK, ``PrimerError/invalidValue(key:value:reason:diagnosticsId:)``
    ///   for a token that cannot be read, is for something unknown, or names an address that is neither HTTPS nor on this machine. Its
    ///   expiry is the service's business: it came this moment, and a clock that jumped must not end a payment.
    init(_ object: RequiredActionObject, paymentMethodType: String) throws(PrimerError) {
        let payload: ClientTokenPayload
        do throws(ClientTokenProblem) { payload = try ClientTokenPayload(token: object.clientToken) } catch {
            throw Self.invalid(error.code)
        }
        accessToken = payload.accessToken ?? ""
        guard HeaderText.isSound(accessToken) else { throw Self.invalid("client-token.bad-access-token") }
        let intent = payload.intent ?? ""
        if intent.contains("STRIPE_ACH") { throw .missingSDK(paymentMethodType: paymentMethodType, sdkName: "PrimerStripeSDK") }
        if intent == "3DS_AUTHENTICATION" { throw .missingSDK(paymentMethodType: paymentMethodType, sdkName: "Primer3DS") }
        guard intent == "PROCESSOR_3DS" || intent.contains("_REDIRECTION") else { throw Self.invalid("the action's intent is not known") }
        guard let status = payload.statusUrl.flatMap(Endpoint.init(_:)) else { throw Self.invalid("statusUrl cannot be called") }
        self.status = status
        if let text = payload.redirectUrl {
            guard let redirect = Endpoint(text) else { throw Self.invalid("redirectUrl cannot be opened") }
            self.redirect = redirect
        } else {
            redirect = nil
        }
    }

    private static func invalid(_ reason: String) -> PrimerError { .invalidValue(key: "resumeToken", reason: reason) }
}

extension RequiredAction: WireSilent {}
