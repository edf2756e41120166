/// What one submit carries besides the fields.
public struct VaultSubmitOptions {
    /// Plain JSON members, deep-merged into the submitted JSON alongside the fields; a field wins over a member of the same key.
    public let extraData: [String: Any]
    /// Headers of this submit only, merged over the trace headers; on a conflict, whatever the case of the names, these win.
    public let headers: [String: String]

    /// Makes options; both parts may be left out.
    public init(extraData: [String: Any] = [:], headers: [String: String] = [:]) {
        self.extraData = extraData
        self.headers = headers
    }
}

extension VaultSubmitOptions: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many members and headers there are; names, addresses and tokens stay out.
    public var description: String { "VaultSubmitOptions(\(extraData.count) members, \(headers.count) headers)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no value.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
