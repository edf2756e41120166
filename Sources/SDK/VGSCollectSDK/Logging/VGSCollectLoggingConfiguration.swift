/// What the logger prints; nothing unless set.
public struct VGSCollectLoggingConfiguration: Sendable {
    /// How much is printed.
    public var level: VGSLogLevel = .none
    /// Whether sends are printed too: method, status and the count of bytes. Bodies, headers and URLs never are.
    public var isNetworkDebugEnabled = false
    /// Whether more detail is printed; there is none at present.
    public var isExtensiveDebugEnabled = false

    /// A configuration that prints nothing.
    public init() {}
}
