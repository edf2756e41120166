/// Upstream's switch for analytics, for source compatibility. This module has none: nothing is collected and nothing is sent.
@MainActor
public final class VGSAnalyticsClient {
    /// The client of the process.
    public static let shared = VGSAnalyticsClient()

    /// Always false; an assignment changes nothing.
    public var shouldCollectAnalytics: Bool {
        get { false }
        set {}
    }

    private init() {}
}
