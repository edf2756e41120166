internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferVault

extension CheckoutHandler {
    /// The longest API key that is looked at, in bytes.
    private static let apiKeyBytesMax = 128

    /// Whose API key a request shows.
    /// - Throws: ``CheckoutErrorID/unauthorized`` alike for a missing, doubtful, unknown and revoked one.
    func caller(apiKeyOf request: borrowing HTTPRequest) throws(CheckoutRefusal) -> Caller {
        guard let field = request.header("X-API-KEY"), request.headerCount("X-API-KEY") == 1, !field.isEmpty,
            field.bytes.count <= Self.apiKeyBytesMax
        else { throw CheckoutRefusal(.unauthorized) }
        do throws(VaultError) {
            return try vault.caller(apiKey: SecretBytes(copying: field.bytes))
        } catch { throw CheckoutRefusal(error, .merchant) }
    }

    /// Whose access token an app shows.
    /// - Throws: ``CheckoutErrorID/unauthorized`` alike for a missing, doubtful, forged and unknown one;
    ///   ``CheckoutErrorID/clientTokenExpired``.
    func caller(accessTokenOf request: borrowing HTTPRequest) throws(CheckoutRefusal) -> CheckoutCaller {
        guard let field = request.header("Primer-Client-Token"), request.headerCount("Primer-Client-Token") == 1 else {
            throw CheckoutRefusal(.unauthorized)
        }
        do throws(VaultError) {
            return try vault.checkoutCaller(accessToken: field.bytes)
        } catch { throw CheckoutRefusal(error, .sdk) }
    }
}

extension Caller {
    /// Asks whether something is allowed before the body is read.
    /// - Throws: ``CheckoutErrorID/forbidden``.
    func needs(_ scope: Scopes) throws(CheckoutRefusal) {
        guard scopes.contains(scope) else { throw CheckoutRefusal(.forbidden) }
    }
}
