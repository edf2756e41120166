import CofferService

/// The options of `coffer serve`.
struct ServeOptions {
    var isSandbox = false
    var dataFolder: String?
    var host = "127.0.0.1"
    var port: UInt16 = 0
    var publicURL: PublicURL?
    var refusesWithCodeStatus = false

    init(_ arguments: some Sequence<String>) throws(CommandLineProblem) {
        var rest = Array(arguments)[...]
        var seen: Set<String> = []
        while let argument = rest.popFirst() {
            let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = halves[0]
            guard Self.all.contains(option) else { throw .unknownOption }
            guard seen.insert(option).inserted else { throw .repeated(option: option) }
            if option == "--sandbox" {
                guard halves.count == 1 else { throw .badValue(option: option, hint: "takes no value") }
                isSandbox = true
                continue
            }
            guard let value = halves.count > 1 ? halves[1] : rest.popFirst(), !value.isEmpty else { throw .missingValue(option: option) }
            try take(option, value)
        }
    }

    private static let all: Set<String> = ["--sandbox", "--data", "--host", "--port", "--public-url", "--refusal-status"]

    private mutating func take(_ option: String, _ value: String) throws(CommandLineProblem) {
        switch option {
        case "--data":
            guard !value.hasPrefix("-") else { throw .missingValue(option: option) }
            dataFolder = value
        case "--host": host = value
        case "--port":
            guard value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let port = UInt16(value) else {
                throw .badValue(option: option, hint: "a number from 0 to 65535")
            }
            self.port = port
        case "--public-url":
            guard let url = PublicURL(value) else {
                throw .badValue(option: option, hint: "https://host or https://host:port, without a path (http on loopback only)")
            }
            publicURL = url
        default:
            switch value {
            case "200": refusesWithCodeStatus = false
            case "code": refusesWithCodeStatus = true
            default: throw .badValue(option: option, hint: "200 or code")
            }
        }
    }
}
