import CofferCardPromise
import CofferFoundation
import CofferWire

/// Where a client token sends a session, and what lets it in. Silent in every text form.
struct CheckoutAddress: Equatable, Sendable {
    /// The value of `Primer-Client-Token`.
    let accessToken: String
    /// Where the configuration is.
    let configuration: Endpoint
    /// The base of the calls; nil when only the configuration gives it.
    let pci: Endpoint?

    /// Reads a client token. Its signature is the service's business.
    /// - Parameters:
    ///   - now: What the expiry is compared with.
    ///   - promise: Whether real cards may be taken; where not, the token has to say that it is of another environment.
    /// - Throws: ``PrimerError/invalidClientToken(reason:diagnosticsId:)`` for what is no token, has no access token or has expired, and for
    ///   a URL in it that is neither HTTPS nor on this machine: the token names the hosts that get security codes.
    init(clientToken: String, now: Date, promise: CardPromise = .process) throws(PrimerError) {
        let payload: ClientTokenPayload
        do throws(ClientTokenProblem) {
            payload = try ClientTokenPayload(token: clientToken.trimmingCharacters(in: .whitespacesAndNewlines))
            accessToken = try payload.accessToken(at: Int64(now.timeIntervalSince1970))
        } catch {
            throw .invalidClientToken(reason: error.code)
        }
        if promise.refusesLive, !Self.playEnvironments.contains(payload.env ?? "") {
            throw .invalidClientToken(reason: "client-token.live-refused: \(CardPromise.sentence)")
        }
        guard HeaderText.isSound(accessToken) else { throw .invalidClientToken(reason: "client-token.bad-access-token") }
        guard let configuration = try Self.endpoint(payload.configurationUrl, named: "configurationUrl") else {
            throw .invalidClientToken(reason: "configurationUrl is missing")
        }
        self.configuration = configuration
        pci = try Self.endpoint(payload.pciUrl, named: "pciUrl")
        _ = try Self.endpoint(payload.coreUrl, named: "coreUrl")
    }

    /// Those without real cards.
    private static let playEnvironments: Set<String> = ["SANDBOX", "STAGING", "DEV"]

    private static func endpoint(_ text: String?, named name: String) throws(PrimerError) -> Endpoint? {
        guard let text else { return nil }
        guard let endpoint = Endpoint(text) else {
            throw .invalidClientToken(reason: "\(name) is neither an https address nor one of this machine")
        }
        return endpoint
    }
}

extension CheckoutAddress: WireSilent {}
