internal import CofferCardRules
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

/// Reads the arguments of a merchant's query. Names in errors are ours, values are never shown.
enum CheckoutQuery {
    /// An argument that must be there.
    static func required(_ value: HTTPQueryValue, _ name: String) throws(CheckoutRefusal) -> String {
        guard let text = try text(value, name) else { throw invalid(name, "This argument is required.") }
        return text
    }

    /// An argument that may be absent; an empty one is.
    /// - Throws: ``CheckoutErrorID/requestValidation`` for one that stands twice, is badly encoded, or holds a card number (D14).
    static func text(_ value: HTTPQueryValue, _ name: String) throws(CheckoutRefusal) -> String? {
        switch value {
        case .absent: return nil
        case .unclear: throw invalid(name, "Stands twice or is badly encoded.")
        case .value(let text):
            guard !CardNumberScan.holds(text) else { throw invalid(name, "Must not hold a card number.") }
            return text.isEmpty ? nil : text
        }
    }

    /// An integer of 0 or more.
    static func integer(_ value: HTTPQueryValue, _ name: String) throws(CheckoutRefusal) -> Int64? {
        guard let text = try text(value, name) else { return nil }
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let integer = Int64(text) else {
            throw invalid(name, "Must be an integer of 0 or more.")
        }
        return integer
    }

    /// A moment as RFC 3339 writes it, in milliseconds since 1970.
    static func moment(_ value: HTTPQueryValue, _ name: String) throws(CheckoutRefusal) -> Int64? {
        guard let text = try text(value, name) else { return nil }
        guard let milliseconds = UTCTimestamp.unixMilliseconds(text) else {
            throw invalid(name, "Must be a moment such as 2030-01-31T12:00:00Z.")
        }
        return milliseconds
    }

    /// What is wrong with an argument.
    static func invalid(_ name: String, _ text: String) -> CheckoutRefusal {
        CheckoutRefusal(.requestValidation, model: "Query", path: name, text)
    }
}
