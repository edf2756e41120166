/// Prints what an integrator may want to know. No line holds a field's text, a body, a header or a URL.
@MainActor
public final class VGSCollectLogger {
    /// The logger of the process.
    public static let shared = VGSCollectLogger()

    /// What is printed.
    public var configuration = VGSCollectLoggingConfiguration()

    /// Where the lines go; standard output unless a test says otherwise.
    var write: (String) -> Void = { print($0) }

    private init() {}

    /// Back to printing nothing.
    public func disableAllLoggers() { configuration = VGSCollectLoggingConfiguration() }

    func warn(_ sentence: @autoclosure () -> String) {
        if configuration.level != .none { write("VGSCollectSDK warning: \(sentence())") }
    }

    func note(_ sentence: @autoclosure () -> String) {
        if configuration.level == .info, configuration.isNetworkDebugEnabled { write("VGSCollectSDK: \(sentence())") }
    }
}
