public import CoinmeVaultSDK
import UIKit
public import VGSCollectSDK

/// A merchant's own API that speaks of the SDK's types, and the collector's names beside the wrapper's.
@MainActor
public struct Checkout {
    /// The vault.
    public let vault: CoinmeVault

    /// A checkout over a vault.
    public init(vault: CoinmeVault) { self.vault = vault }

    /// A field that looks like the shop.
    public func styledField() -> VGSTextField {
        let configuration = VGSConfiguration(collector: vault.collector, fieldName: VaultFieldNames.zipCode)
        configuration.type = .none
        configuration.isRequired = false
        configuration.maxInputLength = 10
        let field = VGSTextField()
        field.configuration = configuration
        field.placeholder = "ZIP"
        field.padding = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        return field
    }

    /// What the escape hatch shows.
    public func observe() {
        vault.collector.customHeaders = ["X-Shop": "1"]
        vault.collector.observeStates = { fields in
            for field in fields {
                if let card = field.state as? VGSCardState { print(card.cardBrand.stringValue, card.last4) }
            }
        }
    }

    /// Sends from a task of its own; results cross actors.
    public nonisolated func pay(_ input: PaymentMethodInput) async throws(CoinmeVaultError) -> VaultSubmitResult {
        do {
            return try await vault.submitPaymentMethod(input)
        } catch let error as CoinmeVaultError {
            throw error
        } catch {
            throw .unknown(underlying: error)
        }
    }

    /// Values that can be compared.
    public func isSame(_ one: VaultFormState, _ other: VaultFormState) -> Bool { one == other && one.fields == other.fields }
}
