/// What a processor knows of a step whose answer did not arrive.
public enum ProcessorLookup: Equatable, Sendable {
    /// It was answered so.
    case answered(ProcessorAnswer)
    /// It never arrived, and nothing was done.
    case neverSeen
    /// It is being worked on, or the processor cannot say now.
    case undecided
}
