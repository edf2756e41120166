import Combine
import VGSCollectSDK

/// Waits for a published send.
@MainActor
enum SendWitness {
    static func value(of future: Future<VGSResponse, Never>) async -> VGSResponse {
        var subscription: AnyCancellable?
        defer { subscription?.cancel() }
        return await withCheckedContinuation { continuation in
            subscription = future.sink { continuation.resume(returning: $0) }
        }
    }
}
