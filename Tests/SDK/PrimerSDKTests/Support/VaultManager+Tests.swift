@testable import PrimerSDK

extension PrimerHeadlessUniversalCheckout.VaultManager {
    /// The list, or the error's id.
    func fetched() async -> Result<[String], PrimerError> {
        await withCheckedContinuation { continuation in
            fetchVaultedPaymentMethods { methods, error in
                continuation.resume(returning: methods.map { .success($0.map(\.id)) } ?? .failure(error as? PrimerError ?? .unknown()))
            }
        }
    }

    /// How a deletion ended.
    func deleted(_ id: String) async -> PrimerError? {
        await withCheckedContinuation { continuation in
            deleteVaultedPaymentMethod(id: id) { continuation.resume(returning: $0 as? PrimerError) }
        }
    }

    /// What is wrong with a payment's data.
    func judged(_ id: String, _ data: any PrimerVaultedPaymentMethodAdditionalData) async -> [String]? {
        await withCheckedContinuation { continuation in
            validate(vaultedPaymentMethodId: id, vaultedPaymentMethodAdditionalData: data) { errors in
                continuation.resume(
                    returning: errors?.map { ($0 as? PrimerError)?.errorId ?? ($0 as? PrimerValidationError)?.errorId ?? "?" })
            }
        }
    }
}
