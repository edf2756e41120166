import CofferFoundation
import DemoVault

/// The command line of `script/demo` without `--terminal` and `--headless`; the script prints what `--help` says.
struct Options: Equatable, Sendable {
    /// Where the page is; 0 takes a free port.
    var port: UInt16 = 0
    /// Who the customer is.
    var customer = "customer-1"
    /// What an order costs, in cents; nil for the basket's own price.
    var amount: Int?
    /// Whether the customer has saved cards from an earlier visit.
    var hasSavedCards = true
    /// Whether the security code of a saved card is asked for again.
    var asksForCode = false
    /// Whether a browser may be opened.
    var opensBrowser = true
    /// Path of `coffer`.
    var server: String
    /// Path of the app.
    var app: String

    /// - Parameter program: This program's path: the two others are beside it unless named.
    /// - Throws: ``DemoProblem/unknownArgument``.
    init(_ words: [String], program: String) throws(DemoProblem) {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        server = folder.appendingPathComponent("coffer").path
        app = folder.appendingPathComponent("CheckoutDemo").path
        var rest = words[...]
        func value() throws(DemoProblem) -> String {
            guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else { throw .unknownArgument }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "--port": port = try Self.number(value(), UInt16.init)
            case "--customer":
                customer = try value()
                guard customer.utf8.count <= Self.customerBytesMax, customer.utf8.allSatisfy(Self.isPlain) else { throw .unknownArgument }
            case "--amount":
                let cents = try Self.number(value(), Int.init)
                guard 1...Self.centsMax ~= cents else { throw .unknownArgument }
                amount = cents
            case "--no-cards": hasSavedCards = false
            case "--ask-code": asksForCode = true
            case "--no-browser": opensBrowser = false
            case "--server": server = try value()
            case "--app": app = try value()
            default: throw .unknownArgument
            }
        }
    }

    private static let customerBytesMax = 64
    private static let centsMax = 99_999_999

    /// Letters, digits and hyphens: it stands in a form and in a query as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
    }

    private static func number<Number>(_ text: String, _ read: (String) -> Number?) throws(DemoProblem) -> Number {
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = read(text) else { throw .unknownArgument }
        return number
    }
}
