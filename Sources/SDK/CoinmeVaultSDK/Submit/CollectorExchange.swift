import VGSCollectSDK

/// A send whose body is made.
struct CollectorExchange {
    /// What the fields put into it; nil when the collector does not say.
    let values: [SubmittedValue]?
    /// Sends it and comes back with the answer.
    let send: @MainActor () async -> VGSResponse
}
