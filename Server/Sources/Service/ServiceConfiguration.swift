public import CofferAPI
public import CofferHTTPServer
public import CofferVault

/// What a service is started with.
public struct ServiceConfiguration: Sendable {
    /// The folder with database, key and credentials; made when it is missing.
    public var dataFolder: String

    /// Where it listens.
    public var address = HTTPAddress.loopback

    /// Under which origin clients reach it; nil for its own address.
    public var publicURL: PublicURL?

    /// Sizes, times and numbers of connections.
    public var httpLimits = HTTPLimits()

    /// The vault's policies.
    public var vaultSettings = VaultSettings()

    /// The routes' policies.
    public var apiSettings = APISettings.sandbox

    /// Where the time is read.
    public var clock = VaultClock.system

    /// For the crash test only: additions to this account end the process by a fault.
    public var crashingAccount: String?

    /// A sandbox over a folder.
    public init(dataFolder: String) { self.dataFolder = dataFolder }

    /// Sets where it listens.
    /// - Parameters:
    ///   - host: A number of loopback such as `127.0.0.1` or `::1`, or `localhost`.
    ///   - port: 0 lets the system choose.
    /// - Throws: ``ServiceProblem/http(_:)``.
    public mutating func listen(host: String, port: UInt16) throws(ServiceProblem) {
        do throws(HTTPServerProblem) {
            address = try HTTPAddress(loopback: host, port: port)
        } catch { throw .http(error) }
    }
}
