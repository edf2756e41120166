import CofferFoundation

/// What a vault needs to know, resolved from the baked ids, the defaults and the overrides.
struct VaultConfiguration: Sendable {
    /// The environment this was resolved for.
    let environment: CoinmeVaultEnvironment
    /// Letters and digits.
    let vaultID: String
    /// Where to send; nil means the collector's own host for the vault id.
    let ingress: IngressOrigin?
    /// The submit path with exactly one leading slash.
    let path: String

    /// Resolves one environment; nothing of the other one is looked at.
    /// - Throws: ``CoinmeVaultError/invalidConfiguration(_:)`` with a sentence that names the environment and the property, never a value.
    init(
        environment: CoinmeVaultEnvironment, overrides: RuntimeVaultConfig?, ids: VaultIDs, defaults: VaultDefaults.Endpoint? = nil
    ) throws(CoinmeVaultError) {
        let property = environment.vaultIDProperty
        guard let id = ids.id(for: environment), !id.isBlank else {
            throw .invalidConfiguration("The \(environment) vault id is not baked in: set \(property) when the library is built.")
        }
        guard id.utf8.allSatisfy(Self.isLetterOrDigit) else {
            throw .invalidConfiguration("The \(environment) vault id is not made of letters and digits: correct \(property).")
        }
        let baked = defaults ?? VaultDefaults.endpoint(for: environment)
        let override = overrides?.override(for: environment)
        self.environment = environment
        vaultID = id
        ingress = try Self.ingress(override: override, baked: baked, environment)
        path = try Self.path(override?.path ?? baked.path, environment)
    }

    private static func ingress(
        override: EnvironmentOverride?, baked: VaultDefaults.Endpoint, _ environment: CoinmeVaultEnvironment
    ) throws(CoinmeVaultError) -> IngressOrigin? {
        if override == nil, baked.ingress.isBlank { return nil }
        let text = (override?.ingress ?? baked.ingress).trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { throw .invalidConfiguration("The \(environment) override is incomplete: its ingress is blank.") }
        guard let origin = IngressOrigin(text) else {
            throw .invalidConfiguration(
                "The \(environment) ingress is not a host, host:port or https origin (plain http is for loopback hosts only).")
        }
        return origin
    }

    private static func path(_ path: String, _ environment: CoinmeVaultEnvironment) throws(CoinmeVaultError) -> String {
        let text = path.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { throw .invalidConfiguration("The \(environment) override is incomplete: its path is blank.") }
        guard !text.contains(where: { $0 == "?" || $0 == "#" || $0 == "\\" || $0.isWhitespace || $0.isNewline }),
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { throw .invalidConfiguration("The \(environment) path must be a plain path without query or fragment.") }
        return "/" + text.drop { $0 == "/" }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
}

extension VaultConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The environment; the vault id stays out.
    var description: String { "VaultConfiguration(\(environment))" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension String {
    /// Whether nothing but white space is in it.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
