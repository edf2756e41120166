/// The limits of everything that is read off the wire.
public enum WireLimits {
    /// Containers that may stand inside one another in a JSON text; one more is ``JSONProblem/tooDeep(offset:maximum:)``.
    public static let jsonDepthMax = 32
    /// Bytes of a JSON text that is looked at; one more is ``JSONProblem/tooLong(count:maximum:)``.
    public static let jsonBytesMax = 16 * 1024 * 1024
    /// Members of an object whose keys are compared pair by pair; larger objects are sorted first. Both find every duplicate.
    static let pairwiseKeysMax = 16
}
