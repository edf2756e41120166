@testable import CoinmeVaultSDK

/// Runs a submit that must fail and gives its error; nil when it succeeds or throws anything but a ``CoinmeVaultError``.
@MainActor
func failure(_ submit: @MainActor () async throws -> VaultSubmitResult) async -> CoinmeVaultError? {
    do {
        _ = try await submit()
        return nil
    } catch {
        return error as? CoinmeVaultError
    }
}

extension CoinmeVaultError {
    /// The fields of a `.validation`.
    var fields: [String: [String]]? {
        guard case .validation(let fields) = self else { return nil }
        return fields
    }

    /// Status and body of a `.server`.
    var server: (status: Int, body: String?)? {
        guard case .server(let status, let body) = self else { return nil }
        return (status, body)
    }

    /// Status and response of a `.caas`.
    var caas: (status: Int, response: CaasErrorResponse)? {
        guard case .caas(let status, let response) = self else { return nil }
        return (status, response)
    }

    /// The underlying error of a `.network`.
    var network: (any Error)? {
        guard case .network(let underlying) = self else { return nil }
        return underlying
    }

    /// The underlying error of an `.unknown`.
    var unknown: (any Error)? {
        guard case .unknown(let underlying) = self else { return nil }
        return underlying
    }

    /// The text of an `.invalidConfiguration`.
    var configurationReason: String? {
        guard case .invalidConfiguration(let reason) = self else { return nil }
        return reason
    }

    /// Whether it is `.submitInProgress`.
    var isInProgress: Bool {
        if case .submitInProgress = self { return true }
        return false
    }
}
