internal import CofferAPI
internal import CofferCrypto
internal import CofferFoundation
internal import CofferHTTPServer
internal import CofferProcessors
internal import CofferVault
internal import CofferVaultSQLite
internal import CofferWire

/// A running vault: store, keys, processor, routes and server joined. Both the command line and test targets start it here.
public final class CofferService: Sendable {
    /// Where it is, and the secrets of its one tenant.
    public let credentials: ServiceCredentials

    /// Whether this start made a new tenant although others are in the database, because `credentials.json` was missing.
    public let replacedCredentials: Bool

    /// Host and port that it listens on, such as `127.0.0.1:40123`.
    public var hostAndPort: String { String(server.address.url.dropFirst("http://".count)) }

    private let server: HTTPServer
    private let vault: Vault
    private let handler: CofferHandler
    private let recovery: Task<Void, Never>

    /// Opens the data folder, making what is missing, and serves the sandbox.
    /// - Throws: ``ServiceProblem``; nothing is left running then.
    public static func startSandbox(_ configuration: ServiceConfiguration) async throws(ServiceProblem) -> CofferService {
        let store: SQLiteVaultStore
        do throws(StoreError) { store = try SQLiteVaultStore(folder: configuration.dataFolder) } catch { throw .store(error) }
        do throws(ServiceProblem) {
            return try await start(configuration, store: store)
        } catch {
            await store.close()
            throw error
        }
    }

    private static func start(
        _ configuration: ServiceConfiguration, store: SQLiteVaultStore
    ) async throws(ServiceProblem) -> CofferService {
        let random = RandomBytes()
        let sandbox = SandboxProcessor(crashingAccount: configuration.crashingAccount, clock: configuration.clock)
        let vault = Vault(
            store: store, keys: try await keys(configuration, store: store, random: random), processor: sandbox, payments: sandbox,
            directory: SandboxDirectory(), clock: configuration.clock, random: random, settings: configuration.vaultSettings)
        do throws(VaultError) { try await vault.recoverPayments() } catch { throw .vault(error) }
        let (found, isReplaced) = try await tenant(of: vault, folder: configuration.dataFolder)

        let origin = PublicOrigin()
        let handler = CofferHandler(vault: vault, origin: origin, settings: configuration.apiSettings, clock: configuration.clock)
        let server: HTTPServer
        do throws(HTTPServerProblem) {
            server = try HTTPServer(handler: handler, address: configuration.address, limits: configuration.httpLimits)
        } catch { throw .http(error) }
        var credentials = found
        // Never from a request's `Host`: a stranger would choose where apps send their cards.
        credentials.url = configuration.publicURL?.text ?? server.address.url
        origin.set(credentials.url)
        do throws(ServiceProblem) {
            try CredentialsFile.write(credentials, folder: configuration.dataFolder)
        } catch {
            await server.stop()
            throw error
        }
        return CofferService(
            credentials: credentials, replacedCredentials: isReplaced, server: server, vault: vault, handler: handler)
    }

    private static func keys(
        _ configuration: ServiceConfiguration, store: SQLiteVaultStore, random: RandomBytes
    ) async throws(ServiceProblem) -> KeyRing {
        do {
            return try await KeyRing.open(folder: configuration.dataFolder, store: store, clock: configuration.clock, random: random)
        } catch let problem as KeyProblem {
            throw .keys(problem)
        } catch let problem as StoreError {
            throw .store(problem)
        } catch let problem as CryptoError {
            throw .vault(.crypto(problem))
        } catch { throw .store(.unexpected) }
    }

    /// The tenant of `credentials.json`, or a new one where there is no such file. The URL in the result is of no use yet.
    private static func tenant(
        of vault: Vault, folder: String
    ) async throws(ServiceProblem) -> (ServiceCredentials, isReplaced: Bool) {
        let found = try CredentialsFile.read(folder: folder)
        do throws(VaultError) {
            if let found {
                guard try isKnown(found, to: vault) else { throw .wrongCredentials }
                return (found, false)
            }
            let isReplaced = try !vault.tenants().isEmpty
            let made = try await vault.createTenant(name: "sandbox")
            let credentials = ServiceCredentials(
                url: "", partnerId: made.partnerId, clientSecret: made.clientSecret, secretKey: made.secretKey,
                publishableKey: made.publishableKey)
            return (credentials, isReplaced)
        } catch { throw error == .wrongCredentials ? .credentialsDoNotMatch : .vault(error) }
    }

    private static func isKnown(_ credentials: ServiceCredentials, to vault: Vault) throws(VaultError) -> Bool {
        func secret(_ text: String) -> SecretBytes { SecretBytes(copying: text.utf8) }
        _ = try vault.issueBearer(partnerId: credentials.partnerId, clientSecret: secret(credentials.clientSecret))
        let merchant = try vault.caller(apiKey: secret(credentials.secretKey))
        let app = try vault.caller(apiKey: secret(credentials.publishableKey))
        return merchant.tenant == app.tenant
    }

    private init(
        credentials: ServiceCredentials, replacedCredentials: Bool, server: HTTPServer, vault: Vault, handler: CofferHandler
    ) {
        self.credentials = credentials
        self.replacedCredentials = replacedCredentials
        self.server = server
        self.vault = vault
        self.handler = handler
        recovery = Task.detached { await Self.recoverPayments(of: vault) }
    }

    /// How often payments whose outcome is not known are looked up.
    private static let recoverySeconds = 30

    /// Finds out what became of payments whose processor's answer was lost, every now and then after the start.
    private static func recoverPayments(of vault: Vault) async {
        // The sleep throws when the service stops. What fails otherwise is tried again.
        while (try? await Task.sleep(for: .seconds(recoverySeconds))) != nil { _ = try? await vault.recoverPayments() }
    }

    /// A bearer as `/services/authorize` sells it to this tenant: the partner's own, or an add-only one of a customer.
    /// - Throws: ``ServiceProblem/vault(_:)``.
    public func bearer(customerId: String?) throws(ServiceProblem) -> String {
        let secret = SecretBytes(copying: credentials.clientSecret.utf8)
        do throws(VaultError) {
            return try vault.issueBearer(partnerId: credentials.partnerId, clientSecret: secret, account: customerId).token
        } catch { throw .vault(error) }
    }

    /// Opens a client session as the merchant's servers would, and gives its client token.
    /// - Parameters:
    ///   - customerId: Whose saved cards it shows; nil for nobody's.
    ///   - amount: Minor units.
    ///   - currency: Three capital letters, ISO 4217.
    ///   - captureCvv: Whether the security code of a saved card is asked for again.
    ///   - vaultOnSuccess: Whether a card is saved once it has paid.
    /// - Throws: ``ServiceProblem/vault(_:)``.
    public func clientToken(
        customerId: String?, amount: Int64, currency: String, captureCvv: Bool, vaultOnSuccess: Bool
    ) async throws(ServiceProblem) -> String {
        let card = PaymentMethodOption(type: "PAYMENT_CARD", captureVaultedCardCvv: captureCvv)
        let content = ClientSessionObject(
            currencyCode: currency, amount: amount, customerId: customerId,
            paymentMethod: SessionPaymentMethodObject(vaultOnSuccess: vaultOnSuccess, options: [card]))
        do throws(VaultError) {
            return try await handler.openClientSession(content, secretKey: SecretBytes(copying: credentials.secretKey.utf8))
        } catch { throw .vault(error) }
    }

    /// Stops accepting, lets what is under way finish, and closes the database. A second call does nothing.
    public func stop() async {
        recovery.cancel()
        await server.stop()
        await recovery.value
        await vault.close()
    }
}
