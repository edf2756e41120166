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
}
