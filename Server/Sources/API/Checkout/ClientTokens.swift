internal import CofferVault
internal import CofferWire

/// Writes and reads client tokens (primer.md §3.1): signed statements of where a client session is served and how to show that one belongs to
/// it.
struct ClientTokens: Sendable {
    let vault: Vault
    let origin: PublicOrigin
    let environment: String

    /// The token of a client session.
    func token(of session: ClientSession) throws(CheckoutRefusal) -> String {
        var payload = try payload(accessToken: session.accessToken, expiresAt: session.expiresAt)
        payload.intent = "CHECKOUT"
        payload.paymentFlow = "DEFAULT"
        return try sign(payload)
    }

    /// The token of what a customer must do on the sandbox's page before a payment goes on.
    /// - Parameter accessToken: With what the app goes on afterwards; nil where a merchant does.
    func token(of action: PaymentAction, accessToken: String?) throws(CheckoutRefusal) -> String {
        var payload = try payload(accessToken: accessToken ?? action.id, expiresAt: action.expiresAt)
        payload.intent = Self.actionIntent
        payload.redirectUrl = "\(try serving)/sandbox/actions/\(action.id)"
        payload.statusUrl = "\(try serving)/sdk/actions/\(action.id)/status"
        return try sign(payload)
    }

    /// What an app does with the token of an action: it opens a page and polls until the customer has decided (primer.md §3.6).
    static let actionIntent = "PROCESSOR_3DS"

    /// The access token in a client token that this vault has signed.
    /// - Throws: ``CheckoutErrorID/clientSessionNotFound`` for any other text.
    func accessToken(in token: String) throws(CheckoutRefusal) -> String {
        guard let json = try? vault.openClientToken(token.utf8), let document = try? JSONDocument(json),
            let accessToken = document["accessToken"]?.string
        else { throw CheckoutRefusal(.clientSessionNotFound) }
        return accessToken
    }

    /// The origin under which apps reach us.
    /// - Throws: ``CheckoutErrorID/unavailable`` in the moment before it is known.
    var serving: String {
        get throws(CheckoutRefusal) {
            guard let text = origin.text else { throw CheckoutRefusal(.unavailable) }
            return text
        }
    }

    private func payload(accessToken: String, expiresAt: Int64) throws(CheckoutRefusal) -> ClientTokenPayload {
        var payload = ClientTokenPayload()
        payload.accessToken = accessToken
        payload.exp = expiresAt / 1_000
        payload.configurationUrl = "\(try serving)/sdk/configuration"
        payload.coreUrl = try serving
        payload.pciUrl = "\(try serving)/sdk"
        payload.env = environment
        return payload
    }

    private func sign(_ payload: ClientTokenPayload) throws(CheckoutRefusal) -> String {
        var writer = JSONWriter()
        payload.write(to: &writer)
        do throws(VaultError) { return try vault.signClientToken(writer.bytes) } catch { throw CheckoutRefusal(error, .merchant) }
    }
}
