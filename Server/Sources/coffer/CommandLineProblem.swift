/// What is wrong with a command line. Sentences name options, never their values.
enum CommandLineProblem: Error, Equatable {
    case noCommand
    case unknownCommand
    case unknownOption
    case missingValue(option: String)
    case badValue(option: String, hint: String)
    case repeated(option: String)

    var sentence: String {
        switch self {
        case .noCommand: "say what to do"
        case .unknownCommand: "there is no such command"
        case .unknownOption: "there is no such option"
        case .missingValue(let option): "\(option) needs a value"
        case .badValue(let option, let hint): "\(option): \(hint)"
        case .repeated(let option): "\(option) is given twice"
        }
    }
}
