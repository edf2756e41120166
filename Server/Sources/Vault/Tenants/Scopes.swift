/// What a caller may do.
public struct Scopes: OptionSet, Hashable, Sendable {
    /// One bit per permission.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Add cards.
    public static let addCards = Scopes(rawValue: 1)
    /// List and read cards and limits.
    public static let readCards = Scopes(rawValue: 2)
    /// Delete cards.
    public static let deleteCards = Scopes(rawValue: 4)
    /// Make and read checkout sessions.
    public static let manageSessions = Scopes(rawValue: 8)
    /// Buy bearers.
    public static let issueBearers = Scopes(rawValue: 16)
    /// Make, read, capture, cancel and refund payments.
    public static let managePayments = Scopes(rawValue: 32)
}
