/// The limits of everything that is read off the wire.
public enum WireLimits {
    /// Containers that may stand inside one another in a JSON text; one more is ``JSONProblem/tooDeep(offset:maximum:)``.
    public static let jsonDepthMax = 32
    /// Bytes of a JSON text that is looked at; one more is ``JSONProblem/tooLong(count:maximum:)``.
    public static let jsonBytesMax = 16 * 1024 * 1024
    /// Members of an object whose keys are compared pair by pair; larger objects are sorted first. Both find every duplicate.
    static let pairwiseKeysMax = 16

    /// The largest amount in minor units: the largest integer that a reader with floating-point numbers keeps exactly (2^53 - 1).
    public static let amountMax: Int64 = 9_007_199_254_740_991
    /// The largest `quantity` of a line item.
    public static let quantityMax: Int64 = 1_000_000
    /// Bytes of a client session as JSON, also after a change was merged into it.
    public static let clientSessionBytesMax = 64 * 1024
    /// UTF-8 bytes of one text of a client session.
    public static let sessionTextBytesMax = 1024
    /// Line items of an order.
    public static let lineItemsMax = 500
    /// Fees of an order.
    public static let feesMax = 50
    /// Entries of a list of networks or of payment method options.
    public static let networksMax = 50
    /// Actions of one request.
    public static let actionsMax = 20
    /// UTF-8 bytes of a client token that is looked at.
    public static let clientTokenBytesMax = 64 * 1024
}
