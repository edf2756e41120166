public import CofferCrypto
public import CofferHTTPServer
public import CofferVault
public import CofferWire

/// Both faces of the vault on one address, told apart by the path: whatever is none of the checkout face belongs to the CAAS face.
public struct CofferHandler: HTTPHandler {
    private let caas: CaasHandler
    private let checkout: CheckoutHandler

    /// Both faces of a vault.
    /// - Parameters:
    ///   - origin: Under which apps reach the server; it goes into client tokens.
    ///   - clock: For the `timestamp` of the CAAS face's refusals.
    ///   - random: For the names of refusals, and nothing secret.
    public init(
        vault: Vault, origin: PublicOrigin, settings: APISettings = APISettings(), clock: VaultClock = .system,
        random: RandomBytes = RandomBytes()
    ) {
        caas = CaasHandler(vault: vault, settings: settings, clock: clock)
        checkout = CheckoutHandler(vault: vault, origin: origin, settings: settings, random: random)
    }

    /// Opens a client session without a request, for who runs the server in its own process.
    /// - Returns: The client token.
    /// - Throws: ``VaultError``; ``VaultError/sessionNotFound`` before the origin is told.
    public func openClientSession(_ content: ClientSessionObject, secretKey: SecretBytes) async throws(VaultError) -> String {
        let session = try await checkout.vault.createClientSession(content, by: checkout.vault.caller(apiKey: secretKey))
        do throws(CheckoutRefusal) { return try checkout.tokens.token(of: session) } catch { throw .sessionNotFound }
    }

    /// Hands a request to the face of its path.
    public func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        guard let route = CheckoutRoute(request.path) else { return caas.decide(request) }
        return checkout.decide(request, route)
    }

    /// The half of the checkout face that a path belongs to; none for the CAAS face.
    public func area(of path: HTTPText) -> HTTPArea { CheckoutHalf(path)?.area ?? .none }

    /// The server's own refusals, as the face of the path tells them.
    public func refuse(_ refusal: HTTPRefusal, in area: HTTPArea) -> HTTPResponse {
        guard let half = CheckoutHalf(area) else { return caas.refuse(refusal, in: area) }
        return checkout.refuse(refusal, half)
    }
}
