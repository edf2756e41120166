internal import CofferFoundation
public import CofferService

/// A throw-away vault for a test target: on a free port of loopback, in a temporary folder that goes with it.
///
///     let sandbox = try await CofferSandbox.start()
///     let token = try sandbox.addToken(customerId: "42")
///     // … vault a card at sandbox.url with `Authorization: Bearer <token>` …
///     let clientToken = try await sandbox.clientToken(customerId: "42", amount: 1299, currency: "EUR")
///     // … pay with it by the second SDK …
///     await sandbox.stop()
public final class CofferSandbox: Sendable {
    private let service: CofferService
    private let folder: URL

    /// Starts a vault that nobody else uses.
    /// - Parameter change: Changes settings before the start, such as the clock.
    /// - Throws: ``ServiceProblem``.
    public static func start(_ change: (inout ServiceConfiguration) -> Void = { _ in }) async throws(ServiceProblem) -> CofferSandbox {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-sandbox-\(UUID().uuidString)")
        var configuration = ServiceConfiguration(dataFolder: folder.path)
        change(&configuration)
        do throws(ServiceProblem) {
            return CofferSandbox(service: try await CofferService.startSandbox(configuration), folder: folder)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    private init(service: CofferService, folder: URL) {
        self.service = service
        self.folder = folder
    }

    /// The origin, such as `http://127.0.0.1:40123`.
    public var url: String { service.credentials.url }

    /// Host and port, as `VaultIngressHosts` of `CoinmeVaultSDK` takes them.
    public var hostAndPort: String { service.hostAndPort }

    /// The secrets of its one tenant.
    public var credentials: ServiceCredentials { service.credentials }

    /// Where database, key and credentials are until ``stop()``.
    public var dataFolder: String { folder.path }

    /// A bearer for the partner's own servers: adds, lists, reads and deletes, for an hour.
    /// - Throws: ``ServiceProblem``.
    public func partnerToken() throws(ServiceProblem) -> String { try service.bearer(customerId: nil) }

    /// A bearer for an app: adds cards of one customer and does nothing else, for 10 minutes.
    /// - Throws: ``ServiceProblem``, for example for an empty `customerId`.
    public func addToken(customerId: String) throws(ServiceProblem) -> String { try service.bearer(customerId: customerId) }

    /// Opens a client session and gives its client token, which is all that an app needs to begin a checkout.
    /// - Parameters:
    ///   - customerId: Whose saved cards it shows; nil for nobody's.
    ///   - amount: Minor units, such as 1299 for 12.99 EUR.
    ///   - currency: Three capital letters, ISO 4217.
    ///   - captureCvv: Whether the security code of a saved card is asked for again.
    ///   - vaultOnSuccess: Whether a card is saved once it has paid.
    /// - Throws: ``ServiceProblem``, for example for an empty `customerId`.
    public func clientToken(
        customerId: String?, amount: Int64 = 1299, currency: String = "EUR", captureCvv: Bool = false, vaultOnSuccess: Bool = true
    ) async throws(ServiceProblem) -> String {
        try await service.clientToken(
            customerId: customerId, amount: amount, currency: currency, captureCvv: captureCvv, vaultOnSuccess: vaultOnSuccess)
    }

    /// Stops and removes everything. A second call does nothing.
    public func stop() async {
        await service.stop()
        try? FileManager.default.removeItem(at: folder)
    }
}
