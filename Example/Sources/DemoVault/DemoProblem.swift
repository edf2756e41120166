/// Why the demo cannot go on. No case carries anything of a card.
package enum DemoProblem: Error, Equatable {
    /// A line is not `number|MM/YY|cvc|name`.
    case malformedLine
    /// An argument is not known.
    case unknownArgument
    /// A program of ours could not be started.
    case serverDidNotStart
    /// A program's first line is not what it should be.
    case serverFirstLine
    /// The vault could not be reached.
    case unreachable
    /// The vault answered something else than expected.
    case unexpectedAnswer(status: Int)
    /// The input ended in the middle of a card.
    case inputEnded
    /// A file of the vault could not be read.
    case unreadableFile

    /// A stable name for machines.
    package var code: String {
        switch self {
        case .malformedLine: "malformedLine"
        case .unknownArgument: "unknownArgument"
        case .serverDidNotStart: "serverDidNotStart"
        case .serverFirstLine: "serverFirstLine"
        case .unreachable: "unreachable"
        case .unexpectedAnswer: "unexpectedAnswer"
        case .inputEnded: "inputEnded"
        case .unreadableFile: "unreadableFile"
        }
    }
}
